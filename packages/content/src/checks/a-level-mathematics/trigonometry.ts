import { itemAt } from '../../item-at.ts';
import { checkEachOption } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate, sameExpression } from '../support/expression.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const close = (one: number, other: number) => Math.abs(one - other) < 1e-6;
const functions: Readonly<Record<string, (degrees: number) => number>> = {
  sin: (degrees) => Math.sin((degrees * Math.PI) / 180),
  cos: (degrees) => Math.cos((degrees * Math.PI) / 180),
  tan: (degrees) => Math.tan((degrees * Math.PI) / 180),
};
const value = (name: string, degrees: number) => functions[name]?.(degrees) ?? NaN;
const nameIn = (text: string) => /sin|cos|tan/.exec(text)?.[0] ?? '';
/** The angles of the range, in steps of a quarter of a degree, at which the function has the value. */
const solutions = (name: string, target: number, high: number, times = 1) =>
  Array.from({ length: 4 * high + 1 }, (_, index) => index / 4).filter((degrees) =>
    close(value(name, times * degrees), target),
  );

export const trigonometryChecks: ChecksByFamily = {
  radians: checkEachOption((option, text) => {
    const numbers = numbersIn(text.replace('cm²', ''));
    if (text.includes('sector'))
      return close(
        evaluate(option),
        text.includes('arc')
          ? itemAt(numbers, 0) * itemAt(numbers, 1)
          : 0.5 * itemAt(numbers, 0) ** 2 * itemAt(numbers, 1),
      );
    const degreesGiven = text.includes('in radians');
    const angle = evaluate(/What is (.*?)(?:°| radians)/.exec(text)?.[1] ?? '');
    return degreesGiven
      ? close(evaluate(option), (angle * Math.PI) / 180)
      : close((evaluate(option.replace('°', '')) * Math.PI) / 180, angle);
  }),
  'exact-values': checkEachOption((option, text) =>
    close(evaluate(option), value(nameIn(text), itemAt(numbersIn(text), 0))),
  ),
  equations: checkEachOption((option, text) => {
    const name = nameIn(text);
    const given = numbersIn(option);
    if (text.includes('(2θ)')) {
      const known = Number(/θ = ([\d.]+)°/.exec(text)?.[1]);
      return (
        itemAt(
          solutions(name, value(name, 2 * known), 180, 2).filter((each) => each > known),
          0,
        ) === itemAt(given, 0)
      );
    }
    const known = Number(/([\d.]+)°/.exec(text)?.[1]);
    const all = solutions(name, value(name, known) * (text.includes('−k') ? -1 : 1), 360);
    const wanted = text.includes('−k') ? all : all.filter((each) => each !== known);
    return wanted.join() === given.join();
  }),
  identities: checkEachOption((option, text) =>
    sameExpression(option, /(?:identical to|Simplify) (.*)[.?]$/.exec(text)?.[1] ?? '', ['θ']),
  ),
  'harmonic-form': checkEachOption((option, text) => {
    const expression = (/value of (.*)\?/.exec(text)?.[1] ?? '').replaceAll(/(sin|cos) θ/g, '$1(θ)');
    const height = (θ: number) => evaluate(expression, { θ });
    const middle = (height(0) + height(Math.PI)) / 2;
    const crest = Math.atan2(height(Math.PI / 2) - middle, height(0) - middle);
    const greatest = height(crest);
    return Math.abs(evaluate(option) - greatest) < 1e-4;
  }),
};

import { itemAt } from '../../item-at.ts';
import { checkEachOption } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate, gradient } from '../support/expression.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const subscripts = '₀₁₂₃₄₅₆₇₈₉';
/** `log₂(8)` rewritten with natural logarithms. */
const natural = (text: string) =>
  text.replaceAll(
    /(\d*)log([₀-₉]+)\(([^)]*)\)/g,
    (_, times: string, base: string, value: string) =>
      `${times === '' ? '' : `${times} × `}(ln(${value})/ln(${[...base].map((digit) => subscripts.indexOf(digit)).join('')}))`,
  );
const near = (one: number, other: number, tolerance: number) =>
  Number.isFinite(one + other) &&
  Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other), 1e-9);
const part = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
/** The left side minus the right side of an equation at a value. */
const excess = (equation: string, x: number) => {
  const [left = '', right = ''] = equation.split(' = ');
  return evaluate(left, { x }) - evaluate(right, { x });
};

export const exponentialsAndLogarithmsChecks: ChecksByFamily = {
  evaluate: checkEachOption((option, text) =>
    near(evaluate(option), evaluate(natural(part(text, /value of (.*)\?/))), 1e-9),
  ),
  laws: checkEachOption((option, text) => {
    const combined = part(text, /Write (.*) as a single/);
    const base = (each: string) => /log([₀-₉]+)/.exec(each)?.[1];
    if (combined !== '')
      return (
        base(option) === base(combined) && near(evaluate(natural(option)), evaluate(natural(combined)), 1e-9)
      );
    const inside = part(text, /log\((.*)\)\?/);
    return [
      [1.3, 2.1],
      [3.7, 0.6],
    ].every(([a = 1, b = 1]) =>
      near(Math.log(evaluate(inside, { a, b })), evaluate(option, { p: Math.log(a), q: Math.log(b) }), 1e-9),
    );
  }),
  equations: checkEachOption((option, text) => {
    const equation = part(text, /(?:Solve|solutions of) (.* = [^,.?]*)/);
    if (option.includes(' or '))
      return option
        .split(' or ')
        .every((each) => Math.abs(excess(equation, evaluate(each.replace('x = ', '')))) < 1e-6);
    const x = itemAt(numbersIn(option), 0);
    // Correct to the printed digits if the difference changes its sign within half a unit of the last digit.
    const decimals = option.split('.')[1]?.length ?? 0;
    const half = decimals === 0 ? 1e-6 : 0.501 * 10 ** -decimals;
    return excess(equation, x - half) * excess(equation, x + half) <= 0;
  }),
  models: checkEachOption((option, text) => {
    const formula = part(text, /N = (.*?)\. /);
    const value = itemAt(numbersIn(option), 0);
    const at0 = evaluate(formula, { t: 0 });
    if (text.includes('beginning')) return value === at0;
    if (text.includes('doubled')) return near(evaluate(formula, { t: value }), 2 * at0, 0.004);
    return near(value, gradient(formula, Number(part(text, /t = (\d+)/)), 't'), 0.006);
  }),
};

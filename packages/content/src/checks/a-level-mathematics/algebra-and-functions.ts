import { checkEachOption, checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate, sameExpression } from '../support/expression.ts';
import { numberOf, numbersIn } from '../support/numbers-in-text.ts';

const part = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const sample = Array.from({ length: 401 }, (_, index) => -20 + index / 10 + 0.03);

/** The coefficients of a quadratic, from three of its values. */
function coefficients(text: string): [number, number, number] {
  const [below, at, above] = [-1, 0, 1].map((x) => evaluate(text, { x })) as [number, number, number];
  return [(above + below) / 2 - at, (above - below) / 2, at];
}

function satisfies(condition: string, x: number): boolean {
  return condition.split(' or ').some((each) => {
    const [first = NaN, second = NaN] = numbersIn(each);
    if (each.includes('< x <')) return first < x && x < second;
    return each.includes('x <') ? x < first : x > first;
  });
}

export const algebraAndFunctionsChecks: ChecksByFamily = {
  discriminant: checkNumber((text) => {
    const equal = part(text, /does (.*) = 0 have/);
    if (equal === '') {
      const [a, b, c] = coefficients(part(text, /of (.*)\?/));
      return b * b - 4 * a * c;
    }
    const [a, , c] = coefficients(equal.replace('kx', '0'));
    return Math.sqrt(4 * a * c);
  }),
  'complete-the-square': checkEachOption((option, text) =>
    sameExpression(option, part(text, /Which is (.*) in completed/)),
  ),
  'factor-theorem': checkEachOption((option, text) => {
    const root = (divisor: string) => -evaluate(divisor, { x: 0 });
    const [, factor = '', cubic = ''] = /^(.*) is a factor of (.*)\. What/.exec(text) ?? [];
    if (factor !== '') return Math.abs(evaluate(cubic, { x: root(factor), k: numberOf(option) })) < 1e-9;
    const [, dividend = '', divisor = ''] = /when (.*) is divided by (.*)\?/.exec(text) ?? [];
    return evaluate(dividend, { x: root(divisor) }) === numberOf(option);
  }),
  'composite-and-inverse': checkEachOption((option, text) => {
    const inverse = part(text, /f\(x\) = (.*)\. What is f⁻¹/);
    if (inverse !== '')
      return [1.3, 2.7, 4.1].every(
        (x) => Math.abs(evaluate(option, { x: evaluate(inverse, { x }) }) - x) < 1e-9,
      );
    const f = (x: number) => evaluate(part(text, /f\(x\) = (.*) and g/), { x });
    const x = Number(part(text, /[fg]{2}\((\d+)\)/));
    return numberOf(option) === (text.includes('fg(') ? f(x * x) : f(x) ** 2);
  }),
  'partial-fractions': checkEachOption((option, text) =>
    sameExpression(option, part(text, /Express (.*) in partial/)),
  ),
  'quadratic-inequalities': checkEachOption((option, text) => {
    const [, left = '', sign = ''] = /inequality (.*) ([<>]) 0/.exec(text) ?? [];
    return sample.every(
      (x) => (sign === '<' ? evaluate(left, { x }) < 0 : evaluate(left, { x }) > 0) === satisfies(option, x),
    );
  }),
};

import { itemAt } from '../../item-at.ts';
import { checkEachOption, checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate } from '../support/expression.ts';
import { numberOf, numbersIn } from '../support/numbers-in-text.ts';

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The coefficients of (p + qx)ⁿ multiplied out, in ascending powers. */
function expanded(p: number, q: number, n: number): number[] {
  let product = [1];
  for (let step = 0; step < n; step++)
    product = [...product, 0].map((each, index) => each * p + (product[index - 1] ?? 0) * q);
  return product;
}

export const sequencesAndSeriesChecks: ChecksByFamily = {
  arithmetic: checkNumber((text) => {
    const numbers = numbersIn(text);
    const list = (first: number, difference: number, count: number) =>
      Array.from({ length: count }, (_, index) => first + difference * index);
    if (text.startsWith('An'))
      return itemAt(list(itemAt(numbers, 0), itemAt(numbers, 1), itemAt(numbers, 2)), -1);
    if (text.startsWith('What'))
      return sum(list(itemAt(numbers, 1), itemAt(numbers, 2) - itemAt(numbers, 1), itemAt(numbers, 0)));
    return (
      Array.from({ length: 99 }, (_, index) => index + 1).find(
        (count) =>
          sum(list(itemAt(numbers, 0), itemAt(numbers, 1) - itemAt(numbers, 0), count)) ===
          itemAt(numbers, 3),
      ) ?? NaN
    );
  }),
  geometric: checkNumber((text) => {
    const numbers = numbersIn(text);
    const first = itemAt(numbers, 0);
    const list = (ratio: number, count: number) =>
      Array.from({ length: count }, (_, index) => first * ratio ** index);
    if (text.includes('infinity')) return sum(list(numberOf(/ratio (\S+)\./.exec(text)?.[1] ?? ''), 200));
    if (text.includes('begins'))
      return itemAt(list(itemAt(numbers, 1) / first, Number(/its (\d)th/.exec(text)?.[1])), -1);
    return sum(list(itemAt(numbers, 1), itemAt(numbers, 2)));
  }, 1e-8),
  'binomial-expansion': checkEachOption((option, text) => {
    const general = /of (\(1 .*\)\^\(.*\))\?/.exec(text)?.[1];
    // For small x the three terms may differ from the exact value only by a term of the third order.
    if (general !== undefined)
      return [1e-3, -1e-3].every((x) => Math.abs(evaluate(general, { x }) - evaluate(option, { x })) < 4e-7);
    const [, power = '', inside = '', exponent = ''] =
      /of x([²³]) in the expansion of \((.*)\)(.)\?/.exec(text) ?? [];
    const [p, q] = [evaluate(inside, { x: 0 }), evaluate(inside, { x: 1 }) - evaluate(inside, { x: 0 })];
    return itemAt(expanded(p, q, raised.indexOf(exponent)), raised.indexOf(power)) === numberOf(option);
  }),
  recurrence: checkNumber((text) => {
    const [, first, rule = '', index = ''] = /u₁ = (\d+) and uₙ₊₁ = (.*)\. What is u(.)\?/.exec(text) ?? [];
    let value = Number(first);
    for (let step = 1; step < '₀₁₂₃₄₅₆₇'.indexOf(index); step++)
      value = evaluate(rule.replace('uₙ', 'u'), { u: value });
    return value;
  }),
};

import { itemAt } from '../../item-at.ts';
import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate } from '../support/expression.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

/** Tries the rules a pupil would try: equal steps, steps that grow evenly, and doubling with a correction. */
function nextOf(terms: readonly number[]): number {
  const differences = terms.slice(1).map((term, index) => term - itemAt(terms, index));
  const seconds = differences.slice(1).map((each, index) => each - itemAt(differences, index));
  const last = itemAt(terms, -1);
  if (seconds.every((second) => second === seconds[0]))
    return last + itemAt(differences, -1) + itemAt(seconds, 0);
  const corrections = terms.slice(1).map((term, index) => term - 2 * itemAt(terms, index));
  if (corrections.every((correction) => correction === corrections[0]))
    return 2 * last + itemAt(corrections, 0);
  return NaN;
}

const whole = Array.from({ length: 400 }, (_, index) => index);

export const algebraAndSequencesChecks: ChecksByFamily = {
  'next-term': checkNumber((text) => nextOf(numbersIn(text))),
  'function-machine': checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text);
    return text.includes('The number that goes in is missing')
      ? (third - second) / first
      : first * second + third;
  }),
  'think-of-a-number': checkNumber((text) => {
    const equation = /If (.*?) = (\d+)/.exec(text);
    if (equation) return whole.find((n) => evaluate(equation[1] ?? '', { n }) === Number(equation[2])) ?? NaN;
    const [first = NaN, second = NaN, result = NaN] = numbersIn(text);
    return (
      whole.find((n) => (text.includes('adds') ? (n + first) * second : n * first - second) === result) ?? NaN
    );
  }),
  substitution: checkNumber((text) => {
    const [a = NaN, b = NaN] = numbersIn(text);
    return evaluate(/value of (.*)\?/.exec(text)?.[1] ?? '', { a, b });
  }),
  'growing-patterns': checkNumber((text) => {
    const [, first = NaN, , second = NaN] = numbersIn(text);
    const asked = itemAt(numbersIn(text), -1);
    const count = (number: number) => first + (second - first) * (number - 1);
    return text.includes('Which pattern')
      ? (whole.find((number) => count(number) === asked) ?? NaN)
      : count(asked);
  }),
};

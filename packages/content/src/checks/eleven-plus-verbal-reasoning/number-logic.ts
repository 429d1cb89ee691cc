import { itemAt } from '../../item-at.ts';
import { checkNumber, checkText } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate } from '../support/expression.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

/** Calculations a pupil may try with the two outer numbers. */
const guesses: readonly ((left: number, right: number) => number)[] = [
  (left, right) => left + right,
  (left, right) => left - right,
  (left, right) => left * right,
  (left, right) => 2 * (left + right),
  (left, right) => (left + right) / 2,
  (left, right) => left * right + 1,
  (left, right) => (left - 1) * right,
  (left, right) => 2 * left + right,
  (left, right) => right ** 2 + left,
];

export const numberLogicChecks: ChecksByFamily = {
  'letter-sums': checkText((text) => {
    const values = Object.fromEntries(
      [...text.matchAll(/([A-E]) = (\d+)/g)].map(([, name = '', value]) => [name, Number(value)]),
    );
    const result = evaluate(/[.?] ([A-E] .*)$/.exec(text)?.[1] ?? '', values);
    return Object.keys(values)
      .filter((name) => values[name] === result)
      .join();
  }),
  'related-numbers': checkNumber((text) => {
    const [a = NaN, first = NaN, b = NaN, c = NaN, second = NaN, d = NaN, e = NaN, f = NaN] = numbersIn(text);
    const results = guesses
      .filter((guess) => guess(a, b) === first && guess(c, d) === second)
      .map((guess) => guess(e, f));
    return new Set(results).size === 1 ? itemAt(results, 0) : NaN;
  }),
  'number-series': checkNumber((text) => {
    const all = numbersIn(text);
    const own = all.filter((_, index) => index % 2 === all.length % 2);
    const [first = NaN, second = NaN, third = NaN] = own;
    const last = itemAt(own, -1);
    return third - second === second - first ? last + second - first : last * (second / first);
  }),
  'balanced-sums': checkNumber((text) => {
    const [left = '', right = ''] = (/: (.*)$/.exec(text)?.[1] ?? '').split(' = ');
    return (
      Array.from({ length: 200 }, (_, index) => index).find(
        (value) => evaluate(right.replace('□', String(value))) === evaluate(left),
      ) ?? NaN
    );
  }),
};

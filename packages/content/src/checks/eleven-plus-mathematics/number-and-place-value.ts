import { itemAt } from '../../item-at.ts';
import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numberOf, numbersIn } from '../support/numbers-in-text.ts';

const isPrime = (number: number) => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return number > 1;
};

const units: Readonly<Record<string, number>> = {
  ten: 10,
  hundred: 100,
  thousand: 1000,
  tenth: 0.1,
  'whole number': 1,
};

export const numberAndPlaceValueChecks: ChecksByFamily = {
  'digit-value': checkNumber((text) => {
    const digit = /digit (\d)/.exec(text)?.[1] ?? '';
    const digits = String(Math.max(...numbersIn(text)));
    return Number(digits.slice(digits.indexOf(digit)).replace(/(?<=.)./g, '0'));
  }),
  rounding: (question) => {
    const text = question.body ?? '';
    const unit = units[/nearest (whole number|\w+)/.exec(text)?.[1] ?? ''] ?? NaN;
    const nearest = Math.round(itemAt(numbersIn(text), 0) / unit) * unit;
    return question.options.map(
      (option) => 'text' in option && Math.abs(numberOf(option.text) - nearest) < 1e-9,
    );
  },
  temperature: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    return text.includes('fallen') ? first - second : first + second;
  }),
  'primes-and-multiples': (question) => {
    const [first, second] = numbersIn(question.body ?? '');
    const values = question.options.map((option) => ('text' in option ? numberOf(option.text) : NaN));
    if (first === undefined || second === undefined) return values.map(isPrime);
    let lowest = first;
    while (lowest % second !== 0) lowest += first;
    return values.map((value) => value === lowest);
  },
  'number-line': checkNumber((text) => {
    const [from = NaN, to = NaN, parts = NaN, part = NaN] = numbersIn(text);
    return from + ((to - from) * part) / parts;
  }),
};

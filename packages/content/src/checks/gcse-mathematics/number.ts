import { checkEachOption, checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate, sameExpression } from '../support/expression.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const close = (one: number, other: number) =>
  Math.abs(one - other) < 1e-9 * Math.max(Math.abs(one), Math.abs(other));
const asked = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const divisors = (value: number) =>
  Array.from({ length: value }, (_, index) => index + 1).filter((each) => value % each === 0);

export const numberChecks: ChecksByFamily = {
  'standard-form': checkEachOption((option, text) => {
    const value = evaluate(asked(text, /(?:Write|Work out|is) (.+?)(?: in standard| written|\. Give)/));
    const mantissa = numbersIn(option)[0] ?? 0;
    return close(evaluate(option), value) && mantissa >= 1 && mantissa < 10;
  }),
  'index-laws': checkEachOption((option, text) => {
    const value = asked(text, /value of (.*)\?/);
    if (value !== '') return close(evaluate(option), evaluate(value));
    const expression = asked(text, /Simplify (.*)\.$/);
    const letter = /[a-z]/.exec(expression)?.[0] ?? '';
    // Divides by the whole second term, as the expression is read aloud.
    const [left = '', right] = expression.split(' ÷ ');
    return sameExpression(option, right === undefined ? left : `(${left}) ÷ (${right})`, [letter]);
  }),
  'hcf-and-lcm': checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    const shared = Math.max(...divisors(first).filter((each) => divisors(second).includes(each)));
    return text.includes('factor') ? shared : (first * second) / shared;
  }),
  surds: checkEachOption((option, text) => {
    const value = evaluate(
      asked(text, /(?:Write|Simplify|denominator of) (.+?)(?: in the form| and simplify|\.)/),
    );
    const inside = Number(/√(\d+)$/.exec(option)?.[1]);
    const squareFree = [4, 9, 25, 49].every((square) => inside % square !== 0);
    return close(evaluate(option), value) && squareFree;
  }),
  bounds: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('rectangle')) return (first + 0.5) * (second + 0.5);
    const unit = text.includes('nearest 10') ? 10 : text.includes('whole number') ? 1 : 0.1;
    return first + (text.includes('lower') ? -unit : unit) / 2;
  }),
};

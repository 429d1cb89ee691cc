import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const given = (event: string, text: string) =>
  Number(new RegExp(`P\\(${event}\\) = ([\\d.]*\\d)`).exec(text)?.[1]);

export const probabilityChecks: ChecksByFamily = {
  unions: checkNumber(
    (text) =>
      given('A', text) +
      given('B', text) -
      (text.includes('What is P(A ∪ B)') ? given('A ∩ B', text) : given('A ∪ B', text)),
  ),
  independence: checkNumber((text) => {
    const [a, b, union] = [given('A', text), given('B', text), given('A ∪ B', text)];
    if (text.includes('What is P(B)')) return (union - a) / (1 - a);
    return text.includes('neither') ? (1 - a) * (1 - b) : a * b;
  }),
  'conditional-from-venn': checkNumber((text) => {
    const [left = NaN, both = NaN, right = NaN, neither = NaN] = numbersIn(text);
    if (text.includes('P(A | B)')) return both / (both + right);
    return text.includes('P(B | A′)') ? right / (right + neither) : neither / (left + neither);
  }),
  // Counts the outcomes for a hundred thousand cases.
  'reversed-conditions': checkNumber((text) => {
    const [share = NaN, hit = NaN, miss = NaN] = [...text.matchAll(/(\d+)%/g)].map(([, percent]) =>
      Number(percent),
    );
    const [kind, others] = [1000 * share, 1000 * (100 - share)];
    const [marked, wrongly] = [(kind * hit) / 100, (others * miss) / 100];
    if (text.includes('that a random')) return (marked + wrongly) / (kind + others);
    const without = /carries no label|is not marked|does not grow/.test(text);
    const [top, rest] = without ? [kind - marked, others - wrongly] : [marked, wrongly];
    return Number((top / (top + rest)).toPrecision(3));
  }),
};

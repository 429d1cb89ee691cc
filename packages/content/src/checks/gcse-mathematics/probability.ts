import { itemAt } from '../../item-at.ts';
import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numberOf, numbersIn } from '../support/numbers-in-text.ts';

export const probabilityChecks: ChecksByFamily = {
  'missing-probability': checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    const rest = 1 - first - second;
    return text.includes('equally likely') ? rest / 2 : rest;
  }),
  'expected-frequency': checkNumber((text) => {
    const ratio = /\d+\/\d+/.exec(text)?.[0] ?? '';
    return numberOf(ratio) * itemAt(numbersIn(text.replace(ratio, '')), 0);
  }),
  // Lists and counts every pair of draws.
  'two-events': checkNumber((text) => {
    const [red = NaN, blue = NaN] = numbersIn(text);
    const all = Array.from({ length: red + blue }, (_, index) => ({ index, isRed: index < red }));
    const pairs = all.flatMap((one) =>
      all
        .filter((other) => text.includes('and put back') || other.index !== one.index)
        .map((other) => Number(one.isRed) + Number(other.isRed)),
    );
    const wanted = text.includes('both are red') ? [2] : text.includes('one of each') ? [1] : [1, 2];
    return pairs.filter((reds) => wanted.includes(reds)).length / pairs.length;
  }),
  'venn-diagram': checkNumber((text) => {
    const [left = NaN, both = NaN, right = NaN, outside = NaN] = numbersIn(
      text.slice(text.indexOf('circles:')),
    );
    if (text.includes('Given that')) return both / (left + both);
    return (text.includes('or both?') ? left + both + right : both) / (left + both + right + outside);
  }),
};

import { itemAt } from '../../item-at.ts';
import { checkEachOption, checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { fractionsIn, numberOf, numbersIn } from '../support/numbers-in-text.ts';

const ratioIn = (text: string) => {
  const [top, bottom] = itemAt(fractionsIn(text), 0);
  return top / bottom;
};

/** The number in the text that is not part of a fraction. */
const amountIn = (text: string) => itemAt(numbersIn(text.replace(/\d+\/\d+/g, '')), 0);

export const fractionsChecks: ChecksByFamily = {
  'fraction-of-an-amount': checkNumber((text) => amountIn(text) * ratioIn(text)),
  'add-and-subtract': checkNumber((text) => {
    const [first, second] = fractionsIn(text).map(([top, bottom]) => top / bottom);
    const less = /−|is left/.test(text);
    return (first ?? NaN) + (less ? -1 : 1) * (second ?? NaN);
  }),
  'lowest-terms': checkEachOption((option, text) => {
    const equal = Math.abs(numberOf(option) - ratioIn(text)) < 1e-9;
    const [top, bottom] = fractionsIn(option)[0] ?? [numberOf(option), 1];
    const reducible = Array.from({ length: top }, (_, index) => index + 2).some(
      (factor) => top % factor === 0 && bottom % factor === 0,
    );
    return equal && !reducible;
  }),
  'find-the-whole': checkNumber((text) => amountIn(text) / ratioIn(text)),
};

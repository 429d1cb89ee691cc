import { itemAt } from '../../item-at.ts';
import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate } from '../support/expression.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

export const fourOperationsChecks: ChecksByFamily = {
  'column-sum': checkNumber((text) => evaluate(/missing: (.*?)\./.exec(text)?.[1] ?? '')),
  'two-step-story': checkNumber((text) => {
    const prices = [...text.matchAll(/£([\d,]+(?:\.\d\d)?)/g)].map(([, amount = '']) =>
      Number(amount.replaceAll(',', '')),
    );
    const count = itemAt(numbersIn(text.replace(/£[\d,.]*\d/g, '')), 0);
    return Math.max(...prices) - count * Math.min(...prices);
  }),
  remainders: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    const quotient = Math.max(first, second) / Math.min(first, second);
    return /full packs|can be cut/.test(text) ? Math.floor(quotient) : Math.ceil(quotient);
  }),
  'order-of-operations': checkNumber((text) =>
    evaluate(text.replace(/^\D*?(?=\d)/, '').replace(/[.?]$/, '')),
  ),
  'missing-digit': checkNumber((text) => {
    const [, left = '', right = '', times, product = ''] = /: (\d)□(\d) × (\d) = ([\d,]+)/.exec(text) ?? [];
    return (
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(
        (digit) => Number(`${left}${digit}${right}`) * Number(times) === Number(product.replaceAll(',', '')),
      ) ?? NaN
    );
  }),
};

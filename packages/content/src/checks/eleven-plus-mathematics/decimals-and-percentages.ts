import { itemAt } from '../../item-at.ts';
import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { fractionsIn, numbersIn } from '../support/numbers-in-text.ts';
import { marksOf } from '../support/svg.ts';

const percentIn = (text: string) => Number(/([\d.]+)%/.exec(text)?.[1]);
const amountIn = (text: string) => itemAt(numbersIn(text.replace(/[\d.]+%/g, '')), 0);

export const decimalsAndPercentagesChecks: ChecksByFamily = {
  'decimal-sums': checkNumber((text) => numbersIn(text).reduce((sum, value) => sum + value, 0)),
  'percentage-of-an-amount': checkNumber((text) => (percentIn(text) / 100) * amountIn(text)),
  'sale-prices': checkNumber((text) => {
    const price = amountIn(text.replaceAll('£', ''));
    const rest = 1 - percentIn(text) / 100;
    return text.includes('before the sale') ? price / rest : price * rest;
  }),
  conversions: checkNumber((text) => {
    const [top, bottom] = itemAt(fractionsIn(text), 0);
    return ((text.includes('percentage') ? 100 : 1) * top) / bottom;
  }),
  'shaded-percentage': (question) =>
    question.options.map((option) => {
      const cells =
        'image' in option
          ? marksOf(option.image.svg).filter(({ tag, attributes }) => tag === 'rect' && attributes['stroke'])
          : [];
      const shaded = cells.filter(({ attributes }) => attributes['fill'] !== '#FFFFFF').length;
      return Math.abs((100 * shaded) / cells.length - percentIn(question.body ?? '')) < 1e-9;
    }),
};

import { money } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { amountIn, percentIn } from './decimals-and-percentages-checks.ts';

export const family: Family = {
  name: 'sale-prices',
  syllabus: 'Work out prices before and after a reduction',
  levels: {
    3: 'two steps: the reduction, then the sale price',
    4: 'two steps backwards: from the sale price to the old price',
  },
  write: (random, difficulty) => {
    const percent = random.pick([10, 15, 20, 25, 30, 40]);
    const price = random.int(2, 24) * 1000;
    const sale = (price * (100 - percent)) / 100;
    const thing = random.pick(['coat', 'tent', 'keyboard', 'pair of skates', 'desk lamp', 'bicycle helmet']);
    if (difficulty === 3) {
      return {
        body: `A ${thing} costs ${money(price)}. In a sale its price falls by ${percent}%. What is the sale price?`,
        answer: money(sale),
        mistakes: [
          [money(price - sale), 'giving the reduction instead of the new price'],
          [money(price - percent * 100), `taking off £${percent}`],
          [money(price + price - sale), 'adding the reduction'],
          [money(sale + 500), 'a slip in the subtraction'],
          [money(sale - 500), 'a slip in the subtraction'],
        ],
        explanation: `${percent}% of ${money(price)} is ${money(price - sale)}. ${money(price)} − ${money(price - sale)} = ${money(sale)}.`,
      };
    }
    return {
      body: `In a sale the price of a ${thing} falls by ${percent}%. It now costs ${money(sale)}. What did it cost before the sale?`,
      answer: money(price),
      mistakes: [
        [money(Math.round((sale * (100 + percent)) / 100)), `adding ${percent}% of the sale price`],
        [money(Math.round((sale * (100 - percent)) / 100)), `taking off another ${percent}%`],
        [money(sale + percent * 100), `adding £${percent}`],
        [money(price - sale), 'giving the reduction'],
        [money(price + 1000), ''],
        [money(price - 500), ''],
      ],
      explanation: `The sale price is ${100 - percent}% of the old price. 1% is ${money(sale)} ÷ ${100 - percent} = ${money(price / 100)}, so 100% is ${money(price)}.`,
    };
  },
  check: checkNumber((text) => {
    const price = amountIn(text.replaceAll('£', ''));
    const rest = 1 - percentIn(text) / 100;
    return text.includes('before the sale') ? price / rest : price * rest;
  }),
};

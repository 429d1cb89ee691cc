import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

export const family: Family = {
  name: 'exchange-rates',
  syllabus: 'Change between currencies',
  levels: {
    1: 'one product: pounds into euros or dollars',
    2: 'one division first, then a subtraction: a price abroad compared with one at home',
    3: 'three steps: change, spend, and change what is left back at another rate',
  },
  write: (random, difficulty) => {
    const [currency, rate, back] = random.pick([
      ['euros', 1.15, 1.2],
      ['euros', 1.2, 1.25],
      ['dollars', 1.25, 1.3],
      ['dollars', 1.3, 1.4],
    ] as const);
    const pounds = random.int(3, 20) * 20;
    const amount = (value: number) => formatPrintedNumber(value, Number.isInteger(value) ? 0 : 2);
    const abroad = (value: number) =>
      currency === 'euros' ? `€${amount(value)}` : `${amount(value)} dollars`;
    const home = (value: number) => `£${amount(value)}`;
    const exact = (value: number) => Number(value.toFixed(2));
    const foreign = exact(pounds * rate);
    const start = `£1 buys ${abroad(rate)}.`;
    if (difficulty === 1)
      return {
        body: `${start} How much is ${home(pounds)} in ${currency}?`,
        answer: abroad(foreign),
        mistakes: [
          [abroad(exact(pounds / rate)), 'dividing instead of multiplying'],
          [abroad(exact(pounds + rate)), 'adding the rate'],
          [abroad(exact(pounds * (rate + 0.1))), 'a slip in the multiplication'],
          [abroad(exact(foreign * 10)), 'a slip with the decimal point'],
        ],
        explanation: `Each pound buys ${abroad(rate)}, so multiply: ${formatPrintedNumber(pounds)} × ${formatPrintedNumber(rate, 2)} = ${formatPrintedNumber(foreign)}.`,
      };
    if (difficulty === 2) {
      const shop = pounds + random.int(3, 15);
      return {
        body: `${start} A coat costs ${home(shop)} in London and ${abroad(foreign)} abroad. How much cheaper is it abroad?`,
        answer: home(shop - pounds),
        mistakes: [
          [home(Math.abs(exact(foreign - shop))), 'comparing the two numbers without changing the money'],
          [home(Math.abs(exact(foreign * rate - shop))), 'multiplying by the rate'],
          [home(pounds), 'finding the price abroad'],
          [home(shop - pounds + 5), ''],
        ],
        explanation: `${abroad(foreign)} is ${formatPrintedNumber(foreign)} ÷ ${formatPrintedNumber(rate, 2)} = ${home(pounds)}, and ${home(shop)} − ${home(pounds)} = ${home(shop - pounds)}.`,
      };
    }
    const left = exact(back * random.int(10, 60));
    const spent = exact(foreign - left);
    if (spent < foreign / 3) return noDraft;
    const answer = exact(left / back);
    return {
      body: `${start} Ella changes ${home(pounds)} and spends ${abroad(spent)}. She changes what is left back, when £1 costs ${abroad(back)}. How much does she get?`,
      answer: home(answer),
      mistakes: [
        [home(exact(left / rate)), 'using the first rate again'],
        [home(exact(left * back)), 'multiplying by the second rate'],
        [home(left), 'leaving out the last step'],
        [home(exact(answer + 5)), ''],
      ],
      explanation: `She gets ${formatPrintedNumber(pounds)} × ${formatPrintedNumber(rate, 2)} = ${abroad(foreign)} and keeps ${abroad(foreign)} − ${abroad(spent)} = ${abroad(left)}. ${formatPrintedNumber(left)} ÷ ${formatPrintedNumber(back, 2)} = ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const numbers = numbersIn(text).slice(1);
    const [rate = NaN, first = NaN, second = NaN] = numbers;
    const cents = (value: number) => Math.round(value * 100) / 100;
    if (text.includes('coat')) return cents(first - second / rate);
    return text.includes('Ella')
      ? cents((first * rate - second) / (numbers.at(-1) ?? NaN))
      : cents(first * rate);
  }, 1e-9),
};

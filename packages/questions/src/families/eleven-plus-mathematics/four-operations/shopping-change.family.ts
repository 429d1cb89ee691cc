import { randomFirstName } from '#text/first-names.ts';
import { money } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Family } from '../../family.ts';
import { wholeResult } from '../../whole-result.ts';

const goods = [
  ['notebook', 'a pencil case'],
  ['ticket', 'a programme'],
  ['sandwich', 'a smoothie'],
  ['plant', 'a watering can'],
  ['comic', 'a poster'],
  ['ball', 'a skipping rope'],
] as const;

export const family: Family = {
  name: 'shopping-change',
  syllabus: 'Solve problems with money in several steps',
  levels: {
    1: 'one product: one item bought several times',
    2: 'two steps: also another item, the total',
    3: 'three steps: also the change from a note',
    4: 'three steps backwards: the price of one item from the change',
  },
  write: (random, difficulty) => {
    const [thing, extra] = random.pick(goods);
    const name = randomFirstName(random);
    const count = random.int(3, 6);
    const price = random.int(9, 44) * 5;
    const other = random.int(20, 79) * 5;
    const total = count * price + (difficulty === 1 ? 0 : other);
    const note = total < 1000 ? 1000 : total < 2000 ? 2000 : 5000;
    const change = note - total;
    const some = `${count} ${thing === 'sandwich' ? 'sandwiches' : `${thing}s`}`;
    if (difficulty === 4)
      return {
        body: `${name} buys ${some} and ${extra}. ${extra.replace('a ', 'The ')} costs ${money(other)}. ${name} pays with a £${note / 100} note and gets ${money(change)} change. How much does one ${thing} cost?`,
        answer: money(price),
        mistakes: [
          [money(total - other), `stopping at the cost of all ${count}`],
          ...wholeResult((note - other) / count, 'forgetting the change', money),
          ...wholeResult(
            total / count,
            `forgetting to take away the price of ${extra.replace('a ', 'the ')}`,
            money,
          ),
          ...nearbyNumbers(price, 10, money),
        ],
        explanation: `${name} spends £${note / 100} − ${money(change)} = ${money(total)}. Without ${extra.replace('a ', 'the ')} that is ${money(total - other)}, and ${money(total - other)} ÷ ${count} = ${money(price)}.`,
      };
    const asked =
      difficulty === 3
        ? `How much change does ${name} get from a £${note / 100} note?`
        : 'How much is that altogether?';
    const answer = difficulty === 3 ? change : total;
    return {
      body: `${name} buys ${some} at ${money(price)} each${difficulty === 1 ? '' : ` and ${extra} for ${money(other)}`}. ${asked}`,
      answer: money(answer),
      mistakes: [
        [
          money(difficulty === 3 ? total : answer + price),
          difficulty === 3 ? 'giving the total instead of the change' : `counting one ${thing} too many`,
        ],
        [
          money(difficulty === 3 ? change + 100 : answer - price),
          difficulty === 3 ? 'a slip of £1 in the subtraction' : `counting one ${thing} too few`,
        ],
        [
          money(difficulty === 3 ? change + price : answer + 100),
          difficulty === 3 ? `counting one ${thing} too few` : 'carrying £1 too many',
        ],
        ...nearbyNumbers(answer, 10, money),
      ],
      explanation: `${count} × ${money(price)} = ${money(count * price)}${difficulty === 1 ? '.' : `, and with ${money(other)} that is ${money(total)}.`}${difficulty === 3 ? ` £${note / 100} − ${money(total)} = ${money(change)}.` : ''}`,
    };
  },
  check: checkNumber((text) => {
    const count = Number(/buys (\d+)/.exec(text)?.[1]);
    const pounds = [...text.matchAll(/£(\d+(?:\.\d\d)?)/g)].map(([, amount]) => Number(amount));
    if (text.includes('How much does one')) {
      const [extra = NaN, note = NaN, change = NaN] = pounds;
      return (note - change - extra) / count;
    }
    const [price = NaN] = pounds;
    const extra = text.includes(' and a ') ? (pounds[1] ?? NaN) : 0;
    const total = count * price + extra;
    return text.includes('change') ? (pounds.at(-1) ?? NaN) - total : total;
  }, 1e-6),
};

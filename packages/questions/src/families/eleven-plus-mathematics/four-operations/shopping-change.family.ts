import { randomFirstName } from '#text/first-names.ts';
import { money } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { wholeResult } from '../../whole-result.ts';

const goods = [
  ['notebook', 'a pencil case'],
  ['ticket', 'a programme'],
  ['sandwich', 'a smoothie'],
  ['plant', 'a watering can'],
  ['comic', 'a poster'],
  ['ball', 'a skipping rope'],
] as const;

/** A pupil buys several of a thing, and perhaps another one. Prices are in pence. */
function shoppingOf(random: Random, hasExtra: boolean) {
  const [thing, extra] = random.pick(goods);
  const name = randomFirstName(random);
  const count = random.int(3, 6);
  const price = random.int(9, 44) * 5;
  const other = random.int(20, 79) * 5;
  const total = count * price + (hasExtra ? other : 0);
  const note = total < 1000 ? 1000 : total < 2000 ? 2000 : 5000;
  const some = `${count} ${thing === 'sandwich' ? 'sandwiches' : `${thing}s`}`;
  const buys = `${name} buys ${some} at ${money(price)} each${hasExtra ? ` and ${extra} for ${money(other)}` : ''}.`;
  const sum = `${count} × ${money(price)} = ${money(count * price)}${hasExtra ? `, and with ${money(other)} that is ${money(total)}.` : '.'}`;
  return { thing, extra, name, count, price, other, total, note, change: note - total, some, buys, sum };
}

type Shopping = ReturnType<typeof shoppingOf>;

function costOfAll({ thing, price, total, buys, sum }: Shopping): Draft {
  return {
    body: `${buys} How much is that altogether?`,
    answer: money(total),
    mistakes: [
      [money(total + price), `counting one ${thing} too many`],
      [money(total - price), `counting one ${thing} too few`],
      [money(total + 100), 'carrying £1 too many'],
      ...nearbyNumbers(total, 10, money),
    ],
    explanation: sum,
  };
}

function changeFromNote({ thing, name, price, total, note, change, buys, sum }: Shopping): Draft {
  return {
    body: `${buys} How much change does ${name} get from a £${note / 100} note?`,
    answer: money(change),
    mistakes: [
      [money(total), 'giving the total instead of the change'],
      [money(change + 100), 'a slip of £1 in the subtraction'],
      [money(change + price), `counting one ${thing} too few`],
      ...nearbyNumbers(change, 10, money),
    ],
    explanation: `${sum} £${note / 100} − ${money(total)} = ${money(change)}.`,
  };
}

function priceFromChange({
  thing,
  extra,
  name,
  count,
  price,
  other,
  total,
  note,
  change,
  some,
}: Shopping): Draft {
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
}

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
    const shopping = shoppingOf(random, difficulty > 1);
    if (difficulty === 4) return priceFromChange(shopping);
    return difficulty === 3 ? changeFromNote(shopping) : costOfAll(shopping);
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

import { money } from '#text/numbers.ts';
import { randomFirstName } from '#text/first-names.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'two-step-story',
  syllabus: 'Solve problems in two steps with money',
  levels: {
    1: 'two steps with whole pounds',
    2: 'two steps with pence in multiples of five',
    3: 'two steps with any number of pence',
  },
  write: (random, difficulty) => {
    const name = randomFirstName(random);
    const count = random.int(3, difficulty === 1 ? 5 : 9);
    const price =
      difficulty === 1
        ? random.int(2, 9) * 100
        : difficulty === 2
          ? random.int(5, 39) * 5
          : random.int(113, 289);
    const spent = count * price;
    const note = Math.ceil((spent + 1) / 1000) * 1000;
    const [one, many] = random.pick([
      ['notebook', 'notebooks'],
      ['bus ticket', 'bus tickets'],
      ['bag of seed', 'bags of seed'],
      ['hot chocolate', 'hot chocolates'],
      ['comic', 'comics'],
    ] as const);
    return {
      body: random.pick([
        `${name} buys ${count} ${many} at ${money(price)} each and pays with ${money(note)}. How much change should ${name} get?`,
        `One ${one} costs ${money(price)}. How much is left of ${money(note)} after buying ${count}?`,
        `${name} has ${money(note)} and spends it on ${count} ${many} that cost ${money(price)} each. How much money does ${name} have left?`,
      ]),
      answer: money(note - spent),
      mistakes: [
        [money(spent), 'stopping at the cost'],
        [money(note - price), `buying one ${one} only`],
        [money(note - spent + 100), 'a slip in the subtraction'],
        [money(note - spent + price), `buying one ${one} too few`],
        [money(Math.abs(note - spent - 10)), 'a slip in the multiplication'],
        [money(note - spent + 10), 'a slip in the multiplication'],
      ],
      explanation: `${count} × ${money(price)} = ${money(spent)}, and ${money(note)} − ${money(spent)} = ${money(note - spent)}.`,
    };
  },
  check: checkNumber((text) => {
    const prices = [...text.matchAll(/£([\d,]+(?:\.\d\d)?)/g)].map(([, amount = '']) =>
      Number(amount.replaceAll(',', '')),
    );
    const count = itemAt(numbersIn(text.replace(/£[\d,.]*\d/g, '')), 0);
    return Math.max(...prices) - count * Math.min(...prices);
  }),
};

import { money } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';

const things = [
  ['pen', 'ruler'],
  ['scone', 'juice'],
  ['badge', 'poster'],
  ['apple', 'banana'],
  ['stamp', 'postcard'],
  ['bun', 'flapjack'],
] as const;

const some = (count: number, name: string) =>
  `${count} ${count === 1 ? name : name === 'juice' ? 'juices' : `${name}s`}`;

/** Two purchases of the same two things: at 3 one number is the same, at 4 one is a multiple, at 5 neither. */
export const family: Family = {
  name: 'two-prices',
  syllabus: 'Find two unknowns from two totals',
  levels: {
    3: 'two steps: one count is the same in both purchases',
    4: 'three steps: one purchase is doubled first',
    5: 'four steps: both purchases are multiplied first',
  },
  write: (random, difficulty) => {
    const [one, other] = random.pick(things);
    const [x, y] = [random.int(5, 24) * 5, random.int(5, 24) * 5];
    const [[a, b], [c, d]] =
      difficulty === 3
        ? random.pick([
            [
              [2, 1],
              [2, 3],
            ],
            [
              [1, 3],
              [4, 3],
            ],
            [
              [3, 2],
              [3, 4],
            ],
          ] as const)
        : difficulty === 4
          ? random.pick([
              [
                [2, 1],
                [4, 5],
              ],
              [
                [1, 2],
                [3, 4],
              ],
              [
                [3, 2],
                [1, 6],
              ],
            ] as const)
          : random.pick([
              [
                [2, 3],
                [3, 2],
              ],
              [
                [3, 4],
                [4, 3],
              ],
              [
                [2, 5],
                [3, 4],
              ],
            ] as const);
    const [first, second] = [a * x + b * y, c * x + d * y];
    return {
      body: `${some(a, one)} and ${some(b, other)} cost ${money(first)}. ${some(c, one)} and ${some(d, other)} cost ${money(second)}. How much does one ${one} cost?`,
      answer: money(x),
      mistakes: [
        [money(y), `finding the price of one ${other}`],
        [money(Math.abs(second - first)), 'stopping at the difference of the two totals'],
        [money(x + y), 'adding the two prices'],
        [money(Math.abs(x - y) || x + 10), ''],
        ...nearbyNumbers(x, 5, money),
      ],
      explanation: `Make the number of ${other === 'juice' ? 'juices' : `${other}s`} the same in both purchases and compare them: one ${one} costs ${money(x)} and one ${other} ${money(y)}. Check: ${a} × ${money(x)} + ${b} × ${money(y)} = ${money(first)}.`,
    };
  },
  check: checkNumber((text) => {
    const [a = NaN, b = NaN, c = NaN, d = NaN] = [...text.matchAll(/(?<![£.\d])(\d) \w/g)].map(([, count]) =>
      Number(count),
    );
    const [first = NaN, second = NaN] = [...text.matchAll(/£(\d+(?:\.\d\d)?)/g)].map(([, pounds]) =>
      Number(pounds),
    );
    return (first * d - second * b) / (a * d - b * c);
  }, 1e-6),
};

import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';

const show = (x: number, y: number) => `(${formatPrintedNumber(x)}, ${formatPrintedNumber(y)})`;
const times = (count: number, letter: string) => (count === 1 ? letter : `${count}${letter}`);

export const family: Family = {
  name: 'vectors',
  syllabus: 'Add, subtract and multiply vectors, and use them in geometry',
  levels: {
    2: 'two sums or differences: two column vectors',
    3: 'four products and two sums: multiples of two column vectors',
    4: 'two steps with letters: a vector between two points, by the way back first',
    5: 'three steps with letters: a vector to a point that divides a line in a ratio',
  },
  tier: { 4: 'HIGHER', 5: 'HIGHER' },
  write: (random, difficulty) => {
    if (difficulty < 4) {
      const numbers = Array.from({ length: 4 }, () => random.intExcept(-6, 8, [0])) as [
        number,
        number,
        number,
        number,
      ];
      const [ax, ay, bx, by] = numbers;
      const [m, n] = difficulty === 2 ? [1, 1] : [random.int(2, 4), random.int(1, 4)];
      const minus = random.chance(0.5);
      const sign = minus ? -1 : 1;
      const [x, y] = [m * ax + sign * n * bx, m * ay + sign * n * by];
      return {
        body: `The vectors a and b go ${show(ax, ay)} and ${show(bx, by)}: the first number is the step to the right, the second the step up. What is ${times(m, 'a')} ${minus ? '−' : '+'} ${times(n, 'b')}?`,
        answer: show(x, y),
        mistakes: [
          [
            show(m * ax - sign * n * bx, m * ay - sign * n * by),
            minus ? 'adding instead of subtracting' : 'subtracting instead of adding',
          ],
          [show(y, x), 'swapping the two numbers'],
          [show(m * ax + sign * n * bx, m * ay - sign * n * by), 'a slip with a sign'],
          [show(ax + sign * bx, ay + sign * by), 'forgetting the multiples'],
          [show(x + 1, y - 1), ''],
        ],
        explanation: `To the right ${formatPrintedNumber(m * ax)} ${minus ? '−' : '+'} ${afterSign(n * bx)} = ${formatPrintedNumber(x)}, and up ${formatPrintedNumber(m * ay)} ${minus ? '−' : '+'} ${afterSign(n * by)} = ${formatPrintedNumber(y)}.`,
      };
    }
    const [p, q] = [random.int(1, 6), random.int(1, 6)];
    const [pa, qb] = [times(p, 'a'), times(q, 'b')];
    const start = `O, A and B are points with the vectors OA = ${pa} and OB = ${qb}.`;
    if (difficulty === 4) {
      if (p === q) return noDraft;
      return {
        body: `${start} What is the vector AB?`,
        answer: `${qb} − ${pa}`,
        mistakes: [
          [`${pa} − ${qb}`, 'giving the vector BA'],
          [`${pa} + ${qb}`, 'adding the two vectors'],
          [`${times(q, 'a')} − ${times(p, 'b')}`, 'mixing up the letters'],
        ],
        explanation: `From A go back to O, then to B: AB = −${pa} + ${qb} = ${qb} − ${pa}.`,
      };
    }
    const [m, n] = random.pick([
      [1, 1],
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
    ] as const);
    const parts = m + n;
    const [left, right] = [p * parts, q * parts];
    const opening = `O, A and B are points with the vectors OA = ${times(left, 'a')} and OB = ${times(right, 'b')}.`;
    return {
      body: `${opening} P is on AB with AP : PB = ${m} : ${n}. What is the vector OP?`,
      answer: `${times(n * p, 'a')} + ${times(m * q, 'b')}`,
      mistakes: [
        [`${times(m * p, 'a')} + ${times(n * q, 'b')}`, 'using the ratio the wrong way round'],
        [`${times(m * q, 'b')} − ${times(m * p, 'a')}`, 'giving the vector AP'],
        [`${times(left, 'a')} + ${times(m * q, 'b')}`, 'forgetting to shorten OA'],
        [`${times(left, 'a')} + ${times(right, 'b')}`, 'adding OA and OB'],
        [`${times(n * p, 'a')} − ${times(m * q, 'b')}`, 'a slip with a sign'],
      ],
      explanation: `AB = ${times(right, 'b')} − ${times(left, 'a')}, and AP is ${m}/${parts} of it. OP = ${times(left, 'a')} + ${m}/${parts} × AB = ${times(n * p, 'a')} + ${times(m * q, 'b')}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const asked = /What is ([^?]*)\?/.exec(text)?.[1] ?? '';
    if (!asked.startsWith('the vector')) {
      const [ax = NaN, ay = NaN, bx = NaN, by = NaN] = numbersIn(text.slice(0, text.indexOf(':')));
      const [x = NaN, y = NaN] = numbersIn(option);
      return evaluate(asked, { a: ax, b: bx }) === x && evaluate(asked, { a: ay, b: by }) === y;
    }
    // The letters get numbers, as if all points were on a line.
    return [
      { a: 2.3, b: 7.1 },
      { a: 5.9, b: 1.7 },
    ].every((values) => {
      const at = (name: string) => evaluate(new RegExp(`${name} = (\\d*[ab])`).exec(text)?.[1] ?? '', values);
      const [a, b] = [at('OA'), at('OB')];
      const [, m = '1', n = '0'] = /PB = (\d+) : (\d+)/.exec(text) ?? [];
      const point = (a * Number(n) + b * Number(m)) / (Number(m) + Number(n));
      return Math.abs(evaluate(option, values) - (asked.endsWith('AB') ? b - a : point)) < 1e-9;
    });
  }),
};

/** A number that follows a sign: negative ones need brackets. */
function afterSign(value: number): string {
  return value < 0 ? `(${formatPrintedNumber(value)})` : formatPrintedNumber(value);
}

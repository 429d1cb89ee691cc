import { formatPrintedNumber } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

const show = formatPrintedNumber;
const rounded = (value: number) => show(Number(value.toFixed(2)));

function sharedWork(random: Random): Draft {
  const [workers, hours] = [random.pick([3, 4, 6, 8]), random.pick([6, 9, 12, 15])];
  const others = random.pick(
    [2, 3, 4, 5, 6, 9].filter((each) => each !== workers && (workers * hours) % each === 0),
  );
  const answer = (workers * hours) / others;
  return {
    body: random.pick([
      `${workers} people paint a fence in ${hours} hours. How many hours would ${others} people take at the same rate?`,
      `${workers} pumps empty a pool in ${hours} hours. How many hours would ${others} pumps take?`,
    ]),
    answer: show(answer),
    mistakes: [
      [show(Number(((hours * others) / workers).toFixed(1))), 'treating it as direct proportion'],
      [show(workers * hours), 'finding the time for one alone'],
      [show(Math.abs(hours + workers - others)), 'changing by the difference'],
      [show(answer + 1), ''],
      [show(answer + 2), ''],
    ],
    explanation: `One alone would take ${workers} × ${hours} = ${workers * hours} hours, so ${others} take ${workers * hours} ÷ ${others} = ${answer} hours.`,
  };
}

/** Two values of x. */
const pairs = [
  [2, 8],
  [3, 12],
  [4, 10],
  [6, 9],
  [5, 20],
] as const;

function direct(random: Random): Draft {
  const [x1, x2] = random.pick(pairs);
  const y1 = x1 * x2 * random.int(1, 4);
  const y2 = (y1 * x2) / x1;
  return {
    body: `y is directly proportional to x. When x = ${x1}, y = ${show(y1)}. What is y when x = ${x2}?`,
    answer: show(y2),
    mistakes: [
      [rounded((y1 * x1) / x2), 'treating it as inverse proportion'],
      [rounded(y1 + x2 - x1), 'changing by the difference'],
      [show(y1), ''],
      [show(y2 * 2), ''],
      ...nearbyNumbers(y2, 1),
    ],
    explanation: `y ÷ x stays ${show(y1)} ÷ ${x1} = ${show(y1 / x1)}, so y = ${show(y1 / x1)} × ${x2} = ${show(y2)}.`,
  };
}

function inverse(random: Random): Draft {
  const [x1, x2] = random.pick(pairs);
  const product = x1 * x2 * random.int(1, 4);
  const [y1, y2] = [product / x1, product / x2];
  return {
    body: `y is inversely proportional to x. When x = ${x1}, y = ${show(y1)}. What is y when x = ${x2}?`,
    answer: show(y2),
    mistakes: [
      [rounded((y1 * x2) / x1), 'treating it as direct proportion'],
      [rounded(y1 + x2 - x1), 'changing by the difference'],
      [show(product), 'giving the constant'],
      [show(y2 * 2), ''],
      ...nearbyNumbers(y2, 1),
    ],
    explanation: `The product y × x stays ${show(y1)} × ${x1} = ${product}, so y = ${product} ÷ ${x2} = ${show(y2)}.`,
  };
}

function inverseSquare(random: Random): Draft {
  const [x1, x2] = random.pick([
    [2, 4],
    [3, 6],
    [2, 6],
    [5, 10],
  ] as const);
  const product = x2 ** 2 * random.int(1, 5);
  const [y1, y2] = [product / x1 ** 2, product / x2 ** 2];
  return {
    body: `y is inversely proportional to the square of x. When x = ${x1}, y = ${show(y1)}. What is y when x = ${x2}?`,
    answer: show(y2),
    mistakes: [
      [rounded((y1 * x2) / x1), 'treating it as direct proportion'],
      [rounded((y1 * x1) / x2), 'forgetting the square'],
      [show(product), 'giving the constant'],
      [show(y2 * 2), ''],
      ...nearbyNumbers(y2, 1),
    ],
    explanation: `The product y × x² stays ${show(y1)} × ${x1}² = ${product}, so y = ${product} ÷ ${x2 * x2} = ${show(y2)}.`,
  };
}

export const family: Family = {
  name: 'direct-and-inverse',
  syllabus: 'Direct and inverse proportion',
  levels: {
    2: 'two steps, in a story of people or pumps',
    3: 'two steps with x and y, direct or inverse',
    5: 'three steps: inverse proportion to the square of x',
  },
  tier: { 5: 'HIGHER' },
  write: byDifficulty({
    2: sharedWork,
    3: (random) => (random.chance(0.5) ? inverse(random) : direct(random)),
    5: inverseSquare,
  }),
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text);
    if (!text.includes('proportional')) return (first * second) / third;
    const power = text.includes('square') ? 2 : 1;
    return second * (third / first) ** (text.includes('inversely') ? -power : power);
  }),
};

import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family, type Misconception } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';

const show = formatPrintedNumber;

function squareOf(random: Random): Draft {
  const base = random.int(4, 12);
  const { answer, nearby } = rangeAround(random, base * base, base);
  return {
    body: `Which of these is the square of ${base}?`,
    answer: show(answer),
    mistakes: [
      [show(2 * base), 'doubling instead of squaring'],
      [show(base * (base + 1)), `working out ${base} × ${base + 1}`],
      [show(base * (base - 1)), `working out ${base} × ${base - 1}`],
      [show(answer + 10), ''],
      ...nearby,
    ],
    explanation: `${base} × ${base} = ${show(answer)}.`,
  };
}

function powerInRange(random: Random): Draft {
  const root = random.int(6, 15);
  const cube = random.chance(0.4);
  const base = cube ? random.int(2, 6) : root;
  const { answer, low, high, nearby } = rangeAround(random, cube ? base ** 3 : base * base, base);
  const product = cube ? `${base} × ${base} × ${base}` : `${base} × ${base}`;
  return {
    body: `Which ${cube ? 'cube' : 'square'} number is between ${show(low)} and ${show(high)}?`,
    answer: show(answer),
    mistakes: nearby,
    explanation: `${product} = ${show(answer)}.`,
  };
}

/** A range with one power in it, and the other numbers of the range in random order. */
function rangeAround(random: Random, answer: number, base: number) {
  const [low, high] = [answer - random.int(2, Math.min(9, 2 * base - 2)), answer + random.int(2, 9)];
  const others = random
    .shuffle([1, -1, 2, -2, 3, 4].map((away) => answer + away))
    .filter((value) => low <= value && value <= high)
    .map((value): Misconception => [show(value), 'choosing a number that is not a product of equal numbers']);
  return { answer, low, high, nearby: [...others, ...nearbyNumbers(answer, 4)] };
}

function twoPowers(random: Random): Draft {
  const [a, b] = [random.int(6, 15), random.int(2, 5)];
  const plus = random.chance(0.5) || a * a <= b ** 3;
  const combined = (one: number, other: number) => (plus ? one + other : one - other);
  const answer = combined(a * a, b ** 3);
  return {
    body: `What is ${a} squared ${plus ? 'plus' : 'minus'} ${b} cubed?`,
    answer: show(answer),
    mistakes: [
      [show(Math.abs(combined(2 * a, 3 * b))), 'multiplying by 2 and by 3 instead'],
      [show(combined(a * a, b * b)), `squaring ${b} instead of cubing it`],
      [show(combined(a * a, 3 * b)), `multiplying ${b} by 3 instead of cubing it`],
      [show(combined(a * a, -(b ** 3))), `${plus ? 'subtracting' : 'adding'} the cube`],
      ...nearbyNumbers(answer, 10),
    ],
    explanation: `${a} squared is ${a} × ${a} = ${a * a} and ${b} cubed is ${b} × ${b} × ${b} = ${b ** 3}: ${a * a} ${plus ? '+' : '−'} ${b ** 3} = ${show(answer)}.`,
  };
}

function distanceToSquare(random: Random): Draft {
  const root = random.int(5, 20);
  const number = root * root - random.intExcept(2, 2 * root - 3, [root]);
  const answer = root * root - number;
  return {
    body: `What is the smallest number that can be added to ${show(number)} to make a square number?`,
    answer: show(answer),
    mistakes: [
      [show(number - (root - 1) ** 2), 'measuring the distance to the square number below'],
      [show(root * root), 'giving the square number itself'],
      [show(root), 'giving the number that is squared'],
      [show((root + 1) ** 2 - number), 'passing over the nearest square number'],
      ...nearbyNumbers(answer, 1),
    ],
    explanation: `The next square number is ${root} × ${root} = ${show(root * root)}, and ${show(root * root)} − ${show(number)} = ${show(answer)}.`,
  };
}

export const family: Family = {
  name: 'square-and-cube-numbers',
  syllabus: 'Know square and cube numbers',
  levels: {
    1: 'one fact: a square',
    2: 'one fact: a square or a cube, hidden in a range',
    3: 'two steps: two powers and a sum or difference',
    4: 'three steps: find the next square, then the distance to it',
  },
  write: byDifficulty({ 1: squareOf, 2: powerInRange, 3: twoPowers, 4: distanceToSquare }),
  check: checkEachOption((option, text) => {
    const value = numbersIn(option)[0] ?? NaN;
    const numbers = numbersIn(text);
    const [a = NaN, b = NaN] = numbers;
    const power = (exponent: number, number: number) =>
      Array.from({ length: 30 }, (_, index) => index ** exponent).includes(number);
    if (text.includes('can be added')) {
      for (let added = 1; ; added++) if (power(2, a + added)) return value === added;
    }
    if (text.includes('cubed?'))
      return value === (text.includes('plus') ? a * a + b * b * b : a * a - b * b * b);
    if (text.includes('the square of')) return Math.sqrt(value) === a;
    return a < value && value < b && power(text.includes('cube') ? 3 : 2, value);
  }),
};

import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';

export const family: Family = {
  name: 'square-and-cube-numbers',
  syllabus: 'Know square and cube numbers',
  levels: {
    1: 'one fact: a square',
    2: 'one fact: a square or a cube, hidden in a range',
    3: 'two steps: two powers and a sum or difference',
    4: 'three steps: find the next square, then the distance to it',
  },
  write: (random, difficulty) => {
    const show = formatPrintedNumber;
    if (difficulty === 4) {
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
    if (difficulty === 3) {
      const [a, b] = [random.int(6, 15), random.int(2, 5)];
      const plus = random.chance(0.5) || a * a <= b ** 3;
      const answer = plus ? a * a + b ** 3 : a * a - b ** 3;
      return {
        body: `What is ${a} squared ${plus ? 'plus' : 'minus'} ${b} cubed?`,
        answer: show(answer),
        mistakes: [
          [show(plus ? 2 * a + 3 * b : Math.abs(2 * a - 3 * b)), 'multiplying by 2 and by 3 instead'],
          [show(plus ? a * a + b * b : a * a - b * b), `squaring ${b} instead of cubing it`],
          [show(plus ? a * a + 3 * b : a * a - 3 * b), `multiplying ${b} by 3 instead of cubing it`],
          [show(plus ? a * a - b ** 3 : a * a + b ** 3), `${plus ? 'subtracting' : 'adding'} the cube`],
          ...nearbyNumbers(answer, 10),
        ],
        explanation: `${a} squared is ${a} × ${a} = ${a * a} and ${b} cubed is ${b} × ${b} × ${b} = ${b ** 3}: ${a * a} ${plus ? '+' : '−'} ${b ** 3} = ${show(answer)}.`,
      };
    }
    const root = difficulty === 1 ? random.int(4, 12) : random.int(6, 15);
    const cube = difficulty === 2 && random.chance(0.4);
    const base = cube ? random.int(2, 6) : root;
    const answer = cube ? base ** 3 : base * base;
    const [low, high] = [answer - random.int(2, Math.min(9, 2 * base - 2)), answer + random.int(2, 9)];
    return {
      body:
        difficulty === 1
          ? `Which of these is the square of ${base}?`
          : `Which ${cube ? 'cube' : 'square'} number is between ${show(low)} and ${show(high)}?`,
      answer: show(answer),
      mistakes: [
        ...(difficulty === 1
          ? ([
              [show(2 * base), 'doubling instead of squaring'],
              [show(base * (base + 1)), `working out ${base} × ${base + 1}`],
              [show(base * (base - 1)), `working out ${base} × ${base - 1}`],
              [show(base * base + 10), ''],
            ] as const)
          : []),
        ...random
          .shuffle([1, -1, 2, -2, 3, 4].map((away) => answer + away))
          .filter((value) => low <= value && value <= high)
          .map((value) => [show(value), 'choosing a number that is not a product of equal numbers'] as const),
        ...nearbyNumbers(answer, 4),
      ],
      explanation: cube
        ? `${base} × ${base} × ${base} = ${show(answer)}.`
        : `${base} × ${base} = ${show(answer)}.`,
    };
  },
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

import { leastCommonMultiple, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { numbersIn, numberOf } from '#checks/support/numbers-in-text.ts';

const isPrime = (number: number) => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return number > 1;
};

export const family: Family = {
  name: 'primes-and-multiples',
  syllabus: 'Know prime numbers and find lowest common multiples',
  levels: {
    2: 'one fact: the only prime among five odd numbers',
    3: 'two steps: multiples of two numbers up to 10',
    4: 'two steps: multiples of larger numbers, up to 15',
  },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const primes = [11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];
      const composites = [21, 27, 33, 39, 49, 51, 57, 63, 69, 77, 81, 87, 91, 93];
      const answer = random.pick(primes);
      const wrong = random.sample(composites, 4);
      const factor = (number: number) => [3, 7].find((each) => number % each === 0) ?? 11;
      return {
        body: random.pick([
          'Which of these numbers is prime?',
          'Which of these numbers has exactly two factors?',
          'Only one of these is a prime number. Which one?',
        ]),
        answer: formatPrintedNumber(answer),
        mistakes: wrong.map(
          (number) =>
            [
              formatPrintedNumber(number),
              `overlooking that ${number} = ${factor(number)} × ${number / factor(number)}`,
            ] as const,
        ),
        explanation: `${answer} can be divided only by 1 and itself.`,
      };
    }
    const [first, second] = random.sample(
      difficulty === 3 ? [4, 6, 8, 9, 10] : [6, 8, 9, 10, 12, 14, 15],
      2,
    ) as [number, number];
    const common = leastCommonMultiple(first, second);
    const lights = random.chance(0.5);
    return {
      body: lights
        ? `A red light flashes every ${first} seconds and a green light every ${second} seconds. They have just flashed together. In how many seconds will they next flash together?`
        : `What is the smallest number that is a multiple of both ${first} and ${second}?`,
      answer: formatPrintedNumber(common),
      mistakes: [
        [formatPrintedNumber(first * second), 'multiplying the two numbers'],
        [formatPrintedNumber(first + second), 'adding the two numbers'],
        [formatPrintedNumber(common * 2), 'finding a common multiple that is not the lowest'],
        [formatPrintedNumber(Math.max(first, second) * 2), 'checking only one of the numbers'],
        [formatPrintedNumber(common / 2), 'stopping too soon'],
        [formatPrintedNumber(Math.max(first, second) * 3), 'checking only one of the numbers'],
      ],
      explanation: `Count up in ${Math.max(first, second)}s until a number is also a multiple of ${Math.min(first, second)}: the first is ${common}.`,
    };
  },
  check: (question) => {
    const [first, second] = numbersIn(question.body ?? '');
    const values = question.options.map((option) => ('text' in option ? numberOf(option.text) : NaN));
    if (first === undefined || second === undefined) return values.map(isPrime);
    let lowest = first;
    while (lowest % second !== 0) lowest += first;
    return values.map((value) => value === lowest);
  },
};

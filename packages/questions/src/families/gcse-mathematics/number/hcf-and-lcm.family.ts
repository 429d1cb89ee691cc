import { greatestCommonDivisor, leastCommonMultiple, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

const divisors = (value: number) =>
  Array.from({ length: value }, (_, index) => index + 1).filter((each) => value % each === 0);

export const family: Family = {
  name: 'hcf-and-lcm',
  syllabus: 'Highest common factors and lowest common multiples',
  levels: {
    1: 'two numbers with a common factor from 4 to 8',
    2: 'two larger numbers, with a common factor up to 14',
  },
  write: (random, difficulty) => {
    const common = random.pick(difficulty === 1 ? [4, 5, 6, 7, 8] : [6, 8, 9, 12, 14]);
    const [a, b] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [2, 7],
      [3, 7],
    ] as const);
    const [first, second] = [common * a, common * b];
    const wantsHcf = random.chance(0.5);
    const [hcf, lcm] = [greatestCommonDivisor(first, second), leastCommonMultiple(first, second)];
    const answer = wantsHcf ? hcf : lcm;
    return {
      body: `What is the ${wantsHcf ? 'highest common factor' : 'lowest common multiple'} of ${first} and ${second}?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [
          formatPrintedNumber(wantsHcf ? lcm : hcf),
          `finding the ${wantsHcf ? 'lowest common multiple' : 'highest common factor'}`,
        ],
        [formatPrintedNumber(first * second), 'multiplying the two numbers'],
        [
          formatPrintedNumber(wantsHcf ? hcf / (hcf % 2 === 0 ? 2 : hcf % 3 === 0 ? 3 : hcf) : lcm * 2),
          wantsHcf
            ? 'stopping at a smaller common factor'
            : 'taking a common multiple that is not the lowest',
        ],
        [
          formatPrintedNumber(Math.abs(second - first) === hcf ? hcf * 2 : Math.abs(second - first)),
          'subtracting',
        ],
        [formatPrintedNumber(answer + common), ''],
      ],
      explanation: `${first} = ${hcf} × ${first / hcf} and ${second} = ${hcf} × ${second / hcf}, so the highest common factor is ${hcf}${wantsHcf ? '' : ` and the lowest common multiple is ${hcf} × ${first / hcf} × ${second / hcf} = ${lcm}`}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    const shared = Math.max(...divisors(first).filter((each) => divisors(second).includes(each)));
    return text.includes('factor') ? shared : (first * second) / shared;
  }),
};

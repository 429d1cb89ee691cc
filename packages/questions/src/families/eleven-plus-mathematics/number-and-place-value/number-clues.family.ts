import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const digitsOf = (value: number) => [Math.floor(value / 10), value % 10] as const;
const digitSum = (value: number) => digitsOf(value)[0] + digitsOf(value)[1];

/** A two-digit number that is the only one to fit all clues. */
export const family: Family = {
  name: 'number-clues',
  syllabus: 'Use multiples and digits to find a number',
  levels: {
    2: 'two clues: a multiple and the sum of the digits',
    3: 'two clues with a less familiar table',
    4: 'three clues: a multiple, the sum of the digits and a remainder',
  },
  write: (random, difficulty) => {
    const table = random.pick(difficulty === 2 ? [4, 5, 6, 8] : [7, 12, 13, 14, 15, 17]);
    const answer = random.int(Math.ceil(12 / table), Math.floor(98 / table)) * table;
    const divisor = random.pick([3, 4, 5, 9].filter((each) => table % each !== 0));
    const fits = (value: number) =>
      value % table === 0 &&
      digitSum(value) === digitSum(answer) &&
      (difficulty < 4 || value % divisor === answer % divisor);
    const all = Array.from({ length: 90 }, (_, index) => index + 10);
    if (answer < 12 || all.filter(fits).length !== 1) return noDraft;
    const [tens, units] = digitsOf(answer);
    const swapped = units * 10 + tens;
    const multiples = random.shuffle(all.filter((value) => value % table === 0 && value !== answer));
    const sameSum = random.shuffle(
      all.filter((value) => digitSum(value) === digitSum(answer) && value !== answer),
    );
    const clues = [
      `It is a multiple of ${table}.`,
      `Its digits add up to ${digitSum(answer)}.`,
      ...(difficulty === 4
        ? [
            `When it is divided by ${divisor}, the remainder is ${answer % divisor === 0 ? '0' : String(answer % divisor)}.`,
          ]
        : []),
    ];
    return {
      body: `I am thinking of a number with two digits. ${clues.join(' ')} Which number is it?`,
      answer: String(answer),
      mistakes: [
        ...(swapped > 9 ? [[String(swapped), 'swapping the digits'] as const] : []),
        ...multiples.slice(0, 2).map((each) => [String(each), 'checking the multiple only'] as const),
        ...sameSum.slice(0, 3).map((each) => [String(each), 'checking the digits only'] as const),
      ],
      explanation: `${answer} = ${answer / table} × ${table}, and ${tens} + ${units} = ${digitSum(answer)}. No other number with two digits fits all the clues.`,
    };
  },
  check: checkEachOption((option, text) => {
    const [table = NaN, sum = NaN, divisor, remainder] = numbersIn(text.slice(text.indexOf('multiple')));
    const fits = (value: number) =>
      Number.isInteger(value / table) &&
      [...String(value)].reduce((total, digit) => total + Number(digit), 0) === sum &&
      (divisor === undefined || value - divisor * Math.floor(value / divisor) === remainder);
    const alone = Array.from({ length: 90 }, (_, index) => index + 10).filter(fits).length === 1;
    return alone && fits(Number(option));
  }),
};

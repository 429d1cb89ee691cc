import { barModel } from '#drawing/charts/bar-model.ts';
import { greatestCommonDivisor, formatPrintedNumber } from '#text/numbers.ts';
import { firstNames } from '#text/first-names.ts';
import type { Family, Misconception } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

/** A share that is a whole number: nobody gets a part of a marble. */
const exactly = (share: number, cause: string): Misconception[] =>
  Number.isInteger(share) ? [[formatPrintedNumber(share), cause]] : [];

export const family: Family = {
  name: 'sharing',
  syllabus: 'Share an amount in a ratio',
  levels: {
    2: 'three steps: add the parts, find one part, multiply',
    3: 'three steps with larger amounts, in part for the difference of the shares',
  },
  write: (random, difficulty) => {
    const first = random.int(1, 4);
    const second = random.pick([2, 3, 4, 5, 6, 7].filter((each) => greatestCommonDivisor(each, first) === 1));
    const part = random.int(3, difficulty === 2 ? 9 : 24);
    const total = part * (first + second);
    const [one, other] = firstNames(random, 2) as [string, string];
    const difference = difficulty === 3 && random.chance(0.5);
    const answer = difference ? part * Math.abs(second - first) : part * second;
    return {
      body: `${one} and ${other} share ${formatPrintedNumber(total)} ${random.pick(['marbles', 'raffle tickets', 'football cards'])} in the ratio ${first} : ${second}. ${difference ? 'How many more does one of them get than the other?' : `How many does ${other} get?`}`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [
          formatPrintedNumber(difference ? part * second : part * first),
          difference ? `giving ${other}’s share` : `giving ${one}’s share`,
        ],
        ...exactly(total / second, `dividing by ${second} instead of by ${first + second}`),
        [formatPrintedNumber(part), 'stopping at one part'],
        ...exactly(total / 2, 'sharing equally'),
        [formatPrintedNumber(total - second), 'subtracting the ratio from the total'],
        ...nearbyNumbers(answer, part),
      ],
      explanation: `There are ${first} + ${second} = ${first + second} parts, so one part is ${formatPrintedNumber(total)} ÷ ${first + second} = ${part}. ${difference ? `The difference is ${Math.abs(second - first)} ${Math.abs(second - first) === 1 ? 'part' : 'parts'}` : `${other} gets ${second} parts`}: ${part} × ${answer / part} = ${formatPrintedNumber(answer)}.`,
      solutionImage: {
        svg: barModel({
          parts: first + second,
          shaded: first,
          partLabel: formatPrintedNumber(part),
          wholeLabel: formatPrintedNumber(total),
          shadedLabel: `${one}: ${formatPrintedNumber(part * first)}`,
        }),
        alternativeText: `A bar of ${first + second} equal parts of ${part}, ${formatPrintedNumber(total)} in all. The first ${first} belong to ${one} and make ${formatPrintedNumber(part * first)}; the other ${second} belong to ${other}.`,
      },
    };
  },
  check: checkNumber((text) => {
    const [total = NaN, first = NaN, second = NaN] = numbersIn(text);
    const part = total / (first + second);
    return text.includes('How many more') ? Math.abs(first - second) * part : second * part;
  }),
};

import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';
import { whole } from './algebra-and-sequences-checks.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'growing-patterns',
  syllabus: 'Continue patterns of matchsticks and find their rule',
  levels: {
    3: 'three steps: the number added, a product, a sum; a pattern up to the twelfth',
    4: 'three steps with a place from 20 to 50, too far to count on',
    5: 'three steps backwards: from the number of matchsticks to the place',
  },
  write: (random, difficulty) => {
    const [first, step] = random.pick([
      [4, 3],
      [3, 2],
      [6, 5],
      [6, 4],
      [8, 5],
    ] as const);
    const place = difficulty === 3 ? random.int(8, 12) : random.int(20, 50);
    const count = first + step * (place - 1);
    const backwards = difficulty === 5;
    return {
      body: `A pattern is made of matchsticks. Pattern 1 uses ${first} matchsticks, pattern 2 uses ${first + step} and pattern 3 uses ${first + 2 * step}. ${backwards ? `Which pattern uses ${count} matchsticks? Give its number.` : `How many matchsticks does pattern ${place} use?`}`,
      answer: formatPrintedNumber(backwards ? place : count),
      mistakes: backwards
        ? [
            [formatPrintedNumber(place - 1), 'forgetting to count pattern 1'],
            ...wholeResult(count / step, `dividing by ${step} alone`),
            ...wholeResult(count / first, `dividing by ${first}`),
            [formatPrintedNumber(place + 1), 'counting one too many'],
            [formatPrintedNumber(place + 2), ''],
            [formatPrintedNumber(place - 2), ''],
          ]
        : [
            [formatPrintedNumber(place * first), `multiplying by ${first}`],
            [formatPrintedNumber(place * step), `multiplying by ${step} alone`],
            [formatPrintedNumber(first + place * step), 'adding one step too many'],
            [formatPrintedNumber(count - step), 'adding one step too few'],
            [formatPrintedNumber(count + 1), ''],
          ],
      explanation: backwards
        ? `From pattern 1, ${step} are added each time: (${count} − ${first}) ÷ ${step} = ${place - 1} steps, so it is pattern ${place}.`
        : `From pattern 1 there are ${place - 1} steps of ${step}: ${first} + ${place - 1} × ${step} = ${count}.`,
    };
  },
  check: checkNumber((text) => {
    const [, first = NaN, , second = NaN] = numbersIn(text);
    const asked = itemAt(numbersIn(text), -1);
    const count = (number: number) => first + (second - first) * (number - 1);
    return text.includes('Which pattern')
      ? (whole.find((number) => count(number) === asked) ?? NaN)
      : count(asked);
  }),
};

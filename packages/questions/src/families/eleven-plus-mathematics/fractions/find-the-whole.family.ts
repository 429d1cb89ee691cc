import { formatPrintedNumber } from '#text/numbers.ts';
import { coprime } from '#random.ts';
import { randomFirstName } from '#text/first-names.ts';
import { barModel } from '#drawing/charts/bar-model.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { amountIn, ratioIn } from './fractions-checks.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'find-the-whole',
  syllabus: 'Find the whole from a fraction of it',
  levels: {
    3: 'two steps backwards: one part of up to 12, then the whole',
    4: 'two steps backwards with larger numbers: one part above 12',
  },
  write: (random, difficulty) => {
    const bottom = random.int(3, 9);
    const top = coprime(random, bottom, 2);
    const part = random.int(difficulty === 4 ? 13 : 4, difficulty === 4 ? 45 : 12);
    const name = randomFirstName(random);
    const known = part * top;
    return {
      body: random.pick([
        `${name} has walked ${formatPrintedNumber(known)} km, which is ${top}/${bottom} of the way. How long is the whole walk, in km?`,
        `${top}/${bottom} of a number is ${formatPrintedNumber(known)}. What is the number?`,
        `${top}/${bottom} of the pupils in a year group walk to school. That is ${formatPrintedNumber(known)} pupils. How many pupils are in the year group?`,
      ]),
      answer: formatPrintedNumber(part * bottom),
      mistakes: [
        ...wholeResult((known * top) / bottom, `finding ${top}/${bottom} of ${formatPrintedNumber(known)}`),
        [formatPrintedNumber(known * bottom), `multiplying by ${bottom} without dividing by ${top}`],
        [formatPrintedNumber(part), 'stopping at one part'],
        [formatPrintedNumber(known + part), 'adding a single part'],
        [formatPrintedNumber(part * bottom + top), 'a slip in the multiplication'],
        [formatPrintedNumber(known - part), 'subtracting a single part'],
        [formatPrintedNumber(part * bottom - top), 'a slip in the multiplication'],
      ],
      explanation: `${top} parts are ${formatPrintedNumber(known)}, so one part is ${formatPrintedNumber(known)} ÷ ${top} = ${formatPrintedNumber(part)}. The whole is ${bottom} parts: ${formatPrintedNumber(part)} × ${bottom} = ${formatPrintedNumber(part * bottom)}.`,
      solutionImage: {
        svg: barModel({
          parts: bottom,
          shaded: top,
          partLabel: formatPrintedNumber(part),
          wholeLabel: formatPrintedNumber(part * bottom),
          shadedLabel: formatPrintedNumber(known),
        }),
        alternativeText: `A bar of ${bottom} equal parts of ${formatPrintedNumber(part)}; ${top} of the parts are shaded and make ${formatPrintedNumber(known)}, and the whole bar makes ${formatPrintedNumber(part * bottom)}.`,
      },
    };
  },
  check: checkNumber((text) => amountIn(text) / ratioIn(text)),
};

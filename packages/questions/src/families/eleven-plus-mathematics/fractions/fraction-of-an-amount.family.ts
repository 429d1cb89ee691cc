import { formatPrintedNumber } from '#text/numbers.ts';
import { coprime } from '#random.ts';
import { randomFirstName } from '#text/first-names.ts';
import { barModel } from '#drawing/charts/bar-model.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { amountIn, ratioIn } from './fractions-checks.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'fraction-of-an-amount',
  syllabus: 'Find a fraction of an amount',
  levels: {
    1: 'one step: divide, for a fraction with the numerator 1',
    2: 'two steps: divide, then multiply',
    3: 'two steps with larger amounts',
  },
  write: (random, difficulty) => {
    const bottom = random.int(difficulty === 1 ? 2 : 3, difficulty === 1 ? 5 : 9);
    const top = difficulty === 1 ? 1 : coprime(random, bottom);
    const part = random.int(difficulty === 3 ? 12 : 3, difficulty === 3 ? 60 : 14);
    const whole = part * bottom;
    const name = randomFirstName(random);
    const ratio = `${top}/${bottom}`;
    const story = random.pick([
      `${name} has ${formatPrintedNumber(whole)} stickers and gives away ${ratio} of them. How many stickers does ${name} give away?`,
      `A school library owns ${formatPrintedNumber(whole)} atlases and novels. ${ratio} of the books are novels. How many novels are there?`,
      `What is ${ratio} of ${formatPrintedNumber(whole)}?`,
      `A theatre has ${formatPrintedNumber(whole)} seats and ${ratio} of them are taken. How many seats are taken?`,
    ]);
    return {
      body: story,
      answer: formatPrintedNumber(part * top),
      mistakes: [
        [formatPrintedNumber(whole - part * top), 'finding what is left instead of the fraction asked for'],
        [formatPrintedNumber(part), `finding 1/${bottom} and forgetting to multiply by ${top}`],
        ...wholeResult(whole / (top + 1), `dividing by ${top + 1}`),
        [formatPrintedNumber(part * top + bottom), 'a slip in the multiplication'],
        [formatPrintedNumber(part * (top + 1)), 'taking one part too many'],
        [formatPrintedNumber((part - 1) * top), 'a slip in the division'],
        [formatPrintedNumber((part + 1) * top), 'a slip in the division'],
      ],
      explanation:
        `Divide by ${bottom} to find one part: ${formatPrintedNumber(whole)} ÷ ${bottom} = ${formatPrintedNumber(part)}.` +
        (top > 1
          ? ` Then take ${top} parts: ${formatPrintedNumber(part)} × ${top} = ${formatPrintedNumber(part * top)}.`
          : ''),
      solutionImage: {
        svg: barModel({
          parts: bottom,
          shaded: top,
          partLabel: formatPrintedNumber(part),
          wholeLabel: formatPrintedNumber(whole),
          shadedLabel: formatPrintedNumber(part * top),
        }),
        alternativeText: `A bar of ${bottom} equal parts of ${formatPrintedNumber(part)}, ${formatPrintedNumber(whole)} in all; ${top} of the parts are shaded and make ${formatPrintedNumber(part * top)}.`,
      },
    };
  },
  check: checkNumber((text) => amountIn(text) * ratioIn(text)),
};

import { fraction, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numberOf, numbersIn } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';

export const family: Family = {
  name: 'expected-frequency',
  syllabus: 'Expected frequencies from probabilities',
  levels: {
    1: 'two steps: divide by 4, 5 or 6 at most, then multiply',
    2: 'two steps with larger denominators: 8, 12 or 20',
  },
  write: (random, difficulty) => {
    const bottom = random.pick(difficulty === 1 ? [4, 5, 6] : [8, 12, 20]);
    const top = random.int(1, bottom - 1);
    const trials = bottom * random.int(10, 40);
    const answer = (trials * top) / bottom;
    return {
      body: random.pick([
        `The probability that a bus is late is ${fraction(top, bottom)}. How many of ${formatPrintedNumber(trials)} buses would you expect to be late?`,
        `A biased coin shows heads with probability ${fraction(top, bottom)}. About how many heads are expected in ${formatPrintedNumber(trials)} throws?`,
        `The probability that a seed grows is ${fraction(top, bottom)}. ${formatPrintedNumber(trials)} seeds are sown. How many are expected to grow?`,
      ]),
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber(trials - answer), 'counting the opposite'],
        [formatPrintedNumber(trials / 2), 'taking both results to be equally likely'],
        [
          formatPrintedNumber(trials / bottom === answer ? answer + 5 : trials / bottom),
          'leaving out the top of the fraction',
        ],
        [formatPrintedNumber(answer + bottom), ''],
        ...nearbyNumbers(answer, 10),
      ],
      explanation: `Multiply the probability by the number of tries: ${fraction(top, bottom)} × ${formatPrintedNumber(trials)} = ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const ratio = /\d+\/\d+/.exec(text)?.[0] ?? '';
    return numberOf(ratio) * itemAt(numbersIn(text.replace(ratio, '')), 0);
  }),
};

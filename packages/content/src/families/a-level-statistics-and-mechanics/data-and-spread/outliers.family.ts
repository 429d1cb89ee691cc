import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'outliers',
  syllabus: 'Interquartile range and outliers',
  steps: {
    1: 'one step: the interquartile range',
    2: 'three steps: the range, 1.5 times it, then the limit above',
    3: 'three steps for the limit below, which may be negative',
  },
  printed: { 1: 11, 2: 8, 3: 3 },
  write: (random, difficulty) => {
    const lower = random.int(12, 40);
    const range = 2 * random.int(3, 12);
    const upper = lower + range;
    if (difficulty === 1) {
      return {
        body: `A set of data has a lower quartile of ${lower} and an upper quartile of ${upper}. What is the interquartile range?`,
        answer: formatPrintedNumber(range),
        mistakes: [
          [formatPrintedNumber((lower + upper) / 2), 'taking halfway between the quartiles'],
          [formatPrintedNumber(lower + upper), 'adding the quartiles'],
          [formatPrintedNumber(range / 2), 'halving the difference'],
          [formatPrintedNumber(1.5 * range), 'multiplying by 1.5'],
        ],
        explanation: `Upper quartile minus lower quartile: ${upper} − ${lower} = ${range}.`,
      };
    }
    const above = difficulty === 2;
    const limit = above ? upper + 1.5 * range : lower - 1.5 * range;
    return {
      body: `A set of data has quartiles ${lower} and ${upper}. A value is an outlier if it lies more than 1.5 interquartile ranges ${above ? 'above the upper' : 'below the lower'} quartile. What is the limit?`,
      answer: formatPrintedNumber(limit),
      mistakes: [
        [formatPrintedNumber(above ? upper + range : lower - range), 'using one interquartile range'],
        [
          formatPrintedNumber(above ? lower + 1.5 * range : upper - 1.5 * range),
          'starting from the other quartile',
        ],
        [formatPrintedNumber(above ? lower - 1.5 * range : upper + 1.5 * range), 'finding the other limit'],
        [
          formatPrintedNumber(
            above ? 1.5 * upper : lower / 1.5 === Math.round(lower / 1.5) ? lower / 1.5 : 1.5 * range,
          ),
          'multiplying the quartile',
        ],
        [formatPrintedNumber(limit + 1), ''],
      ],
      explanation: `The interquartile range is ${range}, and 1.5 × ${range} = ${1.5 * range}. ${above ? `${upper} + ` : `${lower} − `}${1.5 * range} = ${formatPrintedNumber(limit)}.`,
    };
  },
  check: checkNumber((text) => {
    const [lower = NaN, upper = NaN] = numbersIn(text);
    if (text.includes('What is the interquartile')) return upper - lower;
    return text.includes('above') ? upper + 1.5 * (upper - lower) : lower - 1.5 * (upper - lower);
  }),
};

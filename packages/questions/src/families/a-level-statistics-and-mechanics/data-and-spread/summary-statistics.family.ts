import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';

export const family: Family = {
  name: 'summary-statistics',
  syllabus: 'Mean, variance and standard deviation from sums',
  levels: {
    1: 'one step: the mean',
    2: 'four steps: two means, a square, a difference',
    3: 'five steps: the variance, then its square root',
  },
  write: (random, difficulty) => {
    const n = random.pick([8, 10, 12, 20, 25]);
    const [mean, deviation] = [random.int(10, 40), random.int(2, 6)];
    const [sum, squares] = [n * mean, n * (mean * mean + deviation * deviation)];
    const given = `For ${n} values of x, Σx = ${formatPrintedNumber(sum)}`;
    if (difficulty === 1) {
      const what = random.pick([
        'masses of some parcels, in kg',
        'waiting times of some patients, in minutes',
        'marks of some candidates',
      ]);
      return {
        body: `${given}. The values are the ${what}. What is their mean?`,
        answer: formatPrintedNumber(mean),
        mistakes: [
          [formatPrintedNumber(sum - n), 'subtracting instead of dividing'],
          [formatPrintedNumber(sum / 2), 'halving the total'],
          [formatPrintedNumber(Number((n / sum).toFixed(3))), 'dividing the wrong way round'],
          ...nearbyNumbers(mean, 2),
        ],
        explanation: `The mean is Σx ÷ n = ${formatPrintedNumber(sum)} ÷ ${n} = ${mean}.`,
      };
    }
    const wantsVariance = difficulty === 2;
    const [variance, standard] = [deviation ** 2, deviation];
    return {
      body: `${given} and Σx² = ${formatPrintedNumber(squares)}. What is the ${wantsVariance ? 'variance' : 'standard deviation'} of x?`,
      answer: formatPrintedNumber(wantsVariance ? variance : standard),
      mistakes: [
        [
          formatPrintedNumber(wantsVariance ? standard : variance),
          `giving the ${wantsVariance ? 'standard deviation' : 'variance'}`,
        ],
        [formatPrintedNumber(squares / n), 'forgetting to subtract the square of the mean'],
        [formatPrintedNumber(squares / n - mean), 'subtracting the mean without squaring it'],
        [toSignificantFigures(Math.sqrt(squares / n)), 'taking the root of the mean square'],
        ...nearbyNumbers(wantsVariance ? variance : standard, 1),
      ],
      explanation: `The variance is Σx²/n − (Σx/n)² = ${formatPrintedNumber(squares / n)} − ${mean}² = ${variance}${wantsVariance ? '' : `, and its square root is ${standard}`}.`,
    };
  },
  check: checkNumber((text) => {
    const [n = NaN, sum = NaN, squares = NaN] = [/For (\d+)/, /Σx = ([\d,]+)/, /Σx² = ([\d,]+)/].map(
      (pattern) => Number(pattern.exec(text)?.[1]?.replaceAll(',', '')),
    );
    const variance = squares / n - (sum / n) ** 2;
    return text.includes('mean?') ? sum / n : text.includes('the variance') ? variance : Math.sqrt(variance);
  }),
};

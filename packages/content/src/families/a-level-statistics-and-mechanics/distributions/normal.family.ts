import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { three } from './checking.ts';

export const family: Family = {
  name: 'normal',
  syllabus: 'The normal distribution and sample means',
  steps: {
    2: 'two steps: subtract the mean, then divide',
    3: 'two steps backwards: from a probability to a value',
    4: 'two steps backwards with an unknown standard deviation',
    5: 'two steps: a root, then a quotient, with the less familiar distribution of a sample mean',
  },
  printed: { 2: 7, 3: 5, 4: 3, 5: 28 },
  write: (random, difficulty) => {
    const [mean, deviation] = [random.int(20, 120), random.int(3, 12)];
    const z = random.pick([0.5, 1.5, -0.5, 2, -1.5, -2, 2.5]);
    const x = mean + z * deviation;
    const model = `X ~ N(${mean}, ${deviation}²).`;
    if (difficulty === 2) {
      return {
        body: `${model} What is the standardised value z of x = ${formatPrintedNumber(x)}?`,
        answer: formatPrintedNumber(z),
        mistakes: [
          [formatPrintedNumber(-z), 'subtracting the wrong way round'],
          [formatPrintedNumber(Number((z / deviation).toFixed(3))), 'dividing by the variance'],
          [formatPrintedNumber(x - mean), 'not dividing by the standard deviation'],
          [formatPrintedNumber(z + 1), ''],
        ],
        explanation: `z = (x − μ)/σ = (${formatPrintedNumber(x)} − ${mean})/${deviation} = ${formatPrintedNumber(z)}.`,
      };
    }
    const [quantile, chance] = random.pick([
      [1.2816, 10],
      [1.6449, 5],
      [0.8416, 20],
      [0.6745, 25],
      [2.3263, 1],
    ] as const);
    if (difficulty === 3) {
      const limit = mean + quantile * deviation;
      return {
        body: `${model} P(Z > ${formatPrintedNumber(quantile)}) = ${formatPrintedNumber(chance / 100)}. For which a is P(X > a) = ${formatPrintedNumber(chance / 100)}, to 3 significant figures?`,
        answer: toSignificantFigures(limit),
        mistakes: [
          [toSignificantFigures(mean - quantile * deviation), 'going below the mean'],
          [toSignificantFigures(mean + quantile), 'not multiplying by the standard deviation'],
          [toSignificantFigures(mean + quantile * deviation ** 2), 'multiplying by the variance'],
          [toSignificantFigures(mean * (1 - chance / 100) + mean * 0.37), ''],
          [toSignificantFigures(quantile * deviation), 'leaving out the mean'],
        ],
        explanation: `a = μ + zσ = ${mean} + ${formatPrintedNumber(quantile)} × ${deviation} = ${toSignificantFigures(limit)}.`,
      };
    }
    const limit = random.int(mean + deviation, mean + 3 * deviation);
    if (difficulty === 4) {
      const found = (limit - mean) / quantile;
      return {
        body: `X is normally distributed with mean ${mean}, and P(X > ${limit}) = ${formatPrintedNumber(chance / 100)}. P(Z > ${formatPrintedNumber(quantile)}) = ${formatPrintedNumber(chance / 100)}. What is the standard deviation of X, to 3 significant figures?`,
        answer: toSignificantFigures(found),
        mistakes: [
          [toSignificantFigures((limit - mean) * quantile), 'multiplying instead of dividing'],
          [toSignificantFigures(found * found), 'giving the variance'],
          [toSignificantFigures(limit / quantile), 'forgetting to subtract the mean'],
          [toSignificantFigures(limit - mean), 'not dividing'],
        ],
        explanation: `(${limit} − ${mean})/σ = ${formatPrintedNumber(quantile)}, so σ = ${limit - mean} ÷ ${formatPrintedNumber(quantile)} = ${toSignificantFigures(found)}.`,
      };
    }
    const size = random.pick([4, 9, 16, 25, 36]);
    const error = deviation / Math.sqrt(size);
    return {
      body: `${model} What is the standard deviation of the mean of a random sample of ${size} values, to 3 significant figures?`,
      answer: toSignificantFigures(error),
      mistakes: [
        [toSignificantFigures(deviation / size), 'dividing by n instead of its root'],
        [toSignificantFigures(deviation), 'taking it to be unchanged'],
        [toSignificantFigures(deviation ** 2 / size), 'giving the variance'],
        [toSignificantFigures(deviation * Math.sqrt(size)), 'multiplying by the root'],
      ],
      explanation: `It is σ/√n = ${deviation}/√${size} = ${toSignificantFigures(error)}.`,
    };
  },
  check: checkNumber((text) => {
    const [mean = NaN, deviation = NaN] = numbersIn(text.replace('²', ''));
    const z = Number(/Z > ([\d.]+)/.exec(text)?.[1]);
    if (text.includes('standardised')) return (Number(/x = ([\d.]+)/.exec(text)?.[1]) - mean) / deviation;
    if (text.includes('For which a')) return three(mean + z * deviation);
    if (text.includes('sample'))
      return three(Math.sqrt(deviation ** 2 / Number(/sample of (\d+)/.exec(text)?.[1])));
    return three((deviation - mean) / z);
  }),
};

import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption, checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { three } from '#checks/support/arithmetic.ts';
import { numberAt } from '../a-level-statistics-and-mechanics-checks.ts';

/** A test of a mean with one tail at the 5% level. */
function testOfMean(mean: number, deviation: number, size: number, found: number): Draft {
  const show = (z: number, rejects = z > 1.6449) =>
    `z = ${z.toFixed(2)}, ${rejects ? 'reject' : 'do not reject'} H₀`;
  const z = (found - mean) / (deviation / Math.sqrt(size));
  if (Math.abs(z - 1.6449) < 0.05) return noDraft;
  const [undivided, byNumber] = [(found - mean) / deviation, ((found - mean) * size) / deviation];
  return {
    body: `X ~ N(μ, ${deviation}²). H₀: μ = ${mean} is tested against H₁: μ > ${mean} at the 5% level, where the critical value is z = 1.645. A random sample of ${size} values has the mean ${formatPrintedNumber(found)}. What are the test statistic and the conclusion?`,
    answer: show(z),
    mistakes: [
      [show(undivided), 'using the standard deviation of one value instead of that of the mean'],
      [show(z, z < 1.6449), 'drawing the opposite conclusion from the comparison'],
      [show(byNumber), 'dividing by the sample size instead of its root'],
      [
        show(undivided, true),
        'using the standard deviation of one value, and rejecting below the critical value',
      ],
    ],
    explanation: `The sample mean has the standard deviation ${deviation}/√${size} = ${toSignificantFigures(deviation / Math.sqrt(size))}, so z = (${formatPrintedNumber(found)} − ${mean}) ÷ ${toSignificantFigures(deviation / Math.sqrt(size))} = ${z.toFixed(2)}. That is ${z > 1.6449 ? 'more' : 'less'} than 1.645.`,
  };
}

export const family: Family = {
  name: 'normal',
  syllabus: 'The normal distribution and sample means',
  levels: {
    2: 'two steps: subtract the mean, then divide',
    3: 'two steps backwards: from a probability to a value',
    4: 'two steps backwards with an unknown standard deviation',
    5: 'five steps: the spread of a sample mean, its standardised value, then a comparison with the critical value',
  },
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
    const sampleMean = mean + (random.pick([9, 12, 13, 19, 21, 23, 26]) / 10) * (deviation / Math.sqrt(size));
    return testOfMean(mean, deviation, size, Number(sampleMean.toFixed(1)));
  },
  check: (question) => ((question.body ?? '').includes('H₀') ? checkTest(question) : checkValue(question)),
};

const checkTest = checkEachOption((option, text) => {
  const [mean, deviation] = [numberAt(text, /μ = (\d+)/), numberAt(text, /N\(μ, (\d+)/)];
  const [size, found] = [numberAt(text, /sample of (\d+)/), numberAt(text, /has the mean ([\d.]*\d)/)];
  const variance = deviation ** 2 / size;
  const z = (found - mean) / Math.sqrt(variance);
  return option === `z = ${z.toFixed(2)}, ${z > 1.6449 ? 'reject' : 'do not reject'} H₀`;
});

const checkValue = checkNumber((text) => {
  const [mean = NaN, deviation = NaN] = numbersIn(text.replace('²', ''));
  const z = Number(/Z > ([\d.]+)/.exec(text)?.[1]);
  if (text.includes('standardised')) return (numberAt(text, /x = (−?[\d.]*\d)/) - mean) / deviation;
  if (text.includes('For which a')) return three(mean + z * deviation);
  return three((deviation - mean) / z);
});

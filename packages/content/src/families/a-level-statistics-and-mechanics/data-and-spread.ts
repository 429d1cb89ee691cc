import { printed, significant } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';
import { nothing } from '../nothing.ts';

const summary: Family = {
  name: 'summary-statistics',
  printed: { 1: 3, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const n = random.pick([8, 10, 12, 20, 25]);
    const [mean, deviation] = [random.int(10, 40), random.int(2, 6)];
    const [sum, squares] = [n * mean, n * (mean * mean + deviation * deviation)];
    const given = `For ${n} values of x, Σx = ${printed(sum)}`;
    if (difficulty === 1) {
      const what = random.pick([
        'masses of some parcels, in kg',
        'waiting times of some patients, in minutes',
        'marks of some candidates',
      ]);
      return {
        body: `${given}. The values are the ${what}. What is their mean?`,
        answer: printed(mean),
        mistakes: [
          [printed(sum - n), 'subtracting instead of dividing'],
          [printed(sum / 2), 'halving the total'],
          [printed(Number((n / sum).toFixed(3))), 'dividing the wrong way round'],
          ...near(mean, 2),
        ],
        explanation: `The mean is Σx ÷ n = ${printed(sum)} ÷ ${n} = ${mean}.`,
      };
    }
    const wantsVariance = difficulty === 2;
    const [variance, standard] = [deviation ** 2, deviation];
    return {
      body: `${given} and Σx² = ${printed(squares)}. What is the ${wantsVariance ? 'variance' : 'standard deviation'} of x?`,
      answer: printed(wantsVariance ? variance : standard),
      mistakes: [
        [
          printed(wantsVariance ? standard : variance),
          `giving the ${wantsVariance ? 'standard deviation' : 'variance'}`,
        ],
        [printed(squares / n), 'forgetting to subtract the square of the mean'],
        [printed(squares / n - mean), 'subtracting the mean without squaring it'],
        [significant(Math.sqrt(squares / n)), 'taking the root of the mean square'],
        ...near(wantsVariance ? variance : standard, 1),
      ],
      explanation: `The variance is Σx²/n − (Σx/n)² = ${printed(squares / n)} − ${mean}² = ${variance}${wantsVariance ? '' : `, and its square root is ${standard}`}.`,
    };
  },
};

const coding: Family = {
  name: 'coding',
  printed: { 2: 1, 3: 3, 4: 1 },
  write: (random, difficulty) => {
    const [a, b] = [random.pick([5, 10, 20, 50, 100]), random.pick([2, 4, 5, 10])];
    const [codedMean, codedDeviation] = [random.int(3, 24), random.int(2, 9)];
    const mean = difficulty === 2 || (difficulty === 3 && random.chance(0.5));
    const rule = `The data x are coded as y = (x − ${a})/${b}.`;
    if (difficulty === 4) {
      const variance = codedDeviation ** 2;
      return {
        body: `${rule} The variance of y is ${variance}. What is the variance of x?`,
        answer: printed(variance * b * b),
        mistakes: [
          [printed(variance * b), `multiplying by ${b} without squaring it`],
          [printed(variance * b * b + a), `adding ${a}`],
          [printed(variance), 'taking the variance to be unchanged'],
          [printed(variance * b + a), `treating it like a mean`],
          [printed(codedDeviation * b), 'giving the standard deviation'],
        ],
        explanation: `Subtracting ${a} does not change the spread; dividing by ${b} divides the variance by ${b}². So it is ${variance} × ${b * b} = ${printed(variance * b * b)}.`,
      };
    }
    const answer = mean ? codedMean * b + a : codedDeviation * b;
    const given = mean ? codedMean : codedDeviation;
    return {
      body: `${rule} The ${mean ? 'mean' : 'standard deviation'} of y is ${given}. What is the ${mean ? 'mean' : 'standard deviation'} of x?`,
      answer: printed(answer),
      mistakes: [
        [
          printed(mean ? (codedMean + a) * b : codedDeviation * b + a),
          mean ? 'undoing the steps in the wrong order' : `adding ${a}, which does not change a spread`,
        ],
        [
          printed(mean ? codedMean * b : codedDeviation),
          mean ? `forgetting to add ${a}` : 'taking the spread to be unchanged',
        ],
        [printed(Number(((given - a) / b).toFixed(2))), 'coding once more instead of undoing it'],
        [printed(given * b * b), `multiplying by ${b} twice`],
        [printed(answer + b), ''],
      ],
      explanation: mean
        ? `Undo the coding: x = ${b}y + ${a}, so the mean is ${b} × ${codedMean} + ${a} = ${answer}.`
        : `Only the division changes the spread: ${codedDeviation} × ${b} = ${answer}.`,
    };
  },
};

const outliers: Family = {
  name: 'outliers',
  printed: { 1: 1, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const lower = random.int(12, 40);
    const range = 2 * random.int(3, 12);
    const upper = lower + range;
    if (difficulty === 1) {
      return {
        body: `A set of data has a lower quartile of ${lower} and an upper quartile of ${upper}. What is the interquartile range?`,
        answer: printed(range),
        mistakes: [
          [printed((lower + upper) / 2), 'taking halfway between the quartiles'],
          [printed(lower + upper), 'adding the quartiles'],
          [printed(range / 2), 'halving the difference'],
          [printed(1.5 * range), 'multiplying by 1.5'],
        ],
        explanation: `Upper quartile minus lower quartile: ${upper} − ${lower} = ${range}.`,
      };
    }
    const above = difficulty === 2;
    const limit = above ? upper + 1.5 * range : lower - 1.5 * range;
    return {
      body: `A set of data has quartiles ${lower} and ${upper}. A value is an outlier if it lies more than 1.5 interquartile ranges ${above ? 'above the upper' : 'below the lower'} quartile. What is the limit?`,
      answer: printed(limit),
      mistakes: [
        [printed(above ? upper + range : lower - range), 'using one interquartile range'],
        [printed(above ? lower + 1.5 * range : upper - 1.5 * range), 'starting from the other quartile'],
        [printed(above ? lower - 1.5 * range : upper + 1.5 * range), 'finding the other limit'],
        [
          printed(above ? 1.5 * upper : lower / 1.5 === Math.round(lower / 1.5) ? lower / 1.5 : 1.5 * range),
          'multiplying the quartile',
        ],
        [printed(limit + 1), ''],
      ],
      explanation: `The interquartile range is ${range}, and 1.5 × ${range} = ${1.5 * range}. ${above ? `${upper} + ` : `${lower} − `}${1.5 * range} = ${printed(limit)}.`,
    };
  },
};

const interpolation: Family = {
  name: 'interpolation',
  printed: { 4: 1, 5: 1 },
  write: (random, difficulty) => {
    const frequencies = [random.int(6, 14), random.int(14, 24), random.int(10, 20), random.int(4, 10)];
    const total = frequencies.reduce((sum, each) => sum + each, 0);
    const share = difficulty === 4 ? 0.5 : 0.75;
    const target = total * share;
    let before = 0;
    let place = 0;
    while (before + (frequencies[place] ?? 0) < target) before += frequencies[place++] ?? 0;
    const within = frequencies[place] ?? 1;
    const value = 10 * place + (10 * (target - before)) / within;
    if (!Number.isInteger(value * 4) || target === before + within) return nothing;
    const rows = frequencies.map((each, index) => `${10 * index} ≤ x < ${10 * index + 10}: ${each}`);
    return {
      body: `The table groups some measurements x.\n${rows.join('\n')}\nUse linear interpolation to estimate the ${difficulty === 4 ? 'median' : 'upper quartile'}.`,
      answer: printed(value),
      mistakes: [
        [printed(10 * place + 5), 'taking the middle of the class'],
        [
          printed(Number((10 * place + (10 * target) / total).toFixed(2))),
          'using the whole total inside the class',
        ],
        [printed(10 * place), 'taking the lower end of the class'],
        [printed(10 * place + 10), 'taking the upper end of the class'],
        [printed(40 * share), 'taking the same share of the whole range'],
      ],
      explanation:
        `Value number ${printed(target)} of ${total} is the ${printed(target - before)}th of ${within} in ${10 * place} ≤ x < ${10 * place + 10}: ${10 * place} + 10 × ${printed(target - before)}/${within} = ${printed(value)}.`
          .replace('the 1th', 'the 1st')
          .replace('the 2th', 'the 2nd')
          .replace('the 3th', 'the 3rd'),
    };
  },
};

export const dataAndSpread: TopicFamilies = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  topicCode: 'DATA_AND_SPREAD',
  families: [summary, coding, outliers, interpolation],
};

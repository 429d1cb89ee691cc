import { at } from '../../at.ts';
import { printed, significant } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { nothing } from '../nothing.ts';

const show = (value: number) => printed(Number(value.toFixed(4)));

const discrete: Family = {
  name: 'discrete',
  printed: { 1: 3, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const values =
      difficulty === 1
        ? [1, 2, 3, 4]
        : random.pick([
            [0, 1, 2, 3],
            [1, 2, 5, 10],
            [0, 2, 4, 6],
          ]);
    const [a, b, c] = [random.int(2, 7), random.int(2, 7), random.int(1, 5)].map((each) => each * 5) as [
      number,
      number,
      number,
    ];
    const k = 100 - a - b - c;
    if (k <= 0) return nothing;
    const chances = [a, b, c, k].map((each) => each / 100);
    const row = (last: string) =>
      `X takes the values ${values.join(', ')} with probabilities ${chances.slice(0, 3).map(show).join(', ')} and ${last}.`;
    const mean = values.reduce((sum, value, index) => sum + value * at(chances, index), 0);
    const square = values.reduce((sum, value, index) => sum + value * value * at(chances, index), 0);
    if (difficulty === 1) {
      return {
        body: `${row('k')} What is k?`,
        answer: show(k / 100),
        mistakes: [
          [show(1 - k / 100), 'adding the probabilities given'],
          ['0.25', 'taking all values to be equally likely'],
          [show((a + b) / 100), ''],
          [show(k / 100 + 0.1), 'a slip in the subtraction'],
          [show(k / 200), ''],
        ],
        explanation: `The probabilities add up to 1: 1 − ${show(a / 100)} − ${show(b / 100)} − ${show(c / 100)} = ${show(k / 100)}.`,
      };
    }
    const variance = square - mean * mean;
    const wantsMean = difficulty === 2;
    return {
      body: `${row(show(k / 100))} What is ${wantsMean ? 'E(X)' : 'Var(X)'}?`,
      answer: show(wantsMean ? mean : variance),
      mistakes: [
        [
          show(wantsMean ? values.reduce((sum, each) => sum + each, 0) / 4 : square),
          wantsMean ? 'taking the plain mean of the values' : 'forgetting to subtract the square of the mean',
        ],
        [
          show(wantsMean ? square : square - mean),
          wantsMean ? 'finding E(X²)' : 'subtracting the mean without squaring it',
        ],
        [
          show(wantsMean ? mean / 4 : Math.sqrt(variance)),
          wantsMean ? 'dividing by the number of values' : 'giving the standard deviation',
        ],
        [show(wantsMean ? mean + 0.5 : variance + 1), ''],
      ],
      explanation: wantsMean
        ? `Multiply and add: ${values.map((value, index) => `${value} × ${show(at(chances, index))}`).join(' + ')} = ${show(mean)}.`
        : `E(X) = ${show(mean)} and E(X²) = ${show(square)}, so Var(X) = ${show(square)} − ${show(mean)}² = ${show(variance)}.`,
    };
  },
};

const choose = (n: number, r: number): number => (r === 0 ? 1 : (choose(n, r - 1) * (n - r + 1)) / r);

const binomial: Family = {
  name: 'binomial',
  printed: { 1: 2, 2: 3, 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const [n, p] = [random.pick([5, 6, 8, 10, 12]), random.pick([0.1, 0.2, 0.25, 0.3, 0.4])];
    const r = random.int(1, 3);
    const exact = (count: number) => choose(n, count) * p ** count * (1 - p) ** (n - count);
    const model = `X ~ B(${n}, ${printed(p)}).`;
    if (difficulty === 1) {
      const wantsMean = random.chance(0.5);
      return {
        body: `${model} What is the ${wantsMean ? 'mean' : 'variance'} of X?`,
        answer: show(wantsMean ? n * p : n * p * (1 - p)),
        mistakes: [
          [show(wantsMean ? n * p * (1 - p) : n * p), `finding the ${wantsMean ? 'variance' : 'mean'}`],
          [show(n / 2), 'halving n'],
          [show(Math.sqrt(n * p * (1 - p))), 'finding the standard deviation'],
          [show(n * (1 - p)), 'using 1 − p'],
        ],
        explanation: wantsMean
          ? `The mean is np = ${n} × ${printed(p)} = ${show(n * p)}.`
          : `The variance is np(1 − p) = ${n} × ${printed(p)} × ${printed(1 - p)} = ${show(n * p * (1 - p))}.`,
      };
    }
    const upTo = (count: number) =>
      Array.from({ length: count + 1 }, (_, index) => exact(index)).reduce((sum, each) => sum + each, 0);
    const answer = difficulty === 2 ? exact(r) : difficulty === 3 ? 1 - exact(0) : 1 - upTo(1);
    const ask = difficulty === 2 ? `P(X = ${r})` : difficulty === 3 ? 'P(X ≥ 1)' : 'P(X > 1)';
    return {
      body: `${model} What is ${ask}, to 3 significant figures?`,
      answer: significant(answer),
      mistakes:
        difficulty === 2
          ? [
              [significant(p ** r * (1 - p) ** (n - r)), 'leaving out the number of arrangements'],
              [significant(choose(n, r) * p ** r), 'leaving out the failures'],
              [significant(upTo(r)), `finding P(X ≤ ${r})`],
              [significant(choose(n, r) * (1 - p) ** r * p ** (n - r)), 'swapping p and 1 − p'],
            ]
          : [
              [significant(exact(0)), 'finding the probability of none'],
              [significant(exact(1)), 'finding the probability of exactly one'],
              [
                significant(difficulty === 3 ? 1 - upTo(1) : 1 - exact(0)),
                difficulty === 3 ? 'leaving out X = 1' : 'including X = 1',
              ],
              [significant(1 - p ** n), 'using p instead of 1 − p'],
              [significant(upTo(1)), 'forgetting to subtract from 1'],
            ],
      explanation:
        difficulty === 2
          ? `${choose(n, r)} arrangements, each with probability ${printed(p)} to the power ${r} times ${printed(1 - p)} to the power ${n - r}: ${significant(answer)}.`
          : difficulty === 3
            ? `The opposite is none: 1 − ${printed(1 - p)} to the power ${n} = ${significant(answer)}.`
            : `The opposite is none or one: 1 − ${significant(exact(0), 4)} − ${significant(exact(1), 4)} = ${significant(answer)}.`,
    };
  },
};

const normal: Family = {
  name: 'normal',
  printed: { 2: 1, 3: 2, 4: 1, 5: 1 },
  write: (random, difficulty) => {
    const [mean, deviation] = [random.int(20, 120), random.int(3, 12)];
    const z = random.pick([0.5, 1.5, -0.5, 2, -1.5, -2, 2.5]);
    const x = mean + z * deviation;
    const model = `X ~ N(${mean}, ${deviation}²).`;
    if (difficulty === 2) {
      return {
        body: `${model} What is the standardised value z of x = ${printed(x)}?`,
        answer: printed(z),
        mistakes: [
          [printed(-z), 'subtracting the wrong way round'],
          [printed(Number((z / deviation).toFixed(3))), 'dividing by the variance'],
          [printed(x - mean), 'not dividing by the standard deviation'],
          [printed(z + 1), ''],
        ],
        explanation: `z = (x − μ)/σ = (${printed(x)} − ${mean})/${deviation} = ${printed(z)}.`,
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
        body: `${model} P(Z > ${printed(quantile)}) = ${printed(chance / 100)}. For which a is P(X > a) = ${printed(chance / 100)}, to 3 significant figures?`,
        answer: significant(limit),
        mistakes: [
          [significant(mean - quantile * deviation), 'going below the mean'],
          [significant(mean + quantile), 'not multiplying by the standard deviation'],
          [significant(mean + quantile * deviation ** 2), 'multiplying by the variance'],
          [significant(mean * (1 - chance / 100) + mean * 0.37), ''],
          [significant(quantile * deviation), 'leaving out the mean'],
        ],
        explanation: `a = μ + zσ = ${mean} + ${printed(quantile)} × ${deviation} = ${significant(limit)}.`,
      };
    }
    const limit = random.int(mean + deviation, mean + 3 * deviation);
    if (difficulty === 4) {
      const found = (limit - mean) / quantile;
      return {
        body: `X is normally distributed with mean ${mean}, and P(X > ${limit}) = ${printed(chance / 100)}. P(Z > ${printed(quantile)}) = ${printed(chance / 100)}. What is the standard deviation of X, to 3 significant figures?`,
        answer: significant(found),
        mistakes: [
          [significant((limit - mean) * quantile), 'multiplying instead of dividing'],
          [significant(found * found), 'giving the variance'],
          [significant(limit / quantile), 'forgetting to subtract the mean'],
          [significant(limit - mean), 'not dividing'],
        ],
        explanation: `(${limit} − ${mean})/σ = ${printed(quantile)}, so σ = ${limit - mean} ÷ ${printed(quantile)} = ${significant(found)}.`,
      };
    }
    const size = random.pick([4, 9, 16, 25, 36]);
    const error = deviation / Math.sqrt(size);
    return {
      body: `${model} What is the standard deviation of the mean of a random sample of ${size} values, to 3 significant figures?`,
      answer: significant(error),
      mistakes: [
        [significant(deviation / size), 'dividing by n instead of its root'],
        [significant(deviation), 'taking it to be unchanged'],
        [significant(deviation ** 2 / size), 'giving the variance'],
        [significant(deviation * Math.sqrt(size)), 'multiplying by the root'],
      ],
      explanation: `It is σ/√n = ${deviation}/√${size} = ${significant(error)}.`,
    };
  },
};

export const distributions: TopicFamilies = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  topicCode: 'DISTRIBUTIONS',
  families: [discrete, binomial, normal],
};

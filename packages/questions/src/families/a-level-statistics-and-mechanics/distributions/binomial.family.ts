import { choose, formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family, Misconception } from '../../family.ts';
import { show } from './four-decimals.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { three } from '#checks/support/arithmetic.ts';
import { itemAt } from '#item-at.ts';

/** The probabilities of 0, 1, 2… successes, calculated one trial at a time. */
function successes(trials: number, chance: number): number[] {
  let row = [1];
  for (let trial = 0; trial < trials; trial++)
    row = [...row, 0].map((each, index) => each * (1 - chance) + (row[index - 1] ?? 0) * chance);
  return row;
}

/** Without those above 1, which would give themselves away. */
const probabilities = (mistakes: readonly (readonly [option: string, cause: string])[]): Misconception[] =>
  mistakes.filter(([option]) => Number(option) <= 1);

const modelOf = (n: number, p: number) => `X ~ B(${n}, ${formatPrintedNumber(p)}).`;

function meanOrVariance(random: Random, n: number, p: number): Draft {
  const wantsMean = random.chance(0.5);
  return {
    body: `${modelOf(n, p)} What is the ${wantsMean ? 'mean' : 'variance'} of X?`,
    answer: show(wantsMean ? n * p : n * p * (1 - p)),
    mistakes: [
      [show(wantsMean ? n * p * (1 - p) : n * p), `finding the ${wantsMean ? 'variance' : 'mean'}`],
      [show(n / 2), 'halving n'],
      [show(Math.sqrt(n * p * (1 - p))), 'finding the standard deviation'],
      [show(n * (1 - p)), 'using 1 − p'],
    ],
    explanation: wantsMean
      ? `The mean is np = ${n} × ${formatPrintedNumber(p)} = ${show(n * p)}.`
      : `The variance is np(1 − p) = ${n} × ${formatPrintedNumber(p)} × ${formatPrintedNumber(1 - p)} = ${show(n * p * (1 - p))}.`,
  };
}

export const family: Family = {
  name: 'binomial',
  syllabus: 'The binomial distribution',
  levels: {
    1: 'one formula: the mean or the variance',
    2: 'three steps: arrangements and two powers',
    3: 'two steps through the opposite: at least one',
    4: 'four steps through the opposite: the probabilities of none and of one',
  },
  write: (random, difficulty) => {
    const [n, p] = [random.pick([5, 6, 8, 10, 12]), random.pick([0.1, 0.2, 0.25, 0.3, 0.4])];
    const r = random.int(1, 3);
    const exact = (count: number) => choose(n, count) * p ** count * (1 - p) ** (n - count);
    if (difficulty === 1) return meanOrVariance(random, n, p);
    const upTo = (count: number) =>
      Array.from({ length: count + 1 }, (_, index) => exact(index)).reduce((sum, each) => sum + each, 0);
    const answer = difficulty === 2 ? exact(r) : difficulty === 3 ? 1 - exact(0) : 1 - upTo(1);
    const ask = difficulty === 2 ? `P(X = ${r})` : difficulty === 3 ? 'P(X ≥ 1)' : 'P(X > 1)';
    return {
      body: `${modelOf(n, p)} What is ${ask}, to 3 significant figures?`,
      answer: toSignificantFigures(answer),
      mistakes:
        difficulty === 2
          ? probabilities([
              [toSignificantFigures(p ** r * (1 - p) ** (n - r)), 'leaving out the number of arrangements'],
              [toSignificantFigures(choose(n, r) * p ** r), 'leaving out the failures'],
              [toSignificantFigures(upTo(r)), `finding P(X ≤ ${r})`],
              [toSignificantFigures(choose(n, r) * (1 - p) ** r * p ** (n - r)), 'swapping p and 1 − p'],
            ])
          : [
              [toSignificantFigures(exact(0)), 'finding the probability of none'],
              [toSignificantFigures(exact(1)), 'finding the probability of exactly one'],
              [
                toSignificantFigures(difficulty === 3 ? 1 - upTo(1) : 1 - exact(0)),
                difficulty === 3 ? 'leaving out X = 1' : 'including X = 1',
              ],
              [toSignificantFigures(1 - p ** n), 'using p instead of 1 − p'],
              [toSignificantFigures(upTo(1)), 'forgetting to subtract from 1'],
            ],
      explanation:
        difficulty === 2
          ? `${choose(n, r)} arrangements, each with probability ${formatPrintedNumber(p)} to the power ${r} times ${formatPrintedNumber(1 - p)} to the power ${n - r}: ${toSignificantFigures(answer)}.`
          : difficulty === 3
            ? `The opposite is none: 1 − ${formatPrintedNumber(1 - p)} to the power ${n} = ${toSignificantFigures(answer)}.`
            : `The opposite is none or one: 1 − ${toSignificantFigures(exact(0), 4)} − ${toSignificantFigures(exact(1), 4)} = ${toSignificantFigures(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const [n = NaN, p = NaN] = numbersIn(text);
    const row = successes(n, p);
    const mean = row.reduce((sum, each, index) => sum + each * index, 0);
    if (text.includes('mean')) return mean;
    if (text.includes('variance'))
      return Number(
        (row.reduce((sum, each, index) => sum + each * index * index, 0) - mean * mean).toFixed(4),
      );
    const exactly = /X = (\d+)/.exec(text)?.[1];
    return three(
      exactly === undefined
        ? row.slice(text.includes('≥ 1') ? 1 : 2).reduce((sum, each) => sum + each, 0)
        : itemAt(row, Number(exactly)),
    );
  }),
};

import { fraction } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

export const family: Family = {
  name: 'sample-spaces',
  syllabus: 'List all outcomes of two events',
  levels: {
    1: 'two spinners: a given total',
    2: 'two spinners: a total above a number',
    3: 'two spinners: the product is above a number',
  },
  write: (random, difficulty) => {
    const [m, n] = [random.int(3, 6), random.int(3, 8)];
    const all = Array.from(
      { length: m * n },
      (_, index) => [(index % m) + 1, Math.floor(index / m) + 1] as const,
    );
    const limit = difficulty === 3 ? random.int(4, m * n - 2) : random.int(3, m + n - 1);
    const results = all.map(([one, other]) => (difficulty === 3 ? one * other : one + other));
    const wins = (result: number) => (difficulty === 1 ? result === limit : result > limit);
    const count = results.filter(wins).length;
    const different = [...new Set(results)];
    if (count === 0 || count === all.length) return noDraft;
    const asked = {
      1: `add up to ${limit}`,
      2: `add up to more than ${limit}`,
      3: `have a product of more than ${limit}`,
    }[difficulty as 1 | 2 | 3];
    return {
      body: `One fair spinner has the numbers 1 to ${m}, another 1 to ${n}. Both are spun. What is the probability that the two numbers ${asked}?`,
      answer: fraction(count, m * n),
      mistakes: [
        ...(count < m + n
          ? ([[fraction(count, m + n), 'adding the numbers of outcomes instead of multiplying']] as const)
          : []),
        [fraction(m * n - count, m * n), 'giving the probability that they do not'],
        [fraction(count + 1, m * n), 'counting one outcome too many'],
        [
          fraction(different.filter(wins).length, different.length),
          `taking all ${difficulty === 3 ? 'products' : 'totals'} as equally likely`,
        ],
        [fraction(Math.max(1, count - 1), m * n), 'counting one outcome too few'],
      ],
      explanation: `There are ${m} × ${n} = ${m * n} equally likely pairs. ${count} of them ${count === 1 ? asked.replace(/^(?:add|have)/, (verb) => (verb === 'add' ? 'adds' : 'has')) : asked}: ${fraction(count, m * n)}.`,
    };
  },
  check: checkNumber((text) => {
    const [, m = NaN, , n = NaN, limit = NaN] = numbersIn(text);
    let wins = 0;
    for (let one = 1; one <= m; one++)
      for (let other = 1; other <= n; other++) {
        const value = text.includes('product') ? one * other : one + other;
        if (text.includes('more than') ? value > limit : value === limit) wins += 1;
      }
    return wins / (m * n);
  }),
};

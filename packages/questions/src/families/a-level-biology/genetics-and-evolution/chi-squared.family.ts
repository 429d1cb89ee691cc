import { formatPrintedNumber, joinWithAnd } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { checkText } from '#checks/check.ts';

/** The critical values at p = 0.05 for 1, 2 and 3 degrees of freedom. */
const critical = [3.84, 5.99, 7.82] as const;

const ratios = [
  [3, 1],
  [1, 2, 1],
  [9, 3, 3, 1],
  [1, 1, 1, 1],
  [1, 1],
  [9, 7],
  [9, 3, 4],
] as const;

const two = (value: number) => formatPrintedNumber(value + 1e-12, 2);

interface Counts {
  ratio: readonly number[];
  expected: number[];
  observed: number[];
  value: number;
}

function counts(random: Random): Counts {
  const ratio = random.pick(ratios);
  const sum = ratio.reduce((all, part) => all + part, 0);
  const parts = random.int(Math.ceil(100 / sum), Math.ceil(280 / sum));
  const expected = ratio.map((part) => part * parts);
  const changes = expected.slice(1).map((each) => {
    const reach = Math.max(2, Math.round(1.7 * Math.sqrt(each)));
    return random.intExcept(-reach, reach, [0]);
  });
  const observed = expected.map((each, index) =>
    index === 0 ? each - changes.reduce((all, change) => all + change, 0) : each + (changes[index - 1] ?? 0),
  );
  const value = expected.reduce((all, each, index) => all + ((observed[index] ?? 0) - each) ** 2 / each, 0);
  return { ratio, expected, observed, value };
}

const terms = ({ expected, observed }: Counts) =>
  expected.map((each, index) => `(${observed[index] ?? 0} − ${each})² ÷ ${each}`).join(' + ');

function statistic(random: Random): Draft {
  const found = counts(random);
  const { ratio, expected, observed, value } = found;
  const byObserved = expected.reduce(
    (all, each, index) => all + ((observed[index] ?? 0) - each) ** 2 / (observed[index] ?? 1),
    0,
  );
  const first = ((observed[0] ?? 0) - (expected[0] ?? 0)) ** 2 / (expected[0] ?? 1);
  return {
    body: `A cross is expected to give a ratio of ${ratio.join(' : ')}. The numbers observed are ${joinWithAnd(observed.map(String))}. What is χ²?`,
    answer: two(value),
    mistakes: [
      [two(byObserved), 'dividing by the observed numbers'],
      [two(first), 'using the first class only'],
      [two(value / ratio.length), 'taking the mean of the terms'],
      [two(value * 2), ''],
      [two(Math.sqrt(value)), ''],
    ],
    explanation: `The expected numbers are ${joinWithAnd(expected.map(String))}. χ² = ${terms(found)} = ${two(value)}.`,
  };
}

function conclusion(random: Random): Draft | null {
  const found = counts(random);
  const { ratio, expected, observed, value } = found;
  const limit = critical[ratio.length - 2] ?? 0;
  if (Math.abs(value - limit) < 0.1) return null;
  const isSignificant = value > limit;
  const say = (significant: boolean, number: number) =>
    `χ² = ${two(number)}; ${significant ? 'significant' : 'not significant'}`;
  const other = value * 2 + 1;
  return {
    body: `A ratio of ${ratio.join(' : ')} is expected and ${joinWithAnd(observed.map(String))} are observed. What are χ² and the conclusion about the difference at p = 0.05? (critical values for 1, 2 and 3 degrees of freedom: 3.84, 5.99 and 7.82)`,
    answer: say(isSignificant, value),
    mistakes: [
      [say(!isSignificant, value), 'comparing with the critical value the wrong way round'],
      [say(isSignificant, other), ''],
      [say(!isSignificant, other), ''],
    ],
    explanation: `The expected numbers are ${joinWithAnd(expected.map(String))}, so χ² = ${terms(found)} = ${two(value)}. With ${ratio.length - 1} degree${ratio.length > 2 ? 's' : ''} of freedom the critical value is ${limit}: the difference is ${isSignificant ? 'significant' : 'not significant and may be due to chance'}.`,
  };
}

export const family: Family = {
  name: 'chi-squared',
  syllabus: 'The chi-squared test',
  levels: {
    3: 'several steps: the expected numbers, then a sum of two to four squares over them',
    4: 'several steps and a decision: the statistic, the degrees of freedom, then the conclusion',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    if (difficulty === 3) return statistic(random);
    let draft = conclusion(random);
    while (!draft) draft = conclusion(random);
    return draft;
  },
  check: checkText((text) => {
    const ratio = (/ratio of ([\d :]+\d)/.exec(text)?.[1] ?? '').split(' : ').map(Number);
    const list = /(?:observed are|expected and) ([\d, and]+\d)/.exec(text)?.[1] ?? '';
    const observed = list.split(/, | and /).map(Number);
    const total = observed.reduce((all, each) => all + each, 0);
    const whole = ratio.reduce((all, each) => all + each, 0);
    /** The sum of O² ÷ E, less the total. */
    const value =
      observed.reduce(
        (all, each, index) => all + (each * each * whole) / (total * (ratio[index] ?? NaN)),
        0,
      ) - total;
    const printed = (Math.round(value * 100 + 1e-6) / 100).toFixed(2);
    if (!text.includes('conclusion')) return printed;
    const limit = [3.84, 5.99, 7.82][ratio.length - 2] ?? NaN;
    return `χ² = ${printed}; ${value > limit ? 'significant' : 'not significant'}`;
  }),
};

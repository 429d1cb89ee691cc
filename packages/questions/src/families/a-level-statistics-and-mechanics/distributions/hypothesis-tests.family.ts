import { choose, formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { three } from '#checks/support/arithmetic.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt } from '../a-level-statistics-and-mechanics-checks.ts';

const show = formatPrintedNumber;

const claims = [
  ['A seed company says that', 'of its seeds grow', 'A gardener', 'seeds'],
  ['A dentist says that', 'of her patients miss their appointment', 'A receptionist', 'patients'],
  ['A factory says that', 'of its switches are faulty', 'A buyer', 'switches'],
  ['A café says that', 'of its customers bring a cup', 'The owner', 'customers'],
  ['A school says that', 'of its pupils cycle to school', 'A teacher', 'pupils'],
  ['A website says that', 'of its visitors buy something', 'An editor', 'visitors'],
] as const;

const tails = [
  ['has grown', '>', 'more'],
  ['has fallen', '<', 'less'],
  ['has changed', '≠', 'different'],
] as const;

const hypotheses = (zero: string, one: string) => `H₀: p ${zero}, H₁: p ${one}`;

function set(random: Random): Draft {
  const [says, what, who, things] = random.pick(claims);
  const [word, sign] = random.pick(tails);
  const [percent, n] = [random.int(2, 14) * 5, random.int(3, 10) * 5];
  const p = show(percent / 100);
  const others = tails.map(([, other]) => other).filter((other) => other !== sign);
  return {
    body: `${says} ${percent}% ${what}. ${who} takes a random sample of ${n} ${things} to test whether this proportion p ${word}. What are the hypotheses?`,
    answer: hypotheses(`= ${p}`, `${sign} ${p}`),
    mistakes: [
      [hypotheses(`${sign} ${p}`, `= ${p}`), 'swapping the two hypotheses'],
      [
        hypotheses(`= ${p}`, `${itemAt(others, 0)} ${p}`),
        'choosing the wrong tail for the words of the test',
      ],
      [
        hypotheses(`= ${p}`, `${itemAt(others, 1)} ${p}`),
        'choosing the wrong tail for the words of the test',
      ],
    ],
    explanation: `The null hypothesis is that nothing has changed, p = ${p}. The test looks for a proportion that ${word}, so the alternative is p ${sign} ${p}.`,
  };
}

const binomial = (n: number, p: number, k: number) => choose(n, k) * p ** k * (1 - p) ** (n - k);
const atLeast = (n: number, p: number, k: number) =>
  Array.from({ length: n - k + 1 }, (_, index) => binomial(n, p, k + index)).reduce(
    (sum, each) => sum + each,
    0,
  );
const atMost = (n: number, p: number, k: number) => 1 - atLeast(n, p, k + 1);

/** Whether a probability of a usual size is not so near the limit that rounding would hide which is less. */
const isPlainlyOnOneSide = (probability: number, limit: number) =>
  probability >= 0.005 &&
  probability <= 0.2 &&
  Math.abs(Number(toSignificantFigures(probability, 2)) - limit) >= 0.002;

function conclude(random: Random): Draft {
  const [n, p] = [random.int(10, 30), random.pick([0.2, 0.25, 0.3, 0.4, 0.5, 0.6])];
  const isHigh = random.chance(0.5);
  const isTwoTailed = random.chance(0.5);
  const mean = Math.round(n * p);
  const k = isHigh ? mean + random.int(2, 6) : mean - random.int(2, 6);
  if (k < 0 || k > n) return noDraft;
  const sign = isTwoTailed ? '≠' : isHigh ? '>' : '<';
  const probability = isHigh ? atLeast(n, p, k) : atMost(n, p, k);
  const [limit, other] = isTwoTailed ? [0.025, 0.05] : [0.05, 0.025];
  const shown = toSignificantFigures(probability, 2);
  if (!isPlainlyOnOneSide(probability, limit)) return noDraft;
  const isRejected = probability < limit;
  const phrase = (rejects: boolean, less: boolean, than: number) =>
    `${rejects ? 'Reject' : 'Do not reject'} H₀: ${shown} ${less ? '<' : '>'} ${than}`;
  const isLessThanOther = Number(shown) < other;
  return {
    body: `In a test at the 5% significance level, H₀: p = ${p} and H₁: p ${sign} ${p}. In a sample of ${n} there are ${k}, and P(X ${isHigh ? '≥' : '≤'} ${k}) = ${shown}. What is the conclusion?`,
    answer: phrase(isRejected, isRejected, limit),
    mistakes: [
      [phrase(!isRejected, isRejected, limit), 'drawing the opposite conclusion from the comparison'],
      [
        phrase(isLessThanOther, isLessThanOther, other),
        isTwoTailed
          ? 'forgetting that a test with two tails has half of the level in each'
          : 'halving the level although the test has one tail',
      ],
      [
        phrase(!isLessThanOther, isLessThanOther, other),
        'comparing with the wrong level and drawing the opposite conclusion',
      ],
    ],
    explanation: `The test has ${isTwoTailed ? 'two tails, so each has 2.5%' : 'one tail, so the level is 5%'}. ${shown} is ${isRejected ? 'less' : 'more'} than ${limit}, so there is ${isRejected ? '' : 'not '}enough evidence to reject H₀.`,
  };
}

function pValue(random: Random): Draft {
  const [n, p] = [random.int(8, 20), random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4])];
  const k = Math.round(n * p) + random.int(2, 4);
  if (k >= n) return noDraft;
  const sized = (value: number) => toSignificantFigures(value);
  return {
    body: `To test H₀: p = ${p} against H₁: p > ${p}, a sample of ${n} is taken, and ${k} successes are found. What is the p-value of the test, to 3 significant figures?`,
    answer: sized(atLeast(n, p, k)),
    mistakes: [
      [sized(binomial(n, p, k)), `finding P(X = ${k}) alone`],
      [sized(atLeast(n, p, k + 1)), `leaving out X = ${k}`],
      [sized(1 - atLeast(n, p, k + 1)), `finding P(X ≤ ${k})`],
      [sized(2 * atLeast(n, p, k)), 'doubling although the test has one tail'],
    ],
    explanation: `If H₀ is true, X ~ B(${n}, ${p}). The p-value is P(X ≥ ${k}) = 1 − P(X ≤ ${k - 1}) = ${sized(atLeast(n, p, k))}.`,
  };
}

function region(random: Random): Draft {
  const [n, p, isHigh] = [
    random.int(12, 40),
    random.pick([0.2, 0.25, 0.3, 0.35, 0.4, 0.5]),
    random.chance(0.5),
  ];
  const all = Array.from({ length: n + 1 }, (_, k) => k);
  const k = isHigh
    ? all.find((each) => atLeast(n, p, each) <= 0.05)
    : all.findLast((each) => atMost(n, p, each) <= 0.05);
  if (k === undefined || k < 1) return noDraft;
  const show = (high: boolean, value: number) => `X ${high ? '≥' : '≤'} ${value}`;
  const inward = isHigh ? k - 1 : k + 1;
  const tail = (value: number) => (isHigh ? atLeast(n, p, value) : atMost(n, p, value));
  if (Math.abs(tail(inward) - 0.05) < 0.001 || Math.abs(tail(k) - 0.05) < 0.001) return noDraft;
  return {
    body: `X ~ B(${n}, p). H₀: p = ${p} is tested against H₁: p ${isHigh ? '>' : '<'} ${p} at the 5% significance level. What is the critical region?`,
    answer: show(isHigh, k),
    mistakes: [
      [show(isHigh, inward), 'including a value with which the tail is more than 5%'],
      [show(!isHigh, k), 'taking the wrong tail'],
      [show(isHigh, isHigh ? k + 1 : k - 1), 'leaving out a value that still belongs to it'],
      [show(!isHigh, inward), 'giving the values for which H₀ is not rejected'],
    ],
    explanation: `P(X ${isHigh ? '≥' : '≤'} ${inward}) = ${toSignificantFigures(tail(inward))} is more than 0.05, but P(X ${isHigh ? '≥' : '≤'} ${k}) = ${toSignificantFigures(tail(k))} is not.`,
  };
}

function actualLevel(random: Random): Draft {
  const [n, p] = [random.int(12, 30), random.pick([0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5])];
  const all = Array.from({ length: n + 1 }, (_, k) => k);
  const [low, high] = [
    all.findLast((k) => atMost(n, p, k) <= 0.025),
    all.find((k) => atLeast(n, p, k) <= 0.025),
  ];
  if (low === undefined || high === undefined) return noDraft;
  const [below, above] = [atMost(n, p, low), atLeast(n, p, high)];
  const percent = (value: number) => `${toSignificantFigures(100 * value)}%`;
  return {
    body: `X ~ B(${n}, p). In a test of H₀: p = ${p} against H₁: p ≠ ${p}, the critical region is X ≤ ${low} or X ≥ ${high}. What is the actual significance level of the test, to 3 significant figures?`,
    answer: percent(below + above),
    mistakes: [
      ['5%', 'giving the usual level instead of that of the region'],
      [percent(above), 'counting the upper tail only'],
      [percent(below), 'counting the lower tail only'],
      [percent(2 * Math.max(above, below)), 'taking the two tails to be equal'],
    ],
    explanation: `It is the probability of the critical region if H₀ is true: P(X ≤ ${low}) + P(X ≥ ${high}) = ${toSignificantFigures(below)} + ${toSignificantFigures(above)}, which is ${percent(below + above)}.`,
  };
}

/** The probabilities of 0, 1, 2… successes, calculated one trial at a time. */
function row(trials: number, chance: number): number[] {
  let chances = [1];
  for (let trial = 0; trial < trials; trial++)
    chances = [...chances, 0].map((each, k) => each * (1 - chance) + (chances[k - 1] ?? 0) * chance);
  return chances;
}

export const family: Family = {
  name: 'hypothesis-tests',
  syllabus: 'Hypothesis tests for a proportion',
  levels: {
    1: 'one choice: the hypotheses from the words of a test',
    2: 'two steps: the level for one or two tails, then the comparison',
    3: 'three steps: the tail, the opposite, then a sum of probabilities',
    4: 'four steps: the tail, then probabilities on both sides of 5%',
    5: 'five steps: two tails, each a sum of probabilities, and their sum',
  },
  needsCalculator: true,
  write: byDifficulty({ 1: set, 2: conclude, 3: pValue, 4: region, 5: actualLevel }),
  check: checkEachOption((option, text) => {
    if (text.includes('What are the hypotheses')) {
      const p = String(numberAt(text, /(\d+)%/) / 100);
      const sign = text.includes('grown') ? '>' : text.includes('fallen') ? '<' : '≠';
      return option === `H₀: p = ${p}, H₁: p ${sign} ${p}`;
    }
    const p = numberAt(text, /H₀: p = ([\d.]*\d)/);
    if (text.includes('conclusion')) {
      const limit = text.includes('≠') ? 0.025 : 0.05;
      const found = numberAt(text, /P\(X . \d+\) = ([\d.]*\d)/);
      const [shown, level] = numbersIn(option.slice(option.indexOf(': ')));
      return (
        shown === found &&
        level === limit &&
        option.startsWith('Reject') === found < limit &&
        option.includes('<') === found < limit
      );
    }
    const n = numberAt(text, /(?:sample of |B\()(\d+)/);
    const chances = row(n, p);
    const sum = (holds: (k: number) => boolean) =>
      chances.filter((_, k) => holds(k)).reduce((total, each) => total + each, 0);
    if (text.includes('p-value')) {
      const found = numberAt(text, /and (\d+) successes/);
      return itemAt(numbersIn(option), 0) === three(sum((k) => k >= found));
    }
    if (text.includes('actual')) {
      const [low, high] = [numberAt(text, /X ≤ (\d+)/), numberAt(text, /X ≥ (\d+)/)];
      return itemAt(numbersIn(option), 0) === three(100 * sum((k) => k <= low || k >= high));
    }
    const isHigh = text.includes(`p > ${p}`);
    if (option.includes('≥') !== isHigh) return false;
    const edge = itemAt(numbersIn(option), 0);
    const tail = (value: number) => sum((k) => (isHigh ? k >= value : k <= value));
    return tail(edge) <= 0.05 && tail(isHigh ? edge - 1 : edge + 1) > 0.05;
  }),
};

import { formatPrintedNumber, roundToFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { noDraft } from '../../no-draft.ts';
import { wholeResult } from '../../whole-result.ts';

const conditions = [
  'a recessive blood disorder',
  'albinism',
  'a recessive metabolic disorder',
  'a recessive form of deafness',
  'a recessive eye disorder',
] as const;

export const family: Family = {
  name: 'hardy-weinberg',
  syllabus: 'The Hardy–Weinberg principle',
  levels: {
    1: 'one step: the square of the frequency of an allele',
    2: 'two steps: the other allele, then the frequency of heterozygotes',
    3: 'four steps: a root, the other allele, the heterozygotes, then the number of carriers',
    4: 'five steps: a root, two frequencies, then a share of those who are not affected',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const q = random.int(difficulty === 4 ? 5 : 3, 45) / 100;
    const p = 1 - q;
    const allele = formatPrintedNumber(q);
    const rest = formatPrintedNumber(p);
    if (difficulty === 1)
      return {
        body: `In a population in Hardy–Weinberg equilibrium the frequency of a recessive allele is ${allele}. What is the frequency of homozygous recessive individuals?`,
        answer: formatPrintedNumber(q * q),
        mistakes: [
          [formatPrintedNumber(2 * p * q), 'giving the heterozygotes'],
          [formatPrintedNumber(p * p), 'giving the homozygous dominant individuals'],
          [formatPrintedNumber(2 * q), 'doubling instead of squaring'],
          [formatPrintedNumber(q / 2), ''],
        ],
        explanation: `The frequency of homozygous recessive individuals is q² = ${allele}² = ${formatPrintedNumber(q * q)}.`,
      };
    if (difficulty === 2)
      return {
        body: `In a population in Hardy–Weinberg equilibrium the frequency of a dominant allele is ${rest}. What is the frequency of heterozygotes?`,
        answer: formatPrintedNumber(2 * p * q),
        mistakes: [
          [formatPrintedNumber(p * q), 'leaving out the factor 2'],
          [formatPrintedNumber(1 - p * p), 'counting the homozygous recessive individuals too'],
          [formatPrintedNumber(p * p), 'giving the homozygous dominant individuals'],
          [allele, 'giving the frequency of the other allele'],
        ],
        explanation: `q = 1 − ${rest} = ${allele}, and the frequency of heterozygotes is 2pq = 2 × ${rest} × ${allele} = ${formatPrintedNumber(2 * p * q)}.`,
      };
    const affected = formatPrintedNumber(q * q);
    if (difficulty === 3) {
      const population = random.pick([2000, 5000, 10_000, 20_000, 50_000]);
      const [carriers, others] = [2 * p * q * population, q * q * population].map((count) =>
        Number(count.toPrecision(10)),
      ) as [number, number];
      if (!Number.isInteger(carriers) || !Number.isInteger(others)) return noDraft;
      return {
        body: `In a population of ${formatPrintedNumber(population)}, in Hardy–Weinberg equilibrium, the frequency of individuals with ${random.pick(conditions)} is ${affected}. How many carriers are there?`,
        answer: formatPrintedNumber(carriers),
        mistakes: [
          ...wholeResult(p * q * population, 'leaving out the factor 2'),
          ...wholeResult(q * q * population, 'giving the number of those affected'),
          ...wholeResult(2 * q * q * (1 - q * q) * population, 'not taking the square root of the frequency'),
          ...wholeResult(p * p * population, 'giving those without the allele'),
        ],
        explanation: `q² = ${affected}, so q = ${allele} and p = ${rest}. The carriers are 2pq = ${formatPrintedNumber(2 * p * q)} of ${formatPrintedNumber(population)}: ${formatPrintedNumber(carriers)}.`,
      };
    }
    const share = (2 * q) / (1 + q);
    return {
      body: `In a population in Hardy–Weinberg equilibrium a proportion of ${affected} show ${random.pick(conditions)}. Which proportion of those who do not show it are heterozygous?`,
      answer: roundToFigures(share),
      mistakes: [
        [roundToFigures(2 * p * q), 'taking the proportion of the whole population'],
        [roundToFigures((p * p) / (1 - q * q)), 'giving the homozygous dominant individuals'],
        [roundToFigures((p * q) / (1 - q * q)), 'leaving out the factor 2'],
        [roundToFigures(q), ''],
      ],
      explanation: `q = √${affected} = ${allele} and p = ${rest}. Those who do not show it are p² + 2pq = ${formatPrintedNumber(1 - q * q)}, and 2pq = ${formatPrintedNumber(2 * p * q)}: ${formatPrintedNumber(2 * p * q)} ÷ ${formatPrintedNumber(1 - q * q)} = ${roundToFigures(share)}.`,
    };
  },
  check: checkNumber((text) => {
    const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replace(/,/g, ''));
    if (text.includes('a recessive allele is')) return read(/allele is (0\.\d+)/) ** 2;
    if (text.includes('a dominant allele is')) {
      const p = read(/allele is (0\.\d+)/);
      return 1 - p ** 2 - (1 - p) ** 2;
    }
    if (text.includes('carriers')) {
      const affected = read(/ is (0\.\d+)/);
      const q = Math.sqrt(affected);
      return Math.round((1 - affected - (1 - q) ** 2) * read(/population of ([\d,]+\d)/));
    }
    const affected = read(/proportion of (0\.\d+)/);
    const healthy = 1 - affected;
    const homozygous = (1 - Math.sqrt(affected)) ** 2;
    return Number((((healthy - homozygous) / healthy) * (1 + 1e-12)).toPrecision(3));
  }, 1e-6),
};

import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { numberAt } from '../a-level-statistics-and-mechanics-checks.ts';
import { checkNumber } from '#checks/check.ts';

/** The spread of the coded values is given by the sum of their squared differences from the mean. */
function fromSum(
  random: Random,
  rule: string,
  [a, b]: readonly [a: number, b: number],
  deviation: number,
): Draft {
  const n = random.pick([5, 8, 12, 15, 20]);
  const show = (value: number) => formatPrintedNumber(Number(value.toFixed(2)));
  return {
    body: `${rule} For ${n} values, Σ(y − ȳ)² = ${formatPrintedNumber(n * deviation ** 2)}, where ȳ is the mean of y. What is the standard deviation of x?`,
    answer: show(deviation * b),
    mistakes: [
      [show(deviation * b + a), `adding ${a}, which does not change a spread`],
      [show(deviation ** 2 * b), 'forgetting the square root'],
      [show(deviation), 'giving the standard deviation of y'],
      [show(deviation ** 2 * b * b), 'giving the variance of x'],
    ],
    explanation: `The variance of y is ${formatPrintedNumber(n * deviation ** 2)} ÷ ${n} = ${deviation ** 2}, so its standard deviation is ${deviation}. Only the division changes the spread: ${deviation} × ${b} = ${deviation * b}.`,
  };
}

export const family: Family = {
  name: 'coding',
  syllabus: 'Code data and undo the coding',
  levels: {
    2: 'two steps: multiply the mean, then add',
    3: 'four steps from a sum: the coded variance, its root, then the part of the coding that changes a spread',
    4: 'two steps for the variance: the factor is squared first',
  },
  write: (random, difficulty) => {
    const [a, b] = [random.pick([5, 10, 20, 50, 100]), random.pick([2, 4, 5, 10])];
    const [codedMean, codedDeviation] = [random.int(3, 24), random.int(2, 9)];
    const mean = difficulty === 2 || (difficulty === 3 && random.chance(0.5));
    const rule = `The data x are coded as ${formula(`y = (x − ${a})/${b}`)}.`;
    if (difficulty === 4) {
      const variance = codedDeviation ** 2;
      return {
        body: `${rule} The variance of y is ${variance}. What is the variance of x?`,
        answer: formatPrintedNumber(variance * b * b),
        mistakes: [
          [formatPrintedNumber(variance * b), `multiplying by ${b} without squaring it`],
          [formatPrintedNumber(variance * b * b + a), `adding ${a}`],
          [formatPrintedNumber(variance), 'taking the variance to be unchanged'],
          [formatPrintedNumber(variance * b + a), `treating it like a mean`],
          [formatPrintedNumber(codedDeviation * b), 'giving the standard deviation'],
        ],
        explanation: `Subtracting ${a} does not change the spread; dividing by ${b} divides the variance by ${b}². So it is ${variance} × ${b * b} = ${formatPrintedNumber(variance * b * b)}.`,
      };
    }
    if (!mean) return fromSum(random, rule, [a, b], codedDeviation);
    const answer = codedMean * b + a;
    return {
      body: `${rule} The mean of y is ${codedMean}. What is the mean of x?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber((codedMean + a) * b), 'undoing the steps in the wrong order'],
        [formatPrintedNumber(codedMean * b), `forgetting to add ${a}`],
        [
          formatPrintedNumber(Number(((codedMean - a) / b).toFixed(2))),
          'coding once more instead of undoing it',
        ],
        [formatPrintedNumber(codedMean * b * b), `multiplying by ${b} twice`],
        [formatPrintedNumber(answer + b), ''],
      ],
      explanation: `Undo the coding: x = ${b}y + ${a}, so the mean is ${b} × ${codedMean} + ${a} = ${answer}.`,
    };
  },
  check: checkNumber((text) => {
    const [, a, b] = /\(x − (\d+)\)\/(\d+)/.exec(text) ?? [];
    const n = numberAt(text, /For (\d+) values/);
    const scatter = numberAt(text, /\)² = ([\d,]+)/);
    if (text.includes('ȳ')) return Math.sqrt((scatter * Number(b) ** 2) / n);
    const given = Number(/of y is (\d+)/.exec(text)?.[1]);
    if (text.includes('variance')) return given * Number(b) ** 2;
    return given * Number(b) + Number(a);
  }),
};

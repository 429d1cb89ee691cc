import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';

export const family: Family = {
  name: 'coding',
  syllabus: 'Code data and undo the coding',
  steps: {
    2: 'two steps: multiply the mean, then add',
    3: 'either the mean or the standard deviation: know that one of the two steps does not change a spread',
    4: 'two steps for the variance: the factor is squared first',
  },
  printed: { 2: 7, 3: 6, 4: 4 },
  write: (random, difficulty) => {
    const [a, b] = [random.pick([5, 10, 20, 50, 100]), random.pick([2, 4, 5, 10])];
    const [codedMean, codedDeviation] = [random.int(3, 24), random.int(2, 9)];
    const mean = difficulty === 2 || (difficulty === 3 && random.chance(0.5));
    const rule = `The data x are coded as y = (x − ${a})/${b}.`;
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
    const answer = mean ? codedMean * b + a : codedDeviation * b;
    const given = mean ? codedMean : codedDeviation;
    return {
      body: `${rule} The ${mean ? 'mean' : 'standard deviation'} of y is ${given}. What is the ${mean ? 'mean' : 'standard deviation'} of x?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [
          formatPrintedNumber(mean ? (codedMean + a) * b : codedDeviation * b + a),
          mean ? 'undoing the steps in the wrong order' : `adding ${a}, which does not change a spread`,
        ],
        [
          formatPrintedNumber(mean ? codedMean * b : codedDeviation),
          mean ? `forgetting to add ${a}` : 'taking the spread to be unchanged',
        ],
        [formatPrintedNumber(Number(((given - a) / b).toFixed(2))), 'coding once more instead of undoing it'],
        [formatPrintedNumber(given * b * b), `multiplying by ${b} twice`],
        [formatPrintedNumber(answer + b), ''],
      ],
      explanation: mean
        ? `Undo the coding: x = ${b}y + ${a}, so the mean is ${b} × ${codedMean} + ${a} = ${answer}.`
        : `Only the division changes the spread: ${codedDeviation} × ${b} = ${answer}.`,
    };
  },
  check: checkNumber((text) => {
    const [, a, b] = /\(x − (\d+)\)\/(\d+)/.exec(text) ?? [];
    const given = Number(/of y is (\d+)/.exec(text)?.[1]);
    if (text.includes('variance')) return given * Number(b) ** 2;
    return given * Number(b) + (text.includes('mean') ? Number(a) : 0);
  }),
};

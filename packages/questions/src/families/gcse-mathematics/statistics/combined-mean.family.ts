import { greatestCommonDivisor, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'combined-mean',
  syllabus: 'Means of combined groups',
  levels: {
    3: 'three steps: two totals, then the mean of all',
    4: 'four steps backwards: the mean of one group from that of all',
  },
  write: (random, difficulty) => {
    const [boys, girls] = random.pick([
      [10, 15],
      [12, 8],
      [15, 10],
      [12, 18],
      [8, 16],
      [16, 8],
      [9, 15],
      [14, 7],
      [10, 20],
    ] as const);
    const all = boys + girls;
    const step = all / greatestCommonDivisor(all, girls);
    const boysMean = random.int(44, 66);
    const girlsMean = boysMean + step * random.pick(step < 4 ? [-3, -2, 2, 3, 4] : [-2, -1, 1, 2]);
    const mean = (boys * boysMean + girls * girlsMean) / all;
    const reverse = difficulty === 4;
    const answer = reverse ? girlsMean : mean;
    return {
      body: reverse
        ? `The ${all} pupils of a class have a mean mark of ${formatPrintedNumber(mean)}. The ${boys} boys have a mean of ${boysMean}. What is the mean mark of the girls?`
        : `In a class ${boys} boys have a mean mark of ${boysMean} and ${girls} girls have a mean mark of ${girlsMean}. What is the mean mark of the whole class?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [formatPrintedNumber((boysMean + girlsMean) / 2), 'taking halfway between the two means'],
        [
          formatPrintedNumber(reverse ? 2 * mean - boysMean : boysMean + girlsMean),
          reverse ? 'treating the groups as equal in size' : 'adding the means',
        ],
        ...wholeResult((boys * girlsMean + girls * boysMean) / all, 'using the wrong group sizes'),
        ...nearbyNumbers(answer, 2),
      ],
      explanation: reverse
        ? `All marks: ${all} × ${formatPrintedNumber(mean)} = ${formatPrintedNumber(all * mean)}. The boys have ${boys} × ${boysMean} = ${formatPrintedNumber(boys * boysMean)}, so the ${girls} girls have ${formatPrintedNumber(all * mean - boys * boysMean)}: ${formatPrintedNumber(girlsMean)} each on average.`
        : `Add all marks: ${boys} × ${boysMean} + ${girls} × ${girlsMean} = ${formatPrintedNumber(all * mean)}. Divide by ${all}: ${formatPrintedNumber(mean)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN, fourth = NaN] = numbersIn(text);
    return text.includes('of the girls')
      ? (first * second - third * fourth) / (first - third)
      : (first * second + third * fourth) / (first + third);
  }),
};

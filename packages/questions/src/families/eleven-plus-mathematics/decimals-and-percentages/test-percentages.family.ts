import { randomFirstName } from '#text/first-names.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'test-percentages',
  syllabus: 'Write one number as a percentage of another',
  levels: {
    1: 'out of 20, 25 or 50',
    2: 'out of 30, 40, 60 or 80',
    3: 'two tests together as one percentage',
    4: 'how many marks are needed in a second test for a percentage of both',
  },
  write: (random, difficulty) => {
    const name = randomFirstName(random);
    const percent = (value: number) => `${formatPrintedNumber(value)}%`;
    const out = random.pick(difficulty === 1 ? [20, 25, 50] : [30, 40, 60, 80]);
    const marks = random.int(Math.ceil(out * 0.3), out - 1);
    if (difficulty < 3) {
      const answer = (marks / out) * 100;
      if (!Number.isInteger(answer)) return noDraft;
      return {
        body: `${name} gets ${marks} out of ${out} marks in a test. What percentage is that?`,
        answer: percent(answer),
        mistakes: [
          [percent(marks), 'reading the marks as a percentage'],
          [percent(100 - answer), 'giving the percentage of the lost marks'],
          [percent(100 - out + marks), 'taking one per cent away for each lost mark'],
          ...nearbyNumbers(answer, 5, percent),
        ],
        explanation: `${marks}/${out} = ${formatPrintedNumber(answer)}/100 = ${percent(answer)}.`,
      };
    }
    const second = random.pick([20, 40, 50, 60]);
    const other = random.int(Math.ceil(second * 0.4), second - 1);
    const both = ((marks + other) / (out + second)) * 100;
    if (!Number.isInteger(both) || out === second) return noDraft;
    if (difficulty === 4)
      return {
        body: `${name} gets ${marks} out of ${out} marks in the first test. The second test has ${second} marks. How many marks does ${name} need in it to have ${percent(both)} of all the marks?`,
        answer: formatPrintedNumber(other),
        mistakes: [
          ...wholeResult((second * both) / 100, 'working out the percentage of the second test alone'),
          [formatPrintedNumber(marks + other), 'giving the marks of both tests'],
          [formatPrintedNumber(second - other), 'giving the marks that may be lost'],
          ...nearbyNumbers(other, 2),
        ],
        explanation: `${percent(both)} of ${out + second} marks is ${marks + other}. ${name} has ${marks}, so ${marks + other} − ${marks} = ${other} are needed.`,
      };
    return {
      body: `${name} gets ${marks} out of ${out} marks in one test and ${other} out of ${second} in another. What percentage of all the marks is that?`,
      answer: percent(both),
      mistakes: [
        ...wholeResult(
          ((marks / out + other / second) / 2) * 100,
          'taking the mean of the two percentages',
          percent,
        ),
        [percent(marks + other), 'adding the marks'],
        ...wholeResult((marks / out) * 100, 'using the first test only', percent),
        ...wholeResult((other / second) * 100, 'using the second test only', percent),
        ...nearbyNumbers(both, 5, percent),
      ],
      explanation: `Together that is ${marks + other} out of ${out + second}, and ${marks + other}/${out + second} = ${percent(both)}.`,
    };
  },
  check: checkNumber((text) => {
    const [marks = NaN, out = NaN, third = NaN, fourth = NaN] = numbersIn(text);
    if (text.includes('does')) return (fourth * (out + third)) / 100 - marks;
    return text.includes('another') ? (100 * (marks + third)) / (out + fourth) : (100 * marks) / out;
  }, 1e-6),
};

import { signed } from '#text/algebra.ts';
import { formatPrintedNumber, subscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';

export const family: Family = {
  name: 'recurrence',
  syllabus: 'Sequences from recurrence relations',
  levels: {
    1: 'three steps of the rule',
    2: 'four steps of the rule',
  },
  write: (random, difficulty) => {
    const [start, times, plus] = [random.int(1, 5), random.int(2, 3), random.intExcept(-4, 5, [0])];
    const upTo = difficulty === 1 ? 4 : 5;
    const values = [start];
    while (values.length < 6) values.push(times * (values.at(-1) ?? 0) + plus);
    const value = values[upTo - 1] ?? 0;
    return {
      body: `A sequence is defined by u₁ = ${start} and uₙ₊₁ = ${times}uₙ ${signed(plus)}. What is u${subscript(upTo)}?`,
      answer: formatPrintedNumber(value),
      mistakes: [
        [formatPrintedNumber(values[upTo] ?? 0), 'going one step too far'],
        [formatPrintedNumber(values[upTo - 2] ?? 0), 'stopping one step too soon'],
        [formatPrintedNumber(times * upTo + plus), 'putting the position into the rule'],
        [formatPrintedNumber(start * times ** (upTo - 1)), 'leaving out the number that is added'],
        ...nearbyNumbers(value, 2),
      ],
      explanation: `One after another: ${values
        .slice(0, upTo)
        .map((each) => formatPrintedNumber(each))
        .join(', ')}.`,
    };
  },
  check: checkNumber((text) => {
    const [, first, rule = '', index = ''] = /u₁ = (\d+) and uₙ₊₁ = (.*)\. What is u(.)\?/.exec(text) ?? [];
    let value = Number(first);
    for (let step = 1; step < '₀₁₂₃₄₅₆₇'.indexOf(index); step++)
      value = evaluate(rule.replace('uₙ', 'u'), { u: value });
    return value;
  }),
};

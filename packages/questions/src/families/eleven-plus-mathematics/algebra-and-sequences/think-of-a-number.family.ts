import { formatPrintedNumber } from '#text/numbers.ts';
import { randomFirstName } from '#text/first-names.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { whole } from './algebra-and-sequences-checks.ts';
import { noDraft } from '../../no-draft.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'think-of-a-number',
  syllabus: 'Work backwards to find an unknown number',
  levels: {
    2: 'two steps backwards: add, then divide',
    3: 'two steps backwards, with larger numbers',
    4: 'two steps backwards in the other order: divide first, then subtract',
  },
  write: (random, difficulty) => {
    const [number, times, minus] =
      difficulty === 3
        ? [random.int(16, 30), random.int(6, 9), random.int(13, 29)]
        : [random.int(4, 15), random.int(3, 7), random.int(2, 12)];
    const brackets = difficulty === 4;
    if (!brackets && (2 * minus) % times !== 0) return noDraft;
    const name = randomFirstName(random);
    const result = brackets ? (number + minus) * times : number * times - minus;
    const [back, other] = brackets
      ? [result / times - minus, (result - minus) / times]
      : [(result + minus) / times, (result - minus) / times];
    return {
      body: brackets
        ? `${name} thinks of a number, adds ${minus} and then multiplies the result by ${times}. The answer is ${result}. What was the number?`
        : random.pick([
            `${name} thinks of a number, multiplies it by ${times} and then subtracts ${minus}. The answer is ${result}. What was the number?`,
            `If ${times}n − ${minus} = ${result}, what is the value of n?`,
          ]),
      answer: formatPrintedNumber(back),
      mistakes: [
        ...wholeResult(
          other,
          brackets ? 'undoing the steps in the wrong order' : `subtracting ${minus} instead of adding it`,
        ),
        ...wholeResult(result / times, `forgetting the ${minus}`),
        [formatPrintedNumber(result * times - minus), 'working forwards from the answer'],
        [formatPrintedNumber(Math.abs(result - times - minus)), 'subtracting everything'],
        ...nearbyNumbers(back, 1),
      ],
      explanation: brackets
        ? `Undo the last step first: ${result} ÷ ${times} = ${result / times}, and ${result / times} − ${minus} = ${number}.`
        : `Undo the last step first: ${result} + ${minus} = ${result + minus}, and ${result + minus} ÷ ${times} = ${number}.`,
    };
  },
  check: checkNumber((text) => {
    const equation = /If (.*?) = (\d+)/.exec(text);
    if (equation) return whole.find((n) => evaluate(equation[1] ?? '', { n }) === Number(equation[2])) ?? NaN;
    const [first = NaN, second = NaN, result = NaN] = numbersIn(text);
    return (
      whole.find((n) => (text.includes('adds') ? (n + first) * second : n * first - second) === result) ?? NaN
    );
  }),
};

import { formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { log } from './log.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { natural, near } from './exponentials-and-logarithms-checks.ts';

export const family: Family = {
  name: 'evaluate',
  syllabus: 'The meaning of a logarithm',
  levels: {
    1: 'one fact: a power with a positive exponent',
    2: 'two facts: a reciprocal is a negative exponent',
  },
  write: (random, difficulty) => {
    const [base, power] = [random.pick([2, 3, 5, 10]), random.int(2, 4)];
    const negative = difficulty === 2;
    const value = negative ? `1/${formatPrintedNumber(base ** power)}` : formatPrintedNumber(base ** power);
    const answer = negative ? -power : power;
    return {
      body: `What is the value of ${log(base, value)}?`,
      answer: formatPrintedNumber(answer),
      mistakes: [
        [
          negative ? formatPrintedNumber(power) : formatPrintedNumber(base ** power / base),
          negative ? 'losing the sign' : 'dividing by the base',
        ],
        [
          negative ? `1/${power}` : formatPrintedNumber(-power),
          negative ? 'turning the power over' : 'using the wrong sign',
        ],
        ...nearbyNumbers(answer, 1),
        [formatPrintedNumber(base * power), 'multiplying'],
      ],
      explanation: `${base}${superscript(answer)} = ${value}, so the logarithm is ${formatPrintedNumber(answer)}.`,
    };
  },
  check: checkEachOption((option, text) =>
    near(evaluate(option), evaluate(natural(part(text, /value of (.*)\?/))), 1e-9),
  ),
};

import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { close } from './number-checks.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'surds',
  syllabus: 'Simplify surds and rationalise denominators',
  levels: {
    3: 'two steps: find the square factor, then its root',
    4: 'three steps: simplify two surds, then add them',
    5: 'two less familiar steps: rationalise the denominator, then cancel',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const root = random.pick([2, 3, 5, 7]);
    const [a, b] = random.sample([2, 3, 4, 5, 6], 2) as [number, number];
    const show = (number: number, inside: number) => formula(`${number === 1 ? '' : number}√${inside}`);
    if (difficulty === 5) {
      const [top, squared] = [random.int(2, 9) * root, root];
      return {
        body: `Rationalise the denominator of ${formula(`${top}/√${squared}`)} and simplify.`,
        answer: show(top / root, root),
        mistakes: [
          [show(top, root), 'not dividing by the new denominator'],
          [formula(formatPrintedNumber(top / root)), 'leaving out the root'],
          [formula(`√${top}`), 'squaring the fraction in part'],
          [show(top * root, root), 'multiplying by the root twice'],
          [show(top / root, root * root), ''],
        ],
        explanation: `Multiply top and bottom by ${formula(`√${root}`)}: $\\frac{${top}\\sqrt{${root}}}{${root}}$ = ${show(top / root, root)}.`,
      };
    }
    if (difficulty === 4) {
      // Always in this order: the same sum in reverse would count as a different question.
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      return {
        body: `Simplify ${formula(`√${less * less * root} + √${more * more * root}`)}.`,
        answer: show(a + b, root),
        mistakes: [
          [formula(`√${(a * a + b * b) * root}`), 'adding the numbers under the roots'],
          [show(a * b, root), 'multiplying the numbers in front'],
          [show(a + b, 2 * root), 'adding the numbers under the root as well'],
          [show(a * a + b * b, root), 'leaving the squares in front'],
        ],
        explanation: `${show(1, less * less * root)} = ${show(less, root)} and ${show(1, more * more * root)} = ${show(more, root)}, so the sum is ${show(a + b, root)}.`,
      };
    }
    return {
      body: `Write ${show(1, a * a * root)} in the form $k\\sqrt{${root}}$.`,
      answer: show(a, root),
      mistakes: [
        [show(a * a, root), 'forgetting to take the root of the square factor'],
        [show(a * root, root), 'taking out too much'],
        ...wholeResult((a * a * root) / 2, 'halving instead of taking a root', (half) => show(half, root)),
        [show(a + 1, root), ''],
        [show(a + 2, root), ''],
      ],
      explanation: `${a * a * root} = ${a * a} × ${root}, and ${show(1, a * a)} = ${a}, so the answer is ${show(a, root)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const value = evaluate(
      part(text, /(?:Write|Simplify|denominator of) (.+?)(?: in the form| and simplify|\.)/),
    );
    const inside = Number(/√(\d+)$/.exec(option)?.[1]);
    const squareFree = [4, 9, 25, 49].every((square) => inside % square !== 0);
    return close(evaluate(option), value) && squareFree;
  }),
};

import { terms } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { holds } from './algebra-checks.ts';

export const family: Family = {
  name: 'simultaneous-equations',
  syllabus: 'Solve two linear simultaneous equations',
  levels: {
    3: 'three steps: add the equations as they are, divide, substitute',
    4: 'four steps: multiply one or both equations first in most cases',
  },
  write: (random, difficulty) => {
    const x = random.int(-2, 7);
    const y = random.intExcept(-3, 6, [x]);
    const [a, b] = [random.int(2, 4), random.int(1, 3)];
    const [c, d] = difficulty === 3 ? [1, -b] : [random.int(1, 3), random.intExcept(-4, 5, [0, b])];
    if (a * d === b * c) return noDraft;
    const side = (p: number, q: number) =>
      `${terms([[p, 1]])}${q < 0 ? ' − ' : ' + '}${terms([[Math.abs(q), 1]], 'y')}`;
    const show = (left: number, right: number) =>
      `x = ${formatPrintedNumber(left)}, y = ${formatPrintedNumber(right)}`;
    return {
      body: `Solve the simultaneous equations ${side(a, b)} = ${formatPrintedNumber(a * x + b * y)} and ${side(c, d)} = ${formatPrintedNumber(c * x + d * y)}.`,
      answer: show(x, y),
      mistakes: [
        [show(y, x), 'swapping the two letters'],
        [show(x, -y), 'losing the sign of y'],
        [show(-x, y), 'losing the sign of x'],
        [show(x + 1, y - 1), 'a slip when eliminating'],
        [show(x - 1, y + 1), 'a slip when eliminating'],
      ],
      explanation:
        `Eliminate y to find x = ${formatPrintedNumber(x)}, then put it back into the first equation: ${terms([[b, 1]], 'y')} = ${formatPrintedNumber(a * x + b * y)} − ${formatPrintedNumber(a * x)}, so y = ${formatPrintedNumber(y)}.`.replace(
          '− −',
          '+ ',
        ),
    };
  },
  check: checkEachOption((option, text) => {
    const [x = NaN, y = NaN] = numbersIn(option);
    const [, first = '', second = ''] = /equations (.*) and (.*)\.$/.exec(text) ?? [];
    return holds(first, { x, y }) && holds(second, { x, y });
  }),
};

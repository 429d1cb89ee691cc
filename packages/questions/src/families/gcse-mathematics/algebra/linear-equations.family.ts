import { polynomial, signed } from '#text/algebra.ts';
import { fraction, formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';
import { holds } from './algebra-checks.ts';

export const family: Family = {
  name: 'linear-equations',
  syllabus: 'Solve linear equations',
  levels: {
    1: 'two steps: remove the constant, then divide',
    2: 'three steps: collect the letter from both sides first',
    3: 'three steps: remove a bracket first',
  },
  write: (random, difficulty) => {
    const [x, a, b] = [random.intExcept(-6, 9, [0]), random.int(3, 8), random.intExcept(-9, 12, [0])];
    const c = difficulty === 1 ? 0 : random.int(1, a - 1);
    const factor = difficulty === 3 ? random.int(2, 4) : 1;
    const right = difficulty === 3 ? factor * (c * x + b) : a * x + b;
    const body =
      difficulty === 1
        ? `Solve ${polynomial([a, b])} = ${formatPrintedNumber(right)}.`
        : difficulty === 2
          ? `Solve ${polynomial([a, b])} = ${polynomial([c, (a - c) * x + b])}.`
          : `Solve ${factor}(${polynomial([c, b])}) = ${formatPrintedNumber(right)}.`;
    const show = (top: number, bottom = 1) => `x = ${fraction(top, bottom)}`;
    const steps =
      difficulty === 3
        ? `Divide both sides by ${factor}: ${polynomial([c, b])} = ${formatPrintedNumber(c * x + b)}. Then ${polynomial([c, 0])} = ${formatPrintedNumber(c * x)}, so ${show(x)}.`
        : `${difficulty === 2 ? `Take ${polynomial([c, 0])} from both sides, then` : 'First'} deal with ${signed(b)}: ${a - c === 1 ? '' : `${polynomial([a - c, 0])} = ${formatPrintedNumber((a - c) * x)}, so `}${show(x)}.`;
    return {
      body,
      answer: show(x),
      mistakes: [
        [show(-x), 'losing a sign'],
        [
          difficulty === 1
            ? show(right + b, a)
            : difficulty === 2
              ? show((a - c) * x + 2 * b, a - c)
              : show(right - b, factor * c),
          'moving a term across without changing its sign',
        ],
        [difficulty === 2 ? show((a - c) * x, a + c) : show(a * x), 'a slip when collecting the letters'],
        ...nearbyNumbers(x, 1, (value) => show(value)),
        [show(x + 2), ''],
      ],
      explanation: steps,
    };
  },
  check: checkEachOption((option, text) =>
    holds(part(text, /Solve (.*)\.$/), { x: numberOf(option.replace('x = ', '')) }),
  ),
};

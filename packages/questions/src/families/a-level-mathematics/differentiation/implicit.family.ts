import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { pointsIn } from '../a-level-mathematics-checks.ts';
import { point } from '../point.ts';

const times = (value: number) => (value === 1 ? '' : String(value));

function ofPoint(random: Random, hasProduct: boolean): Draft {
  const [a, b, k] = [random.int(1, 4), random.int(1, 4), hasProduct ? random.int(1, 4) : 0];
  const [x, y] = [random.intExcept(-4, 4, [0]), random.intExcept(-4, 4, [0])];
  const value = a * x * x + k * x * y + b * y * y;
  const [top, bottom] = [2 * a * x + k * y, k * x + 2 * b * y];
  if (bottom === 0 || top === 0 || Math.abs(top) === Math.abs(bottom) || value === 0 || k * k === 4 * a * b)
    return noDraft;
  const show = (one: number, two: number) => formula(two === 0 ? '0' : fraction(one, two));
  return {
    body: `What is the gradient of the curve ${formula(`${times(a)}x²${k === 0 ? '' : ` + ${times(k)}xy`} + ${times(b)}y² = ${formatPrintedNumber(value)}`)} at the point ${formula(point(x, y))}?`,
    answer: show(-top, bottom),
    mistakes: [
      [show(top, bottom), 'losing the minus when rearranging'],
      [show(-bottom, top), 'dividing the wrong way round'],
      hasProduct
        ? [show(-(2 * a * x + k * y), 2 * b * y), 'leaving a term of the product rule out']
        : [show(-a * x, 2 * b * y), 'not multiplying by the power of x'],
      [show(-2 * a * x, 1), 'differentiating the term in x only'],
    ],
    explanation: `Differentiate each term: ${formula(`${2 * a}x${k === 0 ? '' : ` + ${times(k)}y + ${times(k)}x dy/dx`} + ${2 * b}y dy/dx = 0`)}. At the point: ${formula(`${formatPrintedNumber(top)} + ${bottom < 0 ? `(${formatPrintedNumber(bottom)})` : bottom} dy/dx = 0`)}.`,
  };
}

export const family: Family = {
  name: 'implicit',
  syllabus: 'Implicit differentiation',
  levels: {
    4: 'three steps: differentiate both squares, substitute, rearrange',
    5: 'five steps: also the product rule for xy, whose two terms are collected',
  },
  write: (random, difficulty) => ofPoint(random, difficulty === 5),
  check: checkEachOption((option, text) => {
    const left = part(text, /curve (.*?) = /).replaceAll('xy', 'x × y');
    const [x, y] = itemAt(pointsIn(text), 0);
    const value = (u: number, v: number) => evaluate(left, { x: u, y: v });
    // Along the tangent the left side changes only in the second order.
    const slope = evaluate(option);
    return Math.abs(value(x + 1e-4, y + 1e-4 * slope) - value(x - 1e-4, y - 1e-4 * slope)) < 1e-8;
  }),
};

import { polynomial, signed } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';

export const family: Family = {
  name: 'composite-and-inverse',
  syllabus: 'Composite and inverse functions',
  levels: {
    1: 'two steps: square first, then a linear function',
    2: 'two steps in the other order: a linear function first, then a larger square',
    3: 'three steps in algebra: the inverse of a linear fraction',
  },
  write: (random, difficulty) => {
    const [a, b, x] = [random.int(2, 6), random.intExcept(-7, 7, [0]), random.int(2, 5)];
    if (difficulty === 3) {
      const c = random.intExcept(2, 7, [a]);
      const show = (top: string, bottom: string) => `(${top})/${bottom}`;
      return {
        body: `f(x) = (${polynomial([a, b])})/${c}. What is f⁻¹(x)?`,
        answer: show(polynomial([c, -b]), String(a)),
        mistakes: [
          [show(polynomial([c, b]), String(a)), 'losing the sign of the constant'],
          [show(polynomial([a, -b]), String(c)), 'changing the sign and nothing else'],
          [`${c}/(${polynomial([a, b])})`, 'taking the reciprocal'],
          [show(polynomial([c, -b * c]), String(a)), 'multiplying the constant as well'],
        ],
        explanation: `Write y = (${polynomial([a, b])})/${c}, so ${c}y = ${polynomial([a, b])} and x = (${polynomial([c, -b], 'y')})/${a}. Swap the letters.`,
      };
    }
    const inner = difficulty === 1;
    const value = inner ? a * x * x + b : (a * x + b) ** 2;
    return {
      body: `f(x) = ${polynomial([a, b])} and g(x) = x². What is ${inner ? 'fg' : 'gf'}(${x})?`,
      answer: formatPrintedNumber(value),
      mistakes: [
        [
          formatPrintedNumber(inner ? (a * x + b) ** 2 : a * x * x + b),
          'applying the functions in the wrong order',
        ],
        [formatPrintedNumber((a * x + b) * x * x), 'multiplying the two values'],
        [formatPrintedNumber(a * x + b + x * x), 'adding the two values'],
        [formatPrintedNumber((a * x) ** 2 + b), 'squaring only part'],
        ...nearbyNumbers(value, a),
      ],
      explanation: inner
        ? `First g(${x}) = ${x * x}, then f(${x * x}) = ${a} × ${x * x} ${signed(b)} = ${formatPrintedNumber(value)}.`
        : `First f(${x}) = ${formatPrintedNumber(a * x + b)}, then g(${formatPrintedNumber(a * x + b)}) = ${formatPrintedNumber(value)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const inverse = part(text, /f\(x\) = (.*)\. What is f⁻¹/);
    if (inverse !== '')
      return [1.3, 2.7, 4.1].every(
        (x) => Math.abs(evaluate(option, { x: evaluate(inverse, { x }) }) - x) < 1e-9,
      );
    const f = (x: number) => evaluate(part(text, /f\(x\) = (.*) and g/), { x });
    const x = Number(part(text, /[fg]{2}\((\d+)\)/));
    return numberOf(option) === (text.includes('fg(') ? f(x * x) : f(x) ** 2);
  }),
};

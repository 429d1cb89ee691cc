import { formula } from '#text/mathematics.ts';
import { bracket, signed } from '#text/algebra.ts';
import { formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { derivative } from './differentiation-checks.ts';

export const family: Family = {
  name: 'chain-product-quotient',
  syllabus: 'The chain, product and quotient rules',
  levels: {
    3: 'one rule: the chain rule for a power of a bracket',
    4: 'one or two rules with sin, an exponential or ln: the chain or the product rule',
    5: 'the quotient rule, then simplify the numerator',
  },
  write: (random, difficulty) => {
    const [a, b, n] = [random.int(2, 5), random.intExcept(-5, 6, [0]), random.int(3, 6)];
    const inside = bracket(a, b);
    if (difficulty === 3) {
      return {
        body: `Differentiate ${inside}${superscript(n)} with respect to x.`,
        answer: `${a * n}${inside}${superscript(n - 1)}`,
        mistakes: [
          [`${n}${inside}${superscript(n - 1)}`, 'forgetting to multiply by the derivative of the bracket'],
          [`${a * n}${inside}${superscript(n)}`, 'not lowering the power'],
          [`${a}${inside}${superscript(n - 1)}`, 'forgetting to multiply by the power'],
          [`${n}(${a}x)${superscript(n - 1)}`, 'losing the constant in the bracket'],
        ],
        explanation: `Multiply by the power, lower it by one, and multiply by the derivative of the bracket, ${a}: ${n} × ${a} = ${n * a}.`,
      };
    }
    if (difficulty === 4) {
      const kind = random.pick(['e', 'sin', 'ln'] as const);
      const k = random.int(2, 6);
      if (kind === 'e') {
        return {
          body: `Differentiate ${formula(`x²e^(${k}x)`)} with respect to x.`,
          answer: formula(`xe^(${k}x)(2 + ${k}x)`),
          mistakes: [
            [formula(`${2 * k}xe^(${k}x)`), 'multiplying the two derivatives'],
            [formula(`xe^(${k}x)(2 + x)`), `forgetting the ${k} of the chain rule`],
            [formula(`xe^(${k}x)(2 − ${k}x)`), 'subtracting in the product rule'],
            [formula(`x²e^(${k}x)(2 + ${k}x)`), 'not lowering the power of x'],
          ],
          explanation: `Product rule: ${formula(`2x × e^(${k}x) + x² × ${k}e^(${k}x) = xe^(${k}x)(2 + ${k}x)`)}.`,
        };
      }
      if (kind === 'ln') {
        return {
          body: `Differentiate x${superscript(k)} ln(x) with respect to x.`,
          answer: `x${k === 2 ? '' : superscript(k - 1)}(${k} ln(x) + 1)`,
          mistakes: [
            [
              `${k}x${k === 3 ? '' : superscript(k - 2)}`.replace('x⁰', ''),
              'multiplying the two derivatives',
            ],
            [`x${k === 2 ? '' : superscript(k - 1)}(${k} ln(x) − 1)`, 'subtracting in the product rule'],
            [`x${k === 2 ? '' : superscript(k - 1)}(${k} ln(x) + x)`, 'differentiating ln(x) to 1'],
            [`x${superscript(k)}(${k} ln(x) + 1)`, 'not lowering the power of x'],
          ],
          explanation: `Product rule: ${k}x${k === 2 ? '' : superscript(k - 1)} × ln(x) + x${superscript(k)} × 1/x.`,
        };
      }
      return {
        body: `Differentiate ${a} sin(${k}x) with respect to x.`,
        answer: `${a * k} cos(${k}x)`,
        mistakes: [
          [`${a} cos(${k}x)`, `forgetting the ${k} of the chain rule`],
          [`−${a * k} cos(${k}x)`, 'using the sign for cos'],
          [`${a * k} cos(x)`, 'losing the angle'],
          [`${a * k} sin(${k}x)`, 'leaving sin as it is'],
        ],
        explanation: `sin differentiates to cos, and the chain rule multiplies by ${k}: ${a} × ${k} = ${a * k}.`,
      };
    }
    const c = random.int(1, 6);
    const top = a * c - b;
    if (top === 0 || top === 1) return noDraft;
    const show = (numerator: number, bottom: string) =>
      formula(`${formatPrintedNumber(numerator)}/${bottom}`);
    return {
      body: `${formula(`y = ${inside}/(x ${signed(c)})`)}. What is dy/dx?`,
      answer: show(top, `(x + ${c})²`),
      mistakes: [
        [show(-top, `(x + ${c})²`), 'subtracting the wrong way round in the quotient rule'],
        [show(a * c + b, `(x + ${c})²`), 'adding in the quotient rule'],
        [show(top, `(x + ${c})`), 'not squaring the denominator'],
        [formula(formatPrintedNumber(a)), 'dividing the two derivatives'],
      ],
      explanation: `Quotient rule: ${formula(`(${a}(x + ${c}) − ${inside} × 1)/(x + ${c})²`)}, and the top is ${a * c} ${signed(-b)} = ${formatPrintedNumber(top)}.`,
    };
  },
  check: derivative,
};

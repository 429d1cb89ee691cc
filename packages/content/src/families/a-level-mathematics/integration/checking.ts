import { checkEachOption } from '#checks/check.ts';
import { gradient, evaluate } from '#checks/support/expression.ts';

export const part = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';

export const near = (one: number, other: number) => Math.abs(one - other) < 1e-4 * Math.max(1, Math.abs(one));

/** Differentiating the option must give the integrand. */
export const antiderivative = checkEachOption((option, text) => {
  const inside = part(text, /(?:∫|Integrate) (.*?)(?: dx| with respect)/);
  const plain = option.replace(/ \+ c$/, '');
  return (
    option.endsWith('+ c') && [0.6, 1.1, 1.7].every((x) => near(gradient(plain, x), evaluate(inside, { x })))
  );
});

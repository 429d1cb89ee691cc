import { near } from '../a-level-mathematics-checks.ts';
import { checkEachOption } from '#checks/check.ts';
import { gradient, evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';

/** Differentiating the option must give the integrand. */
export const antiderivative = checkEachOption((option, text) => {
  const inside = part(text, /(?:∫|Integrate) ?(.*?)(?: dx| with respect)/);
  const plain = option.replace(/ \+ c$/, '');
  return (
    option.endsWith('+ c') && [0.6, 1.1, 1.7].every((x) => near(gradient(plain, x), evaluate(inside, { x })))
  );
});

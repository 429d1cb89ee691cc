import { near } from '../a-level-mathematics-checks.ts';
import { gradient, evaluate } from '#checks/support/expression.ts';
import { checkEachOption } from '#checks/check.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';

/** Whether the second expression equals the gradient of the first at several values. */
export const isDerivative = (text: string, derived: string) =>
  [0.7, 1.3, 2.1].every((x) => near(gradient(text, x), evaluate(derived, { x })));

export const derivative = checkEachOption((option, text) =>
  isDerivative(part(text, /(?:Differentiate|y =) (.*?)(?: with respect|\. What)/), option),
);

export const curveIn = (text: string) => part(text, /y = (.*?)(?: at the point| have|\?)/);

export const placeIn = (text: string) => numberOf(part(text, /where x = (.*?)(?: cross .*)?\?$/));

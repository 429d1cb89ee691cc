import { itemAt } from '../../item-at.ts';
import { checkEachOption } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate, gradient } from '../support/expression.ts';
import { numberOf, numbersIn } from '../support/numbers-in-text.ts';

const part = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const near = (one: number, other: number) => Math.abs(one - other) < 1e-4 * Math.max(1, Math.abs(one));
/** Whether the second expression equals the gradient of the first at several values. */
const isDerivative = (text: string, derived: string) =>
  [0.7, 1.3, 2.1].every((x) => near(gradient(text, x), evaluate(derived, { x })));
const derivative = checkEachOption((option, text) =>
  isDerivative(part(text, /(?:Differentiate|y =) (.*?)(?: with respect|\. What)/), option),
);
const curveIn = (text: string) => part(text, /y = (.*?)(?: at the point| have|\?)/);
const placeIn = (text: string) => numberOf(part(text, /where x = (.*)\?/));

export const differentiationChecks: ChecksByFamily = {
  powers: derivative,
  'gradient-at-a-point': checkEachOption((option, text) =>
    near(gradient(curveIn(text), placeIn(text)), numberOf(option)),
  ),
  'stationary-points': checkEachOption((option, text) => {
    const curve = curveIn(text);
    const x = itemAt(numbersIn(option), 0);
    if (Math.abs(gradient(curve, x)) > 1e-5) return false;
    if (text.includes('coordinates')) return near(evaluate(curve, { x }), itemAt(numbersIn(option), 1));
    const rises = evaluate(curve, { x: x + 0.01 }) > evaluate(curve, { x });
    return rises === text.includes('minimum');
  }),
  'tangents-and-normals': checkEachOption((option, text) => {
    const [curve, x] = [curveIn(text), placeIn(text)];
    if (text.includes('normal')) return near(evaluate(option) * gradient(curve, x), -1);
    const line = option.replace('y = ', '');
    return near(evaluate(line, { x }), evaluate(curve, { x })) && near(gradient(line, x), gradient(curve, x));
  }),
  'chain-product-quotient': derivative,
};

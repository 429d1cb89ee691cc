import { withWording } from '../facts.ts';

/** The cue is a quantity, the answer an expression for it. */
export const expressions = withWording({
  ask: (quantity) => `Which expression gives ${quantity}?`,
  askBack: (expression) => `What does the expression ${expression} give?`,
  explain: (quantity, expression) => `The expression for ${quantity} is ${expression}.`,
});

import { withWording } from '../facts.ts';

/** The cue is the name of a substance. */
export const formulae = withWording({
  ask: (name) => `What is the formula of ${name}?`,
  askBack: (formula) => `Which substance has the formula ${formula}?`,
  explain: (name, formula) => `The formula of ${name} is ${formula}.`,
});

import { withWording } from './facts.ts';

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The cue is a whole question. */
export const questions = withWording({
  ask: (question) => question,
  explain: (question, answer) => `${question} The answer is: ${answer}.`,
});

/** The cue is a term, the answer its meaning. */
export const meanings = withWording({
  ask: (term) => `What does ‘${term}’ mean?`,
  askBack: (meaning) => `Which term means ‘${meaning}’?`,
  explain: (term, meaning) => `The term ‘${term}’ means ‘${meaning}’.`,
});

/** The cue is the name of an ion. */
export const ionFormulae = withWording({
  ask: (ion) => `What is the formula of the ${ion} ion?`,
  askBack: (formula) => `Which ion has the formula ${formula}?`,
  explain: (ion, formula) => `The formula of the ${ion} ion is ${formula}.`,
});

/** The cue is a word in its sentence. */
export const wordClasses = withWording({
  ask: (word) => `Which word class is ${word}?`,
  explain: (word, wordClass) => `The word class of ${word} is ${wordClass}.`,
});

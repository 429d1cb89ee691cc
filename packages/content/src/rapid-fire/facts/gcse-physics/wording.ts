import { withWording } from '../facts.ts';

/** The cue is a meaning, the answer the term for it. */
export const terms = withWording({
  ask: (meaning) => `Which term means ‘${meaning}’?`,
  askBack: (term) => `What is meant by ‘${term}’?`,
  explain: (meaning, term) => `The meaning of ‘${term}’ is ‘${meaning}’.`,
});

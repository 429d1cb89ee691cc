import { withWording } from '../facts.ts';

/** The cue is a meaning, the answer the term for it. */
export const terms = withWording({
  ask: (meaning) => `Which word or phrase means ‘${meaning}’?`,
  askBack: (term) => `What does ‘${term}’ mean?`,
  explain: (meaning, term) => `‘${term}’ means ‘${meaning}’.`,
});

import { withWording } from '../facts.ts';
import { capital } from '../wording.ts';

/** The cue is a meaning, the answer the word or words for it. */
export const words = withWording({
  ask: (meaning) => `Which word or words mean ‘${meaning}’?`,
  askBack: (word) => `What does ‘${word}’ mean?`,
  explain: (meaning, word) => `‘${capital(word)}’ means ‘${meaning}’.`,
});

import { withWording } from '../facts.ts';

/** The cue is a description, the answer the term for it. */
export const terms = withWording({
  ask: (description) => `‘${description}’: which term fits?`,
  askBack: (term) => `Which description fits ‘${term}’?`,
  explain: (description, term) => `The description ‘${description}’ fits the term ‘${term}’.`,
});

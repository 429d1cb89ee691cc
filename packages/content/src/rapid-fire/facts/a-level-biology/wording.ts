import type { Fact, FactGroup, LevelsAndSeconds } from '../facts.ts';

/** The cue is a description; `kind` names what is described. */
export const terms = (kind: string, use: LevelsAndSeconds, facts: readonly Fact[]): FactGroup => ({
  ask: (description) => `‘${description}’: which ${kind} is this?`,
  askBack: (term) => `Which description fits ‘${term}’?`,
  explain: (description, term) => `The description ‘${description}’ fits ‘${term}’.`,
  ...use,
  facts,
});

import type { Fact, FactGroup } from '../facts.ts';

/** Terms and their descriptions, asked in both directions. */
export const terms = (
  topicCode: string,
  name: string,
  levels: FactGroup['levels'],
  facts: readonly Fact[],
): FactGroup => ({
  topicCode,
  name,
  levels,
  seconds: 20,
  ask: (description) => `‘${description}’: which term fits?`,
  askBack: (term) => `Which description fits ‘${term}’?`,
  explain: (description, term) => `The description ‘${description}’ fits the term ‘${term}’.`,
  facts,
});

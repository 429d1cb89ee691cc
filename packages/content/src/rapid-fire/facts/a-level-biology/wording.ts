import type { Fact, FactGroup } from '../facts.ts';

/** Terms and their descriptions, asked in both directions; `kind` names what the terms stand for. */
export const terms = (
  topicCode: string,
  name: string,
  kind: string,
  levels: FactGroup['levels'],
  facts: readonly Fact[],
): FactGroup => ({
  topicCode,
  name,
  levels,
  seconds: 20,
  ask: (description) => `‘${description}’: which ${kind} is this?`,
  askBack: (term) => `Which description fits ‘${term}’?`,
  explain: (description, term) => `The description ‘${description}’ fits ‘${term}’.`,
  facts,
});

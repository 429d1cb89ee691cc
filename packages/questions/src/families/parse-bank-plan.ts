import { difficulties } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { z } from 'zod';
import { parseYaml } from '../parse-yaml.ts';
import type { Difficulty, Family, PlannedFamily, TopicFamilies } from './family.ts';

/** A topic whose families have no counts yet. */
type UnplannedTopic = Omit<TopicFamilies, 'families'> & { families: readonly Family[] };

const countSchema = z.int().min(0);
const countsSchema = z.tuple([countSchema, countSchema, countSchema, countSchema, countSchema]);
const planSchema = z.record(z.string(), z.record(z.string(), countsSchema));

/**
 * Reads the bank plan of a subject, its `bank-plan.yaml`: how many questions of each family are in the bank at the
 * difficulties 1 to 5, and 0 where the family asks nothing.
 *
 *     ALGEBRA:
 *       expand-brackets: [11, 2, 1, 0, 0]
 *       quadratic-formula: [0, 0, 24, 27, 35]
 *
 * Returns these topics, which are all of the subject, with the counts. Every family has a line, and a count at each of
 * its difficulties. Throws an error that names the line of the first mistake.
 */
export function parseBankPlan(text: string, topics: readonly UnplannedTopic[]): TopicFamilies[] {
  const { value, faultAt } = parseYaml(text, planSchema);
  for (const topicCode of Object.keys(value))
    if (!topics.some((topic) => topic.topicCode === topicCode))
      throw faultAt([topicCode], `no topic ${topicCode} of this subject has families`);
  return topics.map((topic) => {
    const { topicCode, families } = topic;
    const planned = value[topicCode];
    if (!planned) throw faultAt([topicCode], `the topic ${topicCode} is missing`);
    for (const name of Object.keys(planned))
      if (!families.some((family) => family.name === name))
        throw faultAt([topicCode, name], `${topicCode} has no family "${name}"`);
    return { ...topic, families: families.map((family) => plannedFamily(family)) };

    function plannedFamily(family: Family): PlannedFamily {
      const { name, levels } = family;
      const cells = planned?.[name];
      if (!cells) throw faultAt([topicCode], `the family ${name} of ${topicCode} is missing`);
      const counts = new Map<Difficulty, number>();
      for (const [index, difficulty] of difficulties.entries()) {
        const count = cells[index] ?? 0;
        const isAsked = levels[difficulty] !== undefined;
        if (isAsked === (count === 0))
          throw faultAt(
            [topicCode, name],
            isAsked
              ? `${name} has questions at difficulty ${difficulty}: expected a count`
              : `${name} has no questions at difficulty ${difficulty}: expected 0`,
          );
        if (isAsked) counts.set(difficulty, count);
      }
      return { ...family, counts };
    }
  });
}

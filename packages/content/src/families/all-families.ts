import type { Family, TopicFamilies } from './family.ts';
import { findFamilies } from './find-families.ts';

export const allFamilies: readonly TopicFamilies[] = await findFamilies();

/** A family by its topic with the subject (`GCSE_MATHEMATICS/ALGEBRA`) and its name. Throws for an unknown one. */
export function familyOf(topic: string, name: string): Family {
  const families = allFamilies.find(
    ({ subjectCode, topicCode }) => `${subjectCode}/${topicCode}` === topic,
  )?.families;
  const family = families?.find((each) => each.name === name);
  if (!family) throw new Error(`${topic} has no family ${name}`);
  return family;
}

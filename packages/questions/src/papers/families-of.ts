import { allFamilies } from '../families/all-families.ts';
import type { FamilyOfTopic } from './reserve-questions.ts';

/** The families of a subject with their topics. */
export function familiesOf(subjectCode: string): FamilyOfTopic[] {
  return allFamilies
    .filter((topic) => topic.subjectCode === subjectCode)
    .flatMap((topic) => topic.families.map((family) => ({ topic, family })));
}

import { readOfSubjects } from '../content-files.ts';
import { namedParts } from '../text/numbered-lines.ts';
import { parseSet } from './parse-set.ts';
import type { WrittenSet } from './question-set.ts';

const found = readOfSubjects(/^sets\//, (text, subjectCode) =>
  namedParts(text).map((part) => parseSet(part, subjectCode)),
);

/** All hand-written questions of the bank, by subject and in the order that the sets name. */
export const allSets: readonly WrittenSet[] = [
  ...Map.groupBy(found, ({ subjectCode }) => subjectCode).values(),
].flatMap((sets) => sets.sort((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity)));

/** A set by its topic with the subject (`GCSE_PHYSICS/ENERGY`) and its name. Throws for an unknown one. */
export function setOf(topic: string, name: string): WrittenSet {
  const set = allSets.find((each) => `${each.subjectCode}/${each.topicCode}` === topic && each.name === name);
  if (!set) throw new Error(`${topic} has no set ${name}`);
  return set;
}

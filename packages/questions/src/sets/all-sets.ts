import { contentFiles, readContent } from '../content-files.ts';
import { parseSet } from './parse-set.ts';
import type { WrittenSet } from './question-set.ts';

/** All hand-written questions of the bank. */
export const allSets: readonly WrittenSet[] = contentFiles('.set.txt')
  .filter((file) => file.includes('/sets/'))
  .map((file) => readContent(file, parseSet));

/** A set by its topic with the subject (`GCSE_PHYSICS/ENERGY`) and its name. Throws for an unknown one. */
export function setOf(topic: string, name: string): WrittenSet {
  const set = allSets.find((each) => `${each.subjectCode}/${each.topicCode}` === topic && each.name === name);
  if (!set) throw new Error(`${topic} has no set ${name}`);
  return set;
}

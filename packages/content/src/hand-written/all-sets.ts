import { elevenPlusPracticeSets, elevenPlusSets } from './eleven-plus.ts';
import { findSets } from './find-sets.ts';
import { gcseAndALevelSets } from './gcse-and-a-level.ts';
import type { WrittenOption, WrittenSet } from './question-set.ts';

/** All hand-written questions. */
export const allSets: readonly WrittenSet<WrittenOption>[] = [
  ...elevenPlusSets,
  ...elevenPlusPracticeSets,
  ...gcseAndALevelSets,
  ...(await findSets()),
];

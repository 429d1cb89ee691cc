import { findSets } from './find-sets.ts';
import { gcseAndALevelSets } from './gcse-and-a-level.ts';
import type { WrittenOption, WrittenSet } from './question-set.ts';

/** All hand-written questions. */
export const allSets: readonly WrittenSet<WrittenOption>[] = [...gcseAndALevelSets, ...(await findSets())];

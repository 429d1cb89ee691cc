import { binaryAndHexadecimal } from './gcse-computer-science/binary-and-hexadecimal.ts';
import type { WrittenSet } from './written.ts';

/** What is written by hand for GCSE and A-Level. */
export const gcseAndALevelSets: readonly WrittenSet[] = [binaryAndHexadecimal];

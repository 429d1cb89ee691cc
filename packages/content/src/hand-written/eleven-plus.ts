import { grammar } from './eleven-plus-english/grammar.ts';
import type { WrittenSet } from './written.ts';

/** What is written by hand for the 11+. */
export const elevenPlusSets: readonly WrittenSet[] = [grammar];

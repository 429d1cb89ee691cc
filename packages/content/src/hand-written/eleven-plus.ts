import { grammar } from './eleven-plus-english/grammar.ts';
import { punctuation } from './eleven-plus-english/punctuation.ts';
import { spelling } from './eleven-plus-english/spelling.ts';
import { vocabulary } from './eleven-plus-english/vocabulary.ts';
import type { WrittenSet } from './written.ts';

/** What is written by hand for the 11+. */
export const elevenPlusSets: readonly WrittenSet[] = [grammar, punctuation, spelling, vocabulary];

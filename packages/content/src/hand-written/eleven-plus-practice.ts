import { comprehensionPractice } from './eleven-plus-english/practice/comprehension.ts';
import { grammarPractice } from './eleven-plus-english/practice/grammar.ts';
import { punctuationPractice } from './eleven-plus-english/practice/punctuation.ts';
import { spellingPractice } from './eleven-plus-english/practice/spelling.ts';
import { vocabularyPractice } from './eleven-plus-english/practice/vocabulary.ts';
import type { WrittenSet } from './question-set.ts';

/** More practice, in addition to the sets in `eleven-plus.ts`. */
export const elevenPlusPracticeSets: readonly WrittenSet[] = [
  ...comprehensionPractice,
  grammarPractice,
  punctuationPractice,
  spellingPractice,
  vocabularyPractice,
];

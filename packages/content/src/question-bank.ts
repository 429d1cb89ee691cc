import { allFamilies } from './families/all-families.ts';
import { generateQuestions } from './families/printed-questions.ts';
import { allSets } from './hand-written/all-sets.ts';
import { writtenQuestions } from './hand-written/question-set.ts';
import type { ContentQuestion } from './content-types.ts';

/** All regular questions, the same on every run. */
export function questionBank(): ContentQuestion[] {
  return [...allFamilies.flatMap(generateQuestions), ...allSets.flatMap(writtenQuestions)];
}

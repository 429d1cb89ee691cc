import { allFamilies } from './families/all-families.ts';
import { generateQuestions } from './families/printed-questions.ts';
import { elevenPlusPracticeSets, elevenPlusSets } from './hand-written/eleven-plus.ts';
import { gcseAndALevelSets } from './hand-written/gcse-and-a-level.ts';
import { writtenQuestions } from './hand-written/question-set.ts';
import type { ContentQuestion } from './content-types.ts';

/** All regular questions, the same on every run. */
export function questionBank(): ContentQuestion[] {
  return [
    ...allFamilies.flatMap(generateQuestions),
    ...[...elevenPlusSets, ...elevenPlusPracticeSets, ...gcseAndALevelSets].flatMap(writtenQuestions),
  ];
}

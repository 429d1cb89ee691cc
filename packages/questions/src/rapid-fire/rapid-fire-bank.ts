import { allFacts } from './facts/all-facts.ts';
import { factQuestions } from './facts/facts.ts';
import { questionsByLevel } from './questions-by-level.ts';
import { aLevelMathematics, aLevelStatisticsAndMechanics } from './level-plans/a-level.ts';
import {
  elevenPlusEnglish,
  elevenPlusMathematics,
  elevenPlusVerbalReasoning,
} from './level-plans/eleven-plus.ts';
import { gcseComputerScience, gcseMathematics } from './level-plans/gcse.ts';
import type { LevelPlan } from './rapid-fire-family.ts';
import type { RapidFireQuestion } from './rapid-fire-question.ts';

const levelPlans: readonly LevelPlan[] = [
  elevenPlusMathematics,
  elevenPlusVerbalReasoning,
  elevenPlusEnglish,
  gcseMathematics,
  gcseComputerScience,
  aLevelMathematics,
  aLevelStatisticsAndMechanics,
];

/** All rapid-fire questions, the same on every run. */
export const rapidFireBank = (): RapidFireQuestion[] => [
  ...levelPlans.flatMap(questionsByLevel),
  ...allFacts.flatMap(factQuestions),
];

import { questionsByLevel } from './climb.ts';
import { aLevelMathematics, aLevelStatisticsAndMechanics } from './ladders/a-level.ts';
import { elevenPlusEnglish } from './ladders/eleven-plus-english.ts';
import { elevenPlusMathematics } from './ladders/eleven-plus-mathematics.ts';
import { elevenPlusVerbalReasoning } from './ladders/eleven-plus-verbal-reasoning.ts';
import { gcseComputerScience, gcseMathematics } from './ladders/gcse.ts';
import type { LevelPlan } from './kind.ts';
import type { RapidFireQuestion } from './quiz-question.ts';

export const levelPlans: readonly LevelPlan[] = [
  elevenPlusMathematics,
  elevenPlusVerbalReasoning,
  elevenPlusEnglish,
  gcseMathematics,
  gcseComputerScience,
  aLevelMathematics,
  aLevelStatisticsAndMechanics,
];

/** Every rapid-fire question of our own, the same on every run. */
export const rapidFireBank = (): RapidFireQuestion[] => levelPlans.flatMap(questionsByLevel);

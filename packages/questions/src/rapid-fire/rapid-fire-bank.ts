import { allFacts } from './facts/all-facts.ts';
import { factQuestions } from './facts/facts.ts';
import { levelPlans } from './level-plans.ts';
import { questionsByLevel } from './questions-by-level.ts';
import type { RapidFireQuestion } from './rapid-fire-question.ts';

/** All rapid-fire questions, the same on every run. */
export const rapidFireBank = (): RapidFireQuestion[] => [
  ...levelPlans.flatMap(questionsByLevel),
  ...allFacts.flatMap(factQuestions),
];

import { minQuestionsForBest } from './personal-bests.ts';

interface Scored {
  /** Percent. */
  score: number;
  totalQuestions: number;
}

/**
 * Whether a test is the pupil's best in its subject so far: better than every earlier test of at least ten questions.
 * `bestScoreBefore` in percent is the best of these, null without one: a first test is not a personal best.
 */
export function isPersonalBest({ score, totalQuestions }: Scored, bestScoreBefore: number | null): boolean {
  return totalQuestions >= minQuestionsForBest && bestScoreBefore !== null && score > bestScoreBefore;
}

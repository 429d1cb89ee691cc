/** The part of a finished test that achievements depend on. */
export interface ScoredTest {
  /** Percent. */
  score: number;
  /** When it was finished, as ISO text. */
  completedAt: string;
}

export const achievementIds = [
  'FIRST_TEST',
  'FIVE_TESTS',
  'TEN_TESTS',
  'PERFECT_SCORE',
  'ON_A_ROLL',
] as const;
export type AchievementId = (typeof achievementIds)[number];

/** Percent. */
const perfect = 100;
const rollFrom = 80;

interface Definition {
  title: string;
  description: string;
  /** The value of `progress` that earns the achievement. */
  target: number;
}

/** The five achievements (spec 2 §2.8). */
export const achievementDefinitions: Record<AchievementId, Definition> = {
  FIRST_TEST: { title: 'First Test', description: 'Finish your first test', target: 1 },
  FIVE_TESTS: { title: 'Getting Going', description: 'Finish 5 tests', target: 5 },
  TEN_TESTS: { title: 'Dedicated Learner', description: 'Finish 10 tests', target: 10 },
  PERFECT_SCORE: { title: 'Perfect Score', description: 'Score 100% in a test', target: perfect },
  ON_A_ROLL: { title: 'On a Roll', description: 'Score 80% or more in 3 tests in a row', target: 3 },
};

export interface AchievementState {
  id: AchievementId;
  isEarned: boolean;
  /** When the test that earned it was finished; null while it is not earned. */
  earnedAt: string | null;
  /** At most the target: the number of tests, the best score, or the most good tests in a row. */
  progress: number;
  target: number;
}

/** The achievements of a pupil's tests, oldest test first. Achievements are never lost. */
export function achievementsOf(tests: readonly ScoredTest[]): AchievementState[] {
  const progressAfter: Record<AchievementId, number[]> = {
    FIRST_TEST: countsOf(tests),
    FIVE_TESTS: countsOf(tests),
    TEN_TESTS: countsOf(tests),
    PERFECT_SCORE: tests.map(({ score }) => score),
    ON_A_ROLL: runsOf(tests),
  };
  return achievementIds.map((id) => {
    const { target } = achievementDefinitions[id];
    const earnedBy = progressAfter[id].findIndex((progress) => progress >= target);
    const best = progressAfter[id].reduce((most, progress) => Math.max(most, progress), 0);
    return {
      id,
      isEarned: earnedBy >= 0,
      earnedAt: tests[earnedBy]?.completedAt ?? null,
      progress: Math.min(best, target),
      target,
    };
  });
}

const countsOf = (tests: readonly ScoredTest[]) => tests.map((_, index) => index + 1);

/** For each test, how many tests in a row up to it reached 80 %. */
function runsOf(tests: readonly ScoredTest[]): number[] {
  let run = 0;
  return tests.map(({ score }) => (run = score >= rollFrom ? run + 1 : 0));
}

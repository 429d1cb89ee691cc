/** A finished test as far as achievements go. */
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
  /** What `progress` has to reach. */
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
  /** How far it got, never more than the target: tests, the best score, or the longest run. */
  progress: number;
  target: number;
}

/** What somebody's tests have earned; oldest test first. Once earned stays earned. */
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

/** After each test: how many in a row, ending with it, reached 80 %. */
function runsOf(tests: readonly ScoredTest[]): number[] {
  let run = 0;
  return tests.map(({ score }) => (run = score >= rollFrom ? run + 1 : 0));
}

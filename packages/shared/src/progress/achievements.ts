import {
  achievementDefinitions,
  achievementIds,
  rollFrom,
  type AchievementId,
  type Measure,
} from './achievement-definitions.ts';
import { improvementOf, testsCompared } from './improvement.ts';
import { minQuestionsForBest } from './personal-bests.ts';

/** The value of a measure from this time on: ISO text or, where thousands are read, a number. */
interface MeasuredValue<Time = string> {
  at: Time;
  value: number;
}

/** The values of each measure, oldest first. */
export type MeasuredValues<Time = string> = Record<Measure, readonly MeasuredValue<Time>[]>;

interface AchievementState<Time = string> {
  id: AchievementId;
  isEarned: boolean;
  /** When it was earned; null while it is not earned. */
  earnedAt: Time | null;
  /** The highest value so far, at most the target. */
  progress: number;
  target: number;
}

/** The achievements by what was measured. An achievement is never lost: the highest value so far decides. */
export function achievementsOf<Time>(values: MeasuredValues<Time>): AchievementState<Time>[] {
  return achievementIds.map((id) => {
    const { measure, target } = achievementDefinitions[id];
    const earnedBy = values[measure].find(({ value }) => value >= target);
    const best = values[measure].reduce((most, { value }) => Math.max(most, value), 0);
    return {
      id,
      isEarned: earnedBy !== undefined,
      earnedAt: earnedBy?.at ?? null,
      progress: Math.min(best, target),
      target,
    };
  });
}

/** The part of a finished test that achievements depend on. */
interface ScoredTest<Time = string> {
  /** Null for a test of mixed subjects. */
  subjectId: string | null;
  /** Percent. */
  score: number;
  totalQuestions: number;
  /** Whether it was an exam simulation. */
  isExam: boolean;
  completedAt: Time;
}

type TestMeasure = 'TESTS' | 'EXAM_TESTS' | 'BEST_SCORE' | 'GOOD_TESTS_IN_A_ROW' | 'IMPROVEMENT' | 'SUBJECTS';

/** What a pupil's tests measure, oldest test first. Scores count only from tests of at least ten questions. */
export function valuesOfTests<Time>(
  tests: readonly ScoredTest<Time>[],
): Pick<MeasuredValues<Time>, TestMeasure> {
  const long = tests.filter(({ totalQuestions }) => totalQuestions >= minQuestionsForBest);
  return {
    TESTS: countOver(tests.map(({ completedAt }) => completedAt)),
    EXAM_TESTS: countOver(tests.filter(({ isExam }) => isExam).map(({ completedAt }) => completedAt)),
    BEST_SCORE: long.map(({ completedAt, score }) => ({ at: completedAt, value: score })),
    GOOD_TESTS_IN_A_ROW: goodTestsInARow(long),
    IMPROVEMENT: improvements(long),
    SUBJECTS: countOver(firstOfEachSubject(tests)),
  };
}

/** Counts these times, oldest first: 1 from the first on, 2 from the second on… */
export const countOver = <Time>(times: readonly Time[]): MeasuredValue<Time>[] =>
  times.map((at, index) => ({ at, value: index + 1 }));

/** For each test, how many tests in a row up to it reached 80%. */
function goodTestsInARow<Time>(tests: readonly ScoredTest<Time>[]): MeasuredValue<Time>[] {
  let count = 0;
  return tests.map(({ completedAt, score }) => {
    count = score >= rollFrom ? count + 1 : 0;
    return { at: completedAt, value: count };
  });
}

/** For each test from the sixth of its subject on, the improvement that it completed, in percentage points. */
function improvements<Time>(tests: readonly ScoredTest<Time>[]): MeasuredValue<Time>[] {
  const recentOf = new Map<string, number[]>();
  return tests.flatMap(({ subjectId, completedAt, score }) => {
    if (subjectId === null) return [];
    const recent = [...(recentOf.get(subjectId) ?? []), score].slice(-2 * testsCompared);
    recentOf.set(subjectId, recent);
    const improvement = improvementOf(recent);
    return improvement ? [{ at: completedAt, value: improvement.change }] : [];
  });
}

function firstOfEachSubject<Time>(tests: readonly ScoredTest<Time>[]): Time[] {
  const seen = new Set<string>();
  return tests.flatMap(({ subjectId, completedAt }) => {
    if (subjectId === null || seen.has(subjectId)) return [];
    seen.add(subjectId);
    return [completedAt];
  });
}

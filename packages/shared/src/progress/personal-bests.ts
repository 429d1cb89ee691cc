import { weekOf } from '../time/days.ts';
import { scorePercent } from './marking.ts';

/** A test with fewer questions is not a personal best, earns no badge for its score and is not compared with others. */
export const minQuestionsForBest = 10;

/** A week with fewer answers can not be the best one. */
const minAnswersForBestWeek = 20;

/** A day (YYYY-MM-DD) with answers in tests and quizzes. */
interface AnsweredDay {
  day: string;
  answered: number;
  correct: number;
}

interface BestWeeks {
  /** The week with most answers; `week` is its Monday. Null without answers. */
  most: { week: string; answered: number } | null;
  /** The week with the highest accuracy of those with enough answers; null without one. */
  best: { week: string; answered: number; accuracy: number } | null;
}

/** The best weeks of these days. Of equal weeks, the earlier one. */
export function bestWeeksOf(days: readonly AnsweredDay[]): BestWeeks {
  const byWeek = Map.groupBy(days, ({ day }) => weekOf(day)[0] ?? day);
  const weeks = [...byWeek]
    .map(([week, ofWeek]) => {
      const answered = sum(ofWeek.map((day) => day.answered));
      return { week, answered, accuracy: scorePercent(sum(ofWeek.map((day) => day.correct)), answered) };
    })
    .filter(({ answered }) => answered > 0)
    .sort((one, other) => (one.week < other.week ? -1 : 1));
  const [most] = weeks.toSorted((one, other) => other.answered - one.answered);
  const [best] = weeks
    .filter(({ answered }) => answered >= minAnswersForBestWeek)
    .sort((one, other) => other.accuracy - one.accuracy);
  return { most: most ? { week: most.week, answered: most.answered } : null, best: best ?? null };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface TestResult {
  subjectId: string;
  score: number;
  totalQuestions: number;
}

/** The best test of each subject with at least ten questions; of equal scores, the earliest. Oldest test first. */
export function bestTestsOf<Test extends TestResult>(tests: readonly Test[]): Test[] {
  const best = new Map<string, Test>();
  for (const test of tests) {
    if (test.totalQuestions < minQuestionsForBest) continue;
    if (test.score > (best.get(test.subjectId)?.score ?? -1)) best.set(test.subjectId, test);
  }
  return [...best.values()];
}

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

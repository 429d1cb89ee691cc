import type { Database, Sql } from '@markwell/database/connect';
import { rebuildReviewCards } from '#modules/progress/reviews/review-cards.repository.ts';
import type { NewNotification } from '#modules/notifications/notification-texts.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import type { AttemptKind } from './create-attempt.repository.ts';
import { prepareFinish, type FinishValues } from './finish-attempt-statement.repository.ts';
import { toSubmittedAnswersValues, type SubmittedAnswer } from './submitted-answers.repository.ts';
import { latestDeadlineForTimeUp, latestDeadlineToClose } from './time-limits.ts';

interface MarkedQuestion {
  questionId: string;
  chosenLetter: string | null;
  correctLetter: string | null;
  isCorrect: boolean;
  /** Does not count towards the score. */
  isVoid: boolean;
}

interface TopicPerformanceRow {
  name: string;
  answeredCount: number;
  correctCount: number;
}

/** A finished attempt, with the pupil's earlier average and performance in its topics. */
export interface FinishedAttempt {
  id: string;
  kind: AttemptKind;
  /** False when the time ran out before any answer. */
  isCounted: boolean;
  finishedAt: Date;
  finishedBy: 'PUPIL' | 'DEADLINE';
  totalQuestions: number;
  correctCount: number;
  /** Percent. */
  score: number;
  timeTakenSeconds: number;
  /** Average score in percent of earlier tests; null when there are none. */
  averageBefore: number | null;
  questions: MarkedQuestion[];
  /** The pupil's performance in the test's topics. */
  topics: TopicPerformanceRow[];
}

interface AttemptToFinish {
  attemptId: string;
  userId: string;
  now: Date;
}

interface Submission extends AttemptToFinish {
  /** pupil: the pupil submits. timer: the browser's timer submits at the deadline, which ends the test at its deadline. */
  by: 'pupil' | 'timer';
  answers: readonly SubmittedAnswer[];
  /** As measured by the browser; limited to the time that passed on the server's clock. */
  timeTakenSeconds: number;
}

interface OverdueAttemptToClose extends AttemptToFinish {
  /** The notifications for a closed test: with answers (finished) or without any (expired). */
  notifications?: Readonly<Record<'finished' | 'expired', NewNotification>> | undefined;
}

const finishInOneStatement = prepareFinish({ lock: 'wait', cards: 'first' });
const finishBeforeReplay = {
  wait: prepareFinish({ lock: 'wait', cards: 'none' }),
  'skip locked': prepareFinish({ lock: 'skip locked', cards: 'none' }),
};

/** The spaced-repetition rule is not available in SQL, so the answers are replayed in the same transaction. */
async function finishAndReplay(sql: Sql, values: FinishValues, lock: 'wait' | 'skip locked') {
  const outcome = onlyRow(await finishBeforeReplay[lock](sql, values));
  if (outcome.id !== null && outcome.isCounted) await replay(sql, values.userId, outcome);
  return outcome;
}

/** Most tests have no question with a review card. Then one statement does everything. */
async function finish(db: Database, values: FinishValues) {
  const outcome = onlyRow(await finishInOneStatement(db.sql, values));
  if (outcome.id === null) {
    const hasCards = outcome.existingCards > 0 && outcome.invalidAnswers === 0;
    return hasCards ? db.sql.transaction().execute((sql) => finishAndReplay(sql, values, 'wait')) : outcome;
  }
  // Another test of the pupil, finished at the same time, had the same mistake.
  if (outcome.missedCards > 0) {
    await db.sql.transaction().execute(async (sql) => {
      await sql
        .selectFrom('pupil_totals')
        .select('user_id')
        .where('user_id', '=', values.userId)
        .forUpdate()
        .execute();
      await replay(sql, values.userId, outcome);
    });
  }
  return outcome;
}

/**
 * Saves the answers of an open test and finishes it. The result is undefined when there is no open test to
 * finish (it is finished, overdue or another pupil's), or when `invalidAnswers` answers do not belong to its
 * questions.
 */
export async function submitAttempt(
  db: Database,
  { by, answers, ...attempt }: Submission,
): Promise<{ result: FinishedAttempt | undefined; invalidAnswers: number }> {
  const outcome = await finish(db, {
    ...attempt,
    ...toSubmittedAnswersValues(attempt.attemptId, answers),
    ...limitsAt(attempt.now),
    isByServer: false,
    isTimeUp: by === 'timer',
  });
  return {
    result: outcome.id === null ? undefined : outcome,
    invalidAnswers: outcome.invalidAnswers,
  };
}

/**
 * Closes an overdue test with its saved answers, at its deadline, and returns whether it did. With `skip locked`,
 * skips a test that another process is closing.
 */
export function closeOverdueAttempt(
  db: Database,
  { notifications, ...attempt }: OverdueAttemptToClose,
  lock: 'wait' | 'skip locked',
): Promise<boolean> {
  return db.sql.transaction().execute(async (sql) => {
    const values = {
      ...attempt,
      ...toSubmittedAnswersValues(attempt.attemptId, []),
      ...limitsAt(attempt.now),
      isByServer: true,
      isTimeUp: true,
      timeTakenSeconds: 0,
    };
    const outcome = await finishAndReplay(sql, values, lock);
    if (outcome.id === null) return false;
    const { userId, now: at } = attempt;
    if (notifications)
      await notifyUsers(sql, [{ ...notifications[outcome.isCounted ? 'finished' : 'expired'], userId, at }]);
    return true;
  });
}

const limitsAt = (now: Date) => ({
  overdueBefore: latestDeadlineToClose(now),
  timeUpUntil: latestDeadlineForTimeUp(now),
});

function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The statement that finishes a test returned no row');
  return row;
}

const replay = (sql: Sql, userId: string, { questions }: Pick<FinishedAttempt, 'questions'>) =>
  rebuildReviewCards(
    sql,
    [userId],
    questions.map(({ questionId }) => questionId),
  );

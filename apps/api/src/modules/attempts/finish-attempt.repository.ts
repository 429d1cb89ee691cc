import type { Database, Sql } from '@markwell/database/connect';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import type { QuestionMarking } from '@markwell/shared/answers/mark-question';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { rebuildReviewCards } from '#modules/progress/reviews/review-cards.repository.ts';
import type { NewNotification } from '#modules/notifications/notification-texts.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import { findAttemptToEnd, type AttemptToEnd } from './answered-attempt.repository.ts';
import {
  countInvalid,
  markAnswers,
  markResponse,
  mergeSubmitted,
  type Response,
  type SubmittedAnswer,
} from './answers.rules.ts';
import type { AttemptKind } from './create-attempt.repository.ts';
import { prepareFinish, type FinishValues } from './finish-attempt-statement.repository.ts';
import { latestDeadlineForTimeUp, latestDeadlineToClose } from './time-limits.ts';

/** A question of a closed attempt. */
export interface MarkedQuestion {
  questionId: string;
  response: Response | null;
  /** The parts with the answer keys that it is marked with. */
  parts: QuestionPart[];
  marking: QuestionMarking;
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
  answerMode: AnswerMode;
  /** False when the time ran out before any answer. */
  isCounted: boolean;
  finishedAt: Date;
  finishedBy: 'PUPIL' | 'DEADLINE';
  totalQuestions: number;
  correctCount: number;
  /** Percent; null without marks to earn. */
  score: number | null;
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

/** How an attempt ends: by the pupil, or at its deadline. */
interface End {
  by: 'pupil' | 'timer' | 'server';
  now: Date;
  answers: readonly SubmittedAnswer[];
  timeTakenSeconds: number;
}

/** Whether the attempt may end so: the server closes overdue attempts only, and a pupil submits only others. */
function mayEnd(attempt: AttemptToEnd, { by, now }: End): boolean {
  const isTimeReached = by === 'pupil' || attempt.deadlineAt <= latestDeadlineForTimeUp(now);
  return attempt.status === 'OPEN' && attempt.isOverdue === (by === 'server') && isTimeReached;
}

/** Marks the attempt, and says what its end writes. */
function valuesOf(attempt: AttemptToEnd, userId: string, { by, now, ...end }: End) {
  const merged = mergeSubmitted(attempt, end.answers, now);
  const marks = markAnswers(attempt, merged.answers);
  // Work on an assignment may end after its deadline: what is submitted with it is late.
  const isLate = attempt.kind === 'ASSIGNMENT' && attempt.deadlineAt < latestDeadlineToClose(now);
  const isTimeUp = isLate || by !== 'pupil';
  const worked = Math.floor((now.getTime() - attempt.startedAt.getTime()) / 1000) - attempt.pausedSeconds;
  const values: FinishValues = {
    attemptId: attempt.id,
    userId,
    answersBefore: JSON.stringify(attempt.answers),
    deadlineAt: attempt.deadlineAt,
    questionIds: attempt.questionIds,
    topicIds: [...new Set(attempt.topicIds)],
    now,
    status: isTimeUp && !marks.hasAnswers ? 'EXPIRED' : 'FINISHED',
    finishedBy: isTimeUp ? 'DEADLINE' : 'PUPIL',
    finishedAt: isTimeUp && attempt.deadlineAt < now ? attempt.deadlineAt : now,
    timeTakenSeconds: isTimeUp
      ? attempt.durationSeconds
      : Math.max(0, Math.min(end.timeTakenSeconds, attempt.durationSeconds, worked)),
    answers: JSON.stringify(merged.answers),
    earned: marks.markings.map(({ earned }) => earned),
    possible: marks.markings.map(({ possible }) => possible),
    correctCount: marks.correctCount,
    score: marks.score,
    lateAnswers: isLate ? merged.changed : 0,
    countedIds: marks.counted.map((index) => attempt.questionIds[index] ?? ''),
    countedTopicIds: marks.counted.map((index) => attempt.topicIds[index] ?? ''),
    countedMarks: marks.counted.map((index) => marks.markings[index]?.isCorrect === true),
  };
  const questions = attempt.questionIds.map((questionId, index) => {
    const marking = marks.markings[index] ?? markResponse([], null);
    return {
      questionId,
      response: merged.answers[index + 1]?.[0] ?? null,
      parts: attempt.parts[index] ?? [],
      marking,
      isCorrect: marking.isCorrect,
      isVoid: attempt.voidOrdinals.includes(index + 1),
    };
  });
  return { values, questions };
}

type Ended = Awaited<ReturnType<typeof finishInOneStatement>>[number];
type Prepared = ReturnType<typeof valuesOf>;

function resultOf(
  attempt: AttemptToEnd,
  { values, questions }: Prepared,
  { totalQuestions, averageBefore, topics }: Exclude<Ended, { id: null }>,
): FinishedAttempt {
  const { finishedAt, finishedBy, correctCount, score, timeTakenSeconds } = values;
  return {
    id: attempt.id,
    kind: attempt.kind,
    answerMode: attempt.answerMode,
    isCounted: values.status === 'FINISHED',
    ...{ finishedAt, finishedBy, totalQuestions, correctCount, score, timeTakenSeconds },
    ...{ averageBefore, questions, topics },
  };
}

/** The spaced-repetition rule is not available in SQL, so the answers are replayed in the same transaction. */
async function finishAndReplay(sql: Sql, { values }: Prepared, lock: 'wait' | 'skip locked') {
  const outcome = onlyRow(await finishBeforeReplay[lock](sql, values));
  if (outcome.id !== null && values.status === 'FINISHED') await replay(sql, values);
  return outcome;
}

/** Most tests have no question with a review card. Then one statement does everything. */
async function finish(db: Database, prepared: Prepared) {
  const { values } = prepared;
  const outcome = onlyRow(await finishInOneStatement(db.sql, values));
  if (outcome.id === null) {
    return outcome.existingCards > 0
      ? db.sql.transaction().execute((sql) => finishAndReplay(sql, prepared, 'wait'))
      : outcome;
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
      await replay(sql, values);
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
  { by, answers, attemptId, userId, now, timeTakenSeconds }: Submission,
): Promise<{ result: FinishedAttempt | undefined; invalidAnswers: number }> {
  const end = { by, now, answers, timeTakenSeconds };
  for (;;) {
    const attempt = await findAttemptToEnd(db.sql, {
      attemptId,
      userId,
      overdueBefore: latestDeadlineToClose(now),
    });
    if (!attempt) return { result: undefined, invalidAnswers: answers.length };
    const invalidAnswers = countInvalid(attempt, answers);
    if (invalidAnswers > 0 || !mayEnd(attempt, end)) return { result: undefined, invalidAnswers };
    const prepared = valuesOf(attempt, userId, end);
    const ended = await finish(db, prepared);
    if (ended.id !== null) return { result: resultOf(attempt, prepared, ended), invalidAnswers };
    // Answers were saved, or a break was taken, since the attempt was read.
  }
}

/**
 * Closes an overdue test with its saved answers, at its deadline, and returns whether it did. With `skip locked`,
 * skips a test that another process is closing.
 */
export function closeOverdueAttempt(
  db: Database,
  { notifications, attemptId, userId, now }: OverdueAttemptToClose,
  lock: 'wait' | 'skip locked',
): Promise<boolean> {
  const end = { by: 'server', now, answers: [], timeTakenSeconds: 0 } as const;
  return db.sql.transaction().execute(async (sql) => {
    for (;;) {
      const attempt = await findAttemptToEnd(sql, {
        attemptId,
        userId,
        overdueBefore: latestDeadlineToClose(now),
      });
      if (!attempt || !mayEnd(attempt, end)) return false;
      const prepared = valuesOf(attempt, userId, end);
      const { id } = await finishAndReplay(sql, prepared, lock);
      if (id === null && lock === 'wait') continue;
      if (id === null) return false;
      const outcome = prepared.values.status === 'FINISHED' ? 'finished' : 'expired';
      if (notifications) await notifyUsers(sql, [{ ...notifications[outcome], userId, at: now }]);
      return true;
    }
  });
}

function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The statement that finishes a test returned no row');
  return row;
}

const replay = (sql: Sql, { userId, questionIds }: FinishValues) =>
  rebuildReviewCards(sql, [userId], questionIds);

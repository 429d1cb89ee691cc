import type { Database, Sql } from '@markwell/database/connect';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { arrayOf, jsonRows } from '@markwell/database/sql/values';
import type { DB as Tables } from '@markwell/database/tables';
import { lateAnswerHours } from '@markwell/shared/attempts/mock-test.vocabulary';
import type { ExpressionBuilder } from 'kysely';
import { testClosedNotification } from '#modules/notifications/notification-texts.ts';
import { recountPupils } from '#modules/progress/recount.repository.ts';
import { findAttemptToEnd, type AttemptToEnd } from './answered-attempt.repository.ts';
import {
  countInvalid,
  markAnswers,
  mergeLate,
  type StoredAnswers,
  type SubmittedAnswer,
} from './answers.rules.ts';

interface Change {
  question_id: string;
  /** To add to the question's statistics. */
  answered: number;
  correct: number;
}

/**
 * Counts answers that were given before the deadline but arrive after the test was closed: within a day,
 * and only once. An expired test then counts. Returns whether anything changed.
 */
export function amendLateAnswers(
  db: Database,
  userId: string,
  attemptId: string,
  answers: readonly SubmittedAnswer[],
  now: Date,
): Promise<boolean> {
  return db.sql.transaction().execute(async (sql) => {
    if (!(await lockAmendable(sql, userId, attemptId, now))) return false;
    const attempt = await findAttemptToEnd(sql, { attemptId, userId, overdueBefore: now });
    if (!attempt) return false;
    const valid = answers.filter((answer) => countInvalid(attempt, [answer]) === 0);
    const merged = mergeLate(attempt, valid);
    if (merged.changed === 0) return false;
    await markAgain(sql, { ...attempt, userId }, merged.answers, now);
    await recountPupils(sql, [userId]);
    await addToStatistics(sql, changesOf(attempt, merged.answers));
    if (attempt.status === 'EXPIRED') await correctNotification(sql, userId, attemptId);
    return true;
  });
}

/**
 * Whether a test was closed at its deadline within a day and was not amended since. Never work on an assignment: what is
 * late counts only while it is open.
 */
export const acceptsLateAnswers = (eb: ExpressionBuilder<Tables, 'attempts'>, now: Date) =>
  eb.and([
    eb('kind', '<>', 'ASSIGNMENT'),
    eb('finished_by', '=', 'DEADLINE'),
    eb('amended_at', 'is', null),
    eb('deadline_at', '>=', new Date(now.getTime() - lateAnswerHours * 3_600_000)),
  ]);

const lockAmendable = (sql: Sql, userId: string, attemptId: string, now: Date) =>
  sql
    .selectFrom('attempts')
    .select('status')
    .where('id', '=', attemptId)
    .where('user_id', '=', userId)
    .where((eb) => acceptsLateAnswers(eb, now))
    .forUpdate()
    .executeTakeFirst();

/** What the answers change in the statistics of their questions. */
function changesOf(attempt: AttemptToEnd, answers: StoredAnswers): Change[] {
  const [before, after] = [markAnswers(attempt, attempt.answers), markAnswers(attempt, answers)];
  const counts = ({ counted, markings }: typeof before, index: number) => {
    const isCounted = counted.includes(index);
    return { answered: Number(isCounted), correct: Number(isCounted && markings[index]?.isCorrect === true) };
  };
  return attempt.questionIds.map((question_id, index) => {
    const [was, is] = [counts(before, index), counts(after, index)];
    return { question_id, answered: is.answered - was.answered, correct: is.correct - was.correct };
  });
}

/** A test without marks to earn, whose questions are all void, keeps its score. */
const markAgain = (
  sql: Sql,
  attempt: AttemptToEnd & { userId: string },
  answers: StoredAnswers,
  now: Date,
) => {
  const { markings, hasAnswers, correctCount, score } = markAnswers(attempt, answers);
  return sql
    .updateTable('attempts')
    .set({
      answers: JSON.stringify(answers),
      earned: arrayOf(
        'real',
        markings.map(({ earned }) => earned),
      ),
      possible: arrayOf(
        'smallint',
        markings.map(({ possible }) => possible),
      ),
      amended_at: now,
      status: hasAnswers ? 'FINISHED' : 'EXPIRED',
      ...(score !== null && { correct_count: correctCount, score }),
    })
    .where('id', '=', attempt.id)
    .where('user_id', '=', attempt.userId)
    .execute();
};

/** The pupil was notified that the test did not count; this replaces that notification's text. */
const correctNotification = (sql: Sql, userId: string, attemptId: string) => {
  const { body, dedupeKey } = testClosedNotification(attemptId, '');
  return sql
    .updateTable('notifications')
    .set({ body })
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', dedupeKey)
    .execute();
};

/** Locks the rows in the order of their ids, as finishing a test does. */
async function addToStatistics(sql: Sql, changes: readonly Change[]): Promise<void> {
  const columns = { question_id: 'uuid', answered: 'integer', correct: 'integer' } as const;
  const changed = jsonRows(
    'changed',
    columns,
    changes.filter(({ answered, correct }) => answered !== 0 || correct !== 0),
  );
  await insertFrom(
    sql,
    'question_statistics',
    sql.selectFrom(changed).select('changed.question_id').orderBy('changed.question_id'),
  )
    .onConflict((conflict) =>
      conflict
        .column('question_id')
        .doUpdateSet((eb) => ({ answered_count: eb.ref('question_statistics.answered_count') })),
    )
    .execute();
  await sql
    .updateTable('question_statistics')
    .from(changed)
    .set((eb) => ({
      answered_count: eb('question_statistics.answered_count', '+', eb.ref('changed.answered')),
      correct_count: eb('question_statistics.correct_count', '+', eb.ref('changed.correct')),
    }))
    .whereRef('question_statistics.question_id', '=', 'changed.question_id')
    .execute();
}

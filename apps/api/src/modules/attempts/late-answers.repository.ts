import type { Database, Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import { countMarks, scorePercentOf } from '@markwell/database/sql-expressions/marks';
import { recountPupils } from '#modules/progress/recount.repository.ts';
import { insertFrom } from '@markwell/database/sql/insert-from';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { jsonRows, typed } from '@markwell/database/sql/values';
import { lateAnswerHours } from '@markwell/shared/attempts/mock-test.vocabulary';
import type { Expression, ExpressionBuilder } from 'kysely';
import { testClosedNotification } from '#modules/notifications/notification-texts.ts';
import {
  submittedAnswers,
  toSubmittedAnswersValues,
  type SubmittedAnswer,
  type SubmittedAnswersValues,
} from './submitted-answers.repository.ts';

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
    const attempt = await lockAmendable(sql, userId, attemptId, now);
    if (!attempt) return false;
    const changes = await saveLateAnswers(sql, toSubmittedAnswersValues(attemptId, answers));
    if (changes.length === 0) return false;
    await markAgain(sql, attemptId, now);
    await recountPupils(sql, [userId]);
    await addToStatistics(sql, changes);
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

/** Saves and marks the answers that were given in time and are newer than the saved ones; returns what changed. */
const saveLateAnswers = prepareStatement<SubmittedAnswersValues>()((query, value) =>
  query
    .with('submitted', submittedAnswers(value))
    .updateTable('attempt_questions as after')
    .from('submitted')
    .innerJoin('attempts', (join) => join.on('attempts.id', '=', value('attemptId')))
    .innerJoin('attempt_questions as before', (join) =>
      join.onRef('before.attempt_id', '=', 'attempts.id').onRef('before.ordinal', '=', 'submitted.ordinal'),
    )
    .leftJoin('question_options as correct_option', (join) =>
      join
        .onRef('correct_option.revision_id', '=', 'before.revision_id')
        .on((eb) => eb.ref('correct_option.is_correct').$notNull()),
    )
    .set((eb) => ({
      chosen_option_id: eb.ref('submitted.option_id'),
      sequence: eb.ref('submitted.sequence').$notNull(),
      answered_at: eb.ref('submitted.answered_at'),
      is_correct: eb.fn
        .coalesce(eb('submitted.option_id', '=', eb.ref('correct_option.id')), eb.lit(false))
        .$castTo<boolean>(),
    }))
    .whereRef('after.attempt_id', '=', 'before.attempt_id')
    .whereRef('after.ordinal', '=', 'before.ordinal')
    .where((eb) => eb.not(eb.ref('submitted.is_invalid')))
    .whereRef('submitted.sequence', '>', 'after.sequence')
    .whereRef('submitted.answered_at', '<=', 'attempts.deadline_at')
    .returning((eb) => {
      const isAnswered = (answer: 'after' | 'before') =>
        eb.cast<number>(eb(`${answer}.chosen_option_id`, 'is not', null), 'integer');
      const isCorrect = (answer: 'after' | 'before') => eb.cast<number>(`${answer}.is_correct`, 'integer');
      const unlessVoid = (difference: Expression<number>) =>
        eb.case().when('after.is_void', '=', true).then(0).else(difference).end();
      return [
        'after.question_id',
        unlessVoid(eb(isAnswered('after'), '-', isAnswered('before'))).as('answered'),
        unlessVoid(eb(isCorrect('after'), '-', isCorrect('before'))).as('correct'),
      ];
    }),
);

/** A test whose questions are all void keeps its score. */
const markAgain = (sql: Sql, attemptId: string, now: Date) =>
  sql
    .with('score', (query) =>
      query
        .selectFrom('attempt_answers as answer')
        .select(countMarks)
        .where('answer.attempt_id', '=', attemptId),
    )
    .updateTable('attempts')
    .from('score')
    .set((eb) => {
      const unlessAllVoid = (
        value: Expression<number>,
        before: 'attempts.correct_count' | 'attempts.score',
      ) => eb.case().when('score.total', '>', 0).then(value).else(eb.ref(before)).end();
      const score = scorePercentOf(eb.ref('score.correct'), eb.ref('score.total'));
      return {
        amended_at: now,
        status: eb
          .case()
          .when('score.with_answer', '=', 0)
          .then(typed('attempt_status', 'EXPIRED'))
          .else(typed('attempt_status', 'FINISHED'))
          .end(),
        correct_count: unlessAllVoid(eb.ref('score.correct'), 'attempts.correct_count'),
        score: unlessAllVoid(score, 'attempts.score'),
      };
    })
    .where('attempts.id', '=', attemptId)
    .execute();

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
  const changed = jsonRows('changed', columns, changes);
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

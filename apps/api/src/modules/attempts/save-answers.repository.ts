import type { Database } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { arrayOf, jsonEntries, typed } from '@markwell/database/sql/values';
import type { PartLabel } from '@markwell/shared/answers/parts.schemas';
import { sql as sqlText, type Expression } from 'kysely';
import { findAttemptQuestions } from './answered-attempt.repository.ts';
import { countInvalid, toStored, type SubmittedAnswer } from './answers.rules.ts';
import { attemptTimes, isOverdue, timeColumns, type AttemptTimes } from './attempt-times.repository.ts';
import { latestDeadlineToClose } from './time-limits.ts';

interface SaveResult extends AttemptTimes {
  status: 'OPEN' | 'FINISHED' | 'EXPIRED' | 'DISCARDED';
  /** Still open, although the server should have closed it. */
  isOverdue: boolean;
  /**
   * How many answers are to questions of another test, or cannot be given to what the question shows. If any,
   * nothing is saved.
   */
  invalidAnswers: number;
}

interface SaveValues {
  attemptId: string;
  userId: string;
  now: Date;
  /** A test whose deadline is before this instant, with all breaks, is overdue. */
  overdueBefore: Date;
  /** StoredAnswers. */
  given: string;
}

/** Of a stored answer: see StoredAnswer. */
const sequenceOf = (answer: Expression<unknown>) => sqlText<number>`(${answer} ->> 1)::bigint`;
const afterStart = (answer: Expression<unknown>) =>
  sqlText`(${answer} ->> 2)::bigint * interval '1 millisecond'`;

/**
 * One statement: an answer saved while the test is being finished either counts, or the reply says that the test is
 * finished. A stored answer with a higher sequence number stays.
 */
const saveAnswers = prepareStatement<SaveValues>()((sql, value) =>
  sql
    .with('attempt', (query) =>
      query
        .selectFrom('attempts')
        .select(['id', 'kind', 'status', 'started_at', 'answers', ...timeColumns])
        .select((eb) =>
          eb
            .and([eb('status', '=', 'OPEN'), isOverdue(eb, typed('timestamptz', value('overdueBefore')))])
            .$castTo<boolean>()
            .as('is_overdue'),
        )
        .where('id', '=', value('attemptId'))
        .where('user_id', '=', value('userId'))
        .forNoKeyUpdate(),
    )
    .with('accepted', (query) =>
      query
        .selectFrom(['attempt', jsonEntries('given', typed('jsonb', value('given')))])
        .select((eb) => [
          eb.fn<unknown>('jsonb_object_agg', ['given.key', 'given.value']).as('answers'),
          eb.fn.countAll<number>().as('count'),
        ])
        .where('attempt.status', '=', 'OPEN')
        .where('attempt.is_overdue', '=', false)
        .where((eb) => {
          const stored = sqlText`${eb.ref('attempt.answers')} -> ${eb.ref('given.key')}`;
          return eb(sequenceOf(eb.ref('given.value')), '>', eb.fn.coalesce(sequenceOf(stored), eb.lit(0)));
        })
        .where((eb) =>
          eb.or([
            eb('attempt.deadline_at', '>=', typed('timestamptz', value('now'))),
            eb(
              sqlText<Date>`${eb.ref('attempt.started_at')} + ${afterStart(eb.ref('given.value'))}`,
              '<=',
              eb.ref('attempt.deadline_at'),
            ),
          ]),
        ),
    )
    .with('saved', (query) =>
      query
        .updateTable('attempts')
        .from(['attempt', 'accepted'])
        .set((eb) => {
          const isLate = eb.and([
            eb('attempt.kind', '=', 'ASSIGNMENT'),
            eb('attempt.deadline_at', '<', typed('timestamptz', value('overdueBefore'))),
          ]);
          return {
            answers: eb('attempts.answers', '||', eb.ref('accepted.answers')),
            late_answers: eb
              .case()
              .when(isLate)
              .then(eb('attempts.late_answers', '+', eb.ref('accepted.count')))
              .else(eb.ref('attempts.late_answers'))
              .end(),
            late_answers_at: eb
              .case()
              .when(isLate)
              .then(typed('timestamptz', value('now')))
              .else(eb.ref('attempts.late_answers_at'))
              .end(),
          };
        })
        .whereRef('attempts.id', '=', 'attempt.id')
        .where('attempts.user_id', '=', value('userId'))
        .where('accepted.count', '>', 0),
    )
    .selectFrom('attempt')
    .select(attemptTimes)
    .select(['attempt.status', 'attempt.is_overdue as isOverdue']),
);

/**
 * Saves answers of an open test and returns its status; undefined when the pupil has no such test. After
 * the deadline, only answers given before it are saved, and none once the server should close the test.
 */
export async function storeAnswers(
  db: Database,
  userId: string,
  attemptId: string,
  answers: readonly SubmittedAnswer[],
  now: Date,
): Promise<SaveResult | undefined> {
  const questions = await findAttemptQuestions(db.sql, { attemptId, userId });
  if (!questions) return undefined;
  const invalidAnswers = countInvalid(questions, answers);
  const [outcome] = await saveAnswers(db.sql, {
    attemptId,
    userId,
    now,
    overdueBefore: latestDeadlineToClose(now),
    given: JSON.stringify(invalidAnswers > 0 ? {} : toStored(questions, answers, now)),
  });
  return outcome && { ...outcome, invalidAnswers };
}

interface Award {
  userId: string;
  attemptId: string;
  ordinal: number;
  label: PartLabel;
  awarded: unknown;
}

/** Adds the marks that a pupil awards to an answer. The answer itself stays as it is stored now. */
export async function storeAward(
  db: Database,
  { userId, attemptId, ordinal, label, awarded }: Award,
): Promise<void> {
  await db.sql
    .updateTable('attempts')
    .set((eb) => ({
      answers: eb.fn<unknown>('jsonb_set', [
        'answers',
        arrayOf('text', [String(ordinal), '0', label, 'answer', 'awarded']),
        typed('jsonb', JSON.stringify(awarded)),
      ]),
    }))
    .where('id', '=', attemptId)
    .where('user_id', '=', userId)
    .execute();
}

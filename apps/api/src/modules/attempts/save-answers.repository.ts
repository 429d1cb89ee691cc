import type { Database } from '@markwell/database/connect';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import { typed } from '@markwell/database/sql/values';
import { attemptTimes, isOverdue, timeColumns, type AttemptTimes } from './attempt-times.repository.ts';
import {
  countInvalid,
  submittedAnswers,
  toSubmittedAnswersValues,
  type SubmittedAnswer,
  type SubmittedAnswersValues,
} from './submitted-answers.repository.ts';
import { latestDeadlineToClose } from './time-limits.ts';

interface SaveResult extends AttemptTimes {
  status: 'OPEN' | 'FINISHED' | 'EXPIRED' | 'DISCARDED';
  /** Still open, although the server should have closed it. */
  isOverdue: boolean;
  /**
   * How many answers are to questions of another test, or have a letter that the question lacks. If any,
   * nothing is saved.
   */
  invalidAnswers: number;
}

interface SaveValues extends SubmittedAnswersValues {
  userId: string;
  now: Date;
  /** A test whose deadline is before this instant, with all breaks, is overdue. */
  overdueBefore: Date;
}

/**
 * One statement: an answer saved while the test is being finished either counts, or the reply says that the test is
 * finished.
 */
const saveAnswers = prepareStatement<SaveValues>()((sql, value) =>
  sql
    .with('attempt', (query) =>
      query
        .selectFrom('attempts')
        .select(['id', 'status', 'started_at', ...timeColumns])
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
    .with('submitted', submittedAnswers(value))
    .with('invalid', countInvalid)
    .with('saved', (query) =>
      query
        .updateTable('attempt_questions')
        .from(['attempt', 'submitted', 'invalid'])
        .set((eb) => {
          const now = typed('timestamptz', value('now'));
          const earliest = eb.fn<Date>('least', ['submitted.answered_at', now, 'attempt.deadline_at']);
          return {
            chosen_option_id: eb.ref('submitted.option_id'),
            sequence: eb.ref('submitted.sequence').$notNull(),
            answered_at: eb.fn<Date>('greatest', [earliest, 'attempt.started_at']),
          };
        })
        .whereRef('attempt_questions.attempt_id', '=', 'attempt.id')
        .whereRef('attempt_questions.ordinal', '=', 'submitted.ordinal')
        .whereRef('submitted.sequence', '>', 'attempt_questions.sequence')
        .where('invalid.count', '=', 0)
        .where('attempt.status', '=', 'OPEN')
        .where((eb) => eb.not(eb.ref('attempt.is_overdue')))
        .where((eb) =>
          eb.or([
            eb('submitted.answered_at', '<=', eb.ref('attempt.deadline_at')),
            eb('attempt.deadline_at', '>=', typed('timestamptz', value('now'))),
          ]),
        )
        .returning('attempt_questions.ordinal'),
    )
    .with('late', (query) =>
      query
        .updateTable('attempts')
        .from((eb) =>
          eb
            .selectFrom('saved')
            .select((of) => of.fn.countAll<number>().as('count'))
            .as('new_answers'),
        )
        .set((eb) => ({
          late_answers: eb('attempts.late_answers', '+', eb.ref('new_answers.count')),
          late_answers_at: typed('timestamptz', value('now')),
        }))
        .where('attempts.id', '=', value('attemptId'))
        .where('attempts.kind', '=', 'ASSIGNMENT')
        .where('attempts.deadline_at', '<', typed('timestamptz', value('overdueBefore')))
        .where('new_answers.count', '>', 0),
    )
    .selectFrom(['attempt', 'invalid'])
    .select(attemptTimes)
    .select(['attempt.status', 'attempt.is_overdue as isOverdue', 'invalid.count as invalidAnswers']),
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
  const [outcome] = await saveAnswers(db.sql, {
    ...toSubmittedAnswersValues(attemptId, answers),
    userId,
    now,
    overdueBefore: latestDeadlineToClose(now),
  });
  return outcome;
}

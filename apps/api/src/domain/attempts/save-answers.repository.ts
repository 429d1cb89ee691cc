import type { Database } from '@markwell/database/connect';
import { submittedAnswersTable, type SubmittedAnswer } from './submitted-answers.repository.ts';
import { latestDeadlineToClose } from './time-limits.ts';

export interface SaveResult {
  status: 'OPEN' | 'FINISHED' | 'EXPIRED';
  deadlineAt: Date;
  /** Still open although the server ought to have closed it. */
  isDue: boolean;
  /** Answers to questions of another test or with letters the question does not have: with any, nothing is saved. */
  misfits: number;
}

export interface SaveAnswersRepository {
  /**
   * Saves answers of an open test and says how the test stands; undefined when the pupil has no such test. After the
   * deadline only those from before it are saved, and none once the test is due to be closed.
   */
  save: (
    userId: string,
    attemptId: string,
    answers: readonly SubmittedAnswer[],
    now: Date,
  ) => Promise<SaveResult | undefined>;
}

export function createSaveAnswersRepository(database: Database): SaveAnswersRepository {
  return {
    // One statement: an answer saved while the test is being finished either counts or is told that the test is finished.
    async save(userId, attemptId, answers, now) {
      const [outcome] = await database.$queryRaw<SaveResult[]>`
        with attempt as (
          select * from attempts where id = ${attemptId}::uuid and user_id = ${userId}::uuid for no key update
        ), given as (
          ${submittedAnswersTable(attemptId, answers)}
        ), misfits as (
          select count(*)::int as count from given where is_misfit
        ), saved as (
          update attempt_questions k
          set chosen_option_id = given.option_id, sequence = given.sequence,
            answered_at = greatest(least(given.answered_at, ${now}::timestamptz, attempt.deadline_at), attempt.started_at)
          from attempt, given, misfits
          where k.attempt_id = attempt.id and k.ordinal = given.ordinal and given.sequence > k.sequence
            and misfits.count = 0 and attempt.status = 'OPEN' and attempt.deadline_at >= ${latestDeadlineToClose(now)}::timestamptz
            and (given.answered_at <= attempt.deadline_at or ${now}::timestamptz <= attempt.deadline_at)
        )
        select attempt.status::text, attempt.deadline_at as "deadlineAt", misfits.count as misfits,
          attempt.status = 'OPEN' and attempt.deadline_at < ${latestDeadlineToClose(now)}::timestamptz as "isDue"
        from attempt, misfits`;
      return outcome;
    },
  };
}

import type { Database } from '@markwell/database/connect';
import { submittedAnswersTable, type SubmittedAnswer } from './submitted-answers.repository.ts';
import { latestDeadlineToClose } from './time-limits.ts';

export interface SaveResult {
  status: 'OPEN' | 'FINISHED' | 'EXPIRED';
  deadlineAt: Date;
  /** Overdue: still open, although the server should have closed it. */
  isDue: boolean;
  /**
   * How many answers are to questions of another test, or have a letter that the question lacks. If any,
   * nothing is saved.
   */
  invalidAnswers: number;
}

export interface SaveAnswersRepository {
  /**
   * Saves answers of an open test and returns its status; undefined when the pupil has no such test. After
   * the deadline, only answers given before it are saved, and none once the server should close the test.
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
    // One statement: an answer saved while the test is being finished either counts, or the reply says that
    // the test is finished.
    async save(userId, attemptId, answers, now) {
      const [outcome] = await database.$queryRaw<SaveResult[]>`
        with attempt as (
          select * from attempts where id = ${attemptId}::uuid and user_id = ${userId}::uuid for no key update
        ), given as (
          ${submittedAnswersTable(attemptId, answers)}
        ), invalid_answers as (
          select count(*)::int as count from given where is_invalid
        ), saved as (
          update attempt_questions k
          set chosen_option_id = given.option_id, sequence = given.sequence,
            answered_at = greatest(least(given.answered_at, ${now}::timestamptz, attempt.deadline_at), attempt.started_at)
          from attempt, given, invalid_answers
          where k.attempt_id = attempt.id and k.ordinal = given.ordinal and given.sequence > k.sequence
            and invalid_answers.count = 0 and attempt.status = 'OPEN' and attempt.deadline_at >= ${latestDeadlineToClose(now)}::timestamptz
            and (given.answered_at <= attempt.deadline_at or ${now}::timestamptz <= attempt.deadline_at)
        )
        select attempt.status::text, attempt.deadline_at as "deadlineAt", invalid_answers.count as "invalidAnswers",
          attempt.status = 'OPEN' and attempt.deadline_at < ${latestDeadlineToClose(now)}::timestamptz as "isDue"
        from attempt, invalid_answers`;
      return outcome;
    },
  };
}

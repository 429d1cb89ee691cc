import type { Database } from '@markwell/database/connect';
import type { Transaction } from './position-statements.repository.ts';

/** Another transaction changed one of the questions in the meantime: this one must be repeated. */
export class QuestionsChangedError extends Error {
  override name = 'QuestionsChangedError';
}

/** Runs a change of the question bank in one transaction: everything that it writes is committed, or nothing. */
export type ChangeQuestionBank = <Result>(
  change: (transaction: Transaction) => Promise<Result>,
) => Promise<Result>;

const maxTries = 6;

/** The change is repeated when it throws QuestionsChangedError. */
export const createChangeQuestionBank =
  (database: Database): ChangeQuestionBank =>
  async (change) => {
    for (let tries = 1; ; tries++) {
      try {
        return await database.$transaction(change, { timeout: 15_000, maxWait: 15_000 });
      } catch (error) {
        if (!(error instanceof QuestionsChangedError) || tries === maxTries) throw error;
      }
    }
  };

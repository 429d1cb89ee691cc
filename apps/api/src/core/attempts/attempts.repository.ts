import type { Database } from '@markwell/database/connect';
import { createAmendRepository, type AmendRepository } from './amend.repository.ts';
import { createDealRepository, type DealRepository } from './deal.repository.ts';
import { createFinishRepository, type FinishRepository } from './finish.repository.ts';
import { createOverdueRepository, type OverdueRepository } from './overdue.repository.ts';
import { createReadAttemptRepository, type ReadAttemptRepository } from './read-attempt.repository.ts';
import { createResultsRepository, type ResultsRepository } from './results.repository.ts';
import { createSaveAnswersRepository, type SaveAnswersRepository } from './save-answers.repository.ts';

/** The life of an attempt: dealt, read, answered, finished or closed, amended, looked at. */
export type AttemptsRepository = DealRepository &
  ReadAttemptRepository &
  SaveAnswersRepository &
  FinishRepository &
  OverdueRepository &
  AmendRepository &
  ResultsRepository;

export const createAttemptsRepository = (database: Database): AttemptsRepository => ({
  ...createDealRepository(database),
  ...createReadAttemptRepository(database),
  ...createSaveAnswersRepository(database),
  ...createFinishRepository(database),
  ...createOverdueRepository(database),
  ...createAmendRepository(database),
  ...createResultsRepository(database),
});

import type { Database } from '@markwell/database/connect';
import { createLateAnswersRepository, type LateAnswersRepository } from './late-answers.repository.ts';
import { createAttemptRepository, type CreateAttemptRepository } from './create-attempt.repository.ts';
import { createFinishAttemptRepository, type FinishAttemptRepository } from './finish-attempt.repository.ts';
import { createOverdueRepository, type OverdueRepository } from './overdue-attempts.repository.ts';
import { createReadAttemptRepository, type ReadAttemptRepository } from './read-attempt.repository.ts';
import {
  createAttemptResultsRepository,
  type AttemptResultsRepository,
} from './attempt-results.repository.ts';
import { createSaveAnswersRepository, type SaveAnswersRepository } from './save-answers.repository.ts';

/** Reads and writes attempts from start to result. */
export type AttemptsRepository = CreateAttemptRepository &
  ReadAttemptRepository &
  SaveAnswersRepository &
  FinishAttemptRepository &
  OverdueRepository &
  LateAnswersRepository &
  AttemptResultsRepository;

export const createAttemptsRepository = (database: Database): AttemptsRepository => ({
  ...createAttemptRepository(database),
  ...createReadAttemptRepository(database),
  ...createSaveAnswersRepository(database),
  ...createFinishAttemptRepository(database),
  ...createOverdueRepository(database),
  ...createLateAnswersRepository(database),
  ...createAttemptResultsRepository(database),
});

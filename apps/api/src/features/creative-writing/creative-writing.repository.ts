import type { Database } from '@markwell/database/connect';
import { createSaveAnswerRepository, type SaveAnswerRepository } from './save-answer.repository.ts';
import {
  createFinishChallengeRepository,
  type FinishChallengeRepository,
} from './finish-challenge.repository.ts';
import { createProgressRepository, type ProgressRepository } from './progress.repository.ts';
import { createQuestionsRepository, type QuestionsRepository } from './questions.repository.ts';
import {
  createStartChallengeRepository,
  type StartChallengeRepository,
} from './start-challenge.repository.ts';

/** All database access of challenges. */
export type CreativeWritingRepository = StartChallengeRepository &
  QuestionsRepository &
  SaveAnswerRepository &
  FinishChallengeRepository &
  ProgressRepository;

export const createCreativeWritingRepository = (database: Database): CreativeWritingRepository => ({
  ...createStartChallengeRepository(database),
  ...createQuestionsRepository(database),
  ...createSaveAnswerRepository(database),
  ...createFinishChallengeRepository(database),
  ...createProgressRepository(database),
});

import type { Database } from '@markwell/database/connect';
import { createAnswersRepository, type AnswersRepository } from './answers.repository.ts';
import { createFinishRepository, type FinishRepository } from './finish.repository.ts';
import { createProgressRepository, type ProgressRepository } from './progress.repository.ts';
import { createQuestionsRepository, type QuestionsRepository } from './questions.repository.ts';
import { createSessionsRepository, type SessionsRepository } from './sessions.repository.ts';

/** Everything about challenges that the database keeps. */
export type CreativeWritingRepository = SessionsRepository &
  QuestionsRepository &
  AnswersRepository &
  FinishRepository &
  ProgressRepository;

export const createCreativeWritingRepository = (database: Database): CreativeWritingRepository => ({
  ...createSessionsRepository(database),
  ...createQuestionsRepository(database),
  ...createAnswersRepository(database),
  ...createFinishRepository(database),
  ...createProgressRepository(database),
});

import { createRateLimitedModel } from '@markwell/api/modules/ai-drafts/rate-limited-model';
import { createItemStatisticsRepository } from '@markwell/api/modules/question-editing/statistics/item-statistics.repository';
import { createQuestionStatisticsService } from '@markwell/api/modules/question-editing/statistics/question-statistics.service';
import { createBulkChangesRepository } from '@markwell/api/modules/question-editing/bulk/bulk-changes.repository';
import { createBulkChangesService } from '@markwell/api/modules/question-editing/bulk/bulk-changes.service';
import { runBulkChangesJob } from '@markwell/api/modules/question-editing/bulk/run-bulk-changes.service';
import { createUploadBatchesRepository } from '@markwell/api/modules/question-editing/upload/upload-batches.repository';
import { createUploadBatchesService } from '@markwell/api/modules/question-editing/upload/upload-batches.service';
import { createUploadService } from '@markwell/api/modules/question-editing/upload/upload.service';
import type { Clock } from '@markwell/api/platform/clock';
import { createManagedContent } from '@markwell/api/modules/curriculum/managed-content';
import { createManagedContentRepository } from '@markwell/api/modules/curriculum/managed-content.repository';
import { createClassificationRepository } from '@markwell/api/modules/curriculum/classification.repository';
import { createDuplicatesRepository } from '@markwell/api/modules/question-bank/change/duplicates.repository';
import { createFindAllQuestions } from '@markwell/api/modules/question-bank/search/find-questions';
import { createQuestionSearchRepository } from '@markwell/api/modules/question-bank/search/question-search.repository';
import { createReaderProcesses } from '@markwell/api/platform/reading/reader-processes';
import type { InTransaction } from '@markwell/api/platform/transaction.repository';
import { createAiServices } from '@markwell/api/wiring/ai';
import type { LanguageModel } from '@markwell/api/platform/openai/language-model';
import type { Prisma } from '@markwell/database/client';
import { databaseOf } from './transaction-database.ts';

/** The fields of an upload of pasted text, without passage and pictures. */
export const pastedText = {
  questionContentType: 'text',
  solutionType: 'text',
  mcqOptions: '',
  passageTitle: '',
  passageText: '',
  alternativeTexts: '',
  allowDuplicates: false,
} as const;

interface Dependencies {
  clock: Clock;
  model: LanguageModel;
}

/** The Admin Panel's services, wired as the API does it, in one transaction. The seed's uploads have no pictures. */
export function createAdminServices(transaction: Prisma.TransactionClient, { clock, model }: Dependencies) {
  const database = databaseOf(transaction);
  const inTransaction: InTransaction = (work) => work(transaction);
  const removeFiles = () => Promise.resolve();
  const media = { withFiles: noFiles };
  const bulkChangesJob = runBulkChangesJob({ inTransaction, clock });
  const managed = createManagedContent(createManagedContentRepository(database));
  return {
    upload: createUploadService({
      classification: createClassificationRepository(database),
      duplicates: createDuplicatesRepository(database),
      managed,
      inTransaction,
      media,
      readInProcess: createReaderProcesses(),
    }),
    batches: createUploadBatchesService({
      repository: createUploadBatchesRepository(database),
      inTransaction,
      removeFiles,
      clock,
    }),
    bulkChanges: createBulkChangesService({
      repository: createBulkChangesRepository(database),
      findAll: createFindAllQuestions(createQuestionSearchRepository(database)),
      inTransaction,
      job: bulkChangesJob,
      // The seed runs the job itself.
      backgroundTasks: { run: () => undefined },
      clock,
    }),
    bulkChangesJob,
    ai: createAiServices({
      database,
      inTransaction,
      generateAnswer: createRateLimitedModel({ model, limit: { consume: () => Promise.resolve() } }),
      clock,
    }),
  };
}

/** Counts the answers for Question Statistics, as a job of the API does every few minutes. */
export const countItemStatistics = (transaction: Prisma.TransactionClient, now: Date): Promise<number> =>
  createQuestionStatisticsService({
    repository: createItemStatisticsRepository(databaseOf(transaction)),
    managed: createManagedContent(createManagedContentRepository(databaseOf(transaction))),
    clock: () => now,
  }).countOutdated();

export type AdminServices = ReturnType<typeof createAdminServices>;

const refuse = () => Promise.reject(new Error('The uploads of the seed have no files'));
const noFiles: Parameters<typeof createUploadService>[0]['media']['withFiles'] = (work) =>
  work({ image: refuse, file: refuse });

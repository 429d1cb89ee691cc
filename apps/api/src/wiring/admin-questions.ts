import type { Database } from '@markwell/database/connect';
import { createPassagesRepository } from '#modules/question-editing/passages/passages.repository.ts';
import { mountPassages } from '#modules/question-editing/passages/passages.router.ts';
import { createPassagesService } from '#modules/question-editing/passages/passages.service.ts';
import { createItemStatisticsRepository } from '#modules/question-editing/statistics/item-statistics.repository.ts';
import { mountQuestionStatistics } from '#modules/question-editing/statistics/question-statistics.router.ts';
import {
  createQuestionStatisticsService,
  itemStatisticsJob,
} from '#modules/question-editing/statistics/question-statistics.service.ts';
import { createBulkChangesRepository } from '#modules/question-editing/bulk/bulk-changes.repository.ts';
import { mountBulkChanges } from '#modules/question-editing/bulk/bulk-changes.router.ts';
import { createBulkChangesService } from '#modules/question-editing/bulk/bulk-changes.service.ts';
import { removeOldBulkChangesJob } from '#modules/question-editing/bulk/remove-old-bulk-changes.service.ts';
import { runBulkChangesJob } from '#modules/question-editing/bulk/run-bulk-changes.service.ts';
import { createListCorrectionsRepository } from '#modules/question-editing/corrections/corrections.repository.ts';
import { mountCorrections } from '#modules/question-editing/corrections/corrections.router.ts';
import { createCorrectionsService } from '#modules/question-editing/corrections/corrections.service.ts';
import { createEditQuestionsService } from '#modules/question-editing/edit-questions.service.ts';
import { createHistoryRepository } from '#modules/question-editing/history/history.repository.ts';
import { createHistoryService } from '#modules/question-editing/history/history.service.ts';
import { createQuestionsRepository } from '#modules/question-editing/questions.repository.ts';
import { mountQuestions } from '#modules/question-editing/questions.router.ts';
import { createQuestionsService } from '#modules/question-editing/questions.service.ts';
import { createRapidFireQuestionsRepository } from '#modules/rapid-fire/admin/rapid-fire-questions.repository.ts';
import { mountAdminRapidFire } from '#modules/rapid-fire/admin/rapid-fire.router.ts';
import { createAdminRapidFireService } from '#modules/rapid-fire/admin/rapid-fire.service.ts';
import { createUploadBatchesRepository } from '#modules/question-editing/upload/upload-batches.repository.ts';
import { mountUploadBatches } from '#modules/question-editing/upload/upload-batches.router.ts';
import { createUploadBatchesService } from '#modules/question-editing/upload/upload-batches.service.ts';
import { mountUpload } from '#modules/question-editing/upload/upload.router.ts';
import { createUploadService } from '#modules/question-editing/upload/upload.service.ts';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Clock } from '#platform/clock.ts';
import { createClassificationRepository } from '#modules/curriculum/classification.repository.ts';
import type { ManagedContent } from '#modules/curriculum/managed-content.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { RemoveFiles } from '#modules/media/media-removal.job.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import type { MediaWriter } from '#modules/media/media-writer.ts';
import { createDuplicatesRepository } from '#modules/question-bank/change/duplicates.repository.ts';
import { createFindAllQuestions, createFindQuestions } from '#modules/question-bank/search/find-questions.ts';
import { createQuestionSearchRepository } from '#modules/question-bank/search/question-search.repository.ts';
import type { ReadInProcess } from '#platform/reading/reader-processes.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { Mount } from '../http/mount.ts';

interface AdminQuestionsDependencies {
  database: Database;
  clock: Clock;
  mediaUrls: MediaUrls;
  media: MediaWriter;
  readInProcess: ReadInProcess;
  removeFiles: RemoveFiles;
  backgroundTasks: BackgroundTasks;
  inTransaction: InTransaction;
  inLongTransaction: InTransaction;
  managed: ManagedContent;
}

/**
 * Wires repository -> service -> router for the question bank: adding, finding, editing and correcting questions
 * of both kinds, and their statistics. Returns their jobs.
 */
export function mountAdminQuestions(mount: Mount, dependencies: AdminQuestionsDependencies): PeriodicJob[] {
  const { database, clock, mediaUrls, media, removeFiles } = dependencies;
  const { backgroundTasks, inTransaction, inLongTransaction, managed } = dependencies;
  const searches = createQuestionSearchRepository(database);
  mountQuestions(
    mount,
    createQuestionsService({
      repository: createQuestionsRepository(database),
      findInBank: createFindQuestions(searches),
      findAll: createFindAllQuestions(searches),
      searches,
      editQuestions: createEditQuestionsService({ inTransaction, media, managed, removeFiles }),
      managed,
      mediaUrls,
    }),
    createHistoryService({ repository: createHistoryRepository(database), managed, mediaUrls }),
  );
  mountPassages(
    mount,
    createPassagesService({ repository: createPassagesRepository(database), managed, inTransaction }),
  );
  const bulkChangesJob = runBulkChangesJob({ inTransaction, clock });
  const bulkChanges = createBulkChangesRepository(database);
  mountBulkChanges(
    mount,
    createBulkChangesService({
      repository: bulkChanges,
      findAll: createFindAllQuestions(searches),
      inTransaction,
      job: bulkChangesJob,
      backgroundTasks,
      clock,
    }),
  );
  mountCorrections(
    mount,
    createCorrectionsService({
      inLongTransaction,
      repository: createListCorrectionsRepository(database),
      managed,
      clock,
    }),
  );
  mountUpload(
    mount,
    createUploadService({
      classification: createClassificationRepository(database),
      duplicates: createDuplicatesRepository(database),
      managed,
      inTransaction,
      media,
      readInProcess: dependencies.readInProcess,
    }),
  );
  mountUploadBatches(
    mount,
    createUploadBatchesService({
      repository: createUploadBatchesRepository(database),
      inTransaction,
      removeFiles,
      clock,
    }),
  );
  mountAdminRapidFire(
    mount,
    createAdminRapidFireService({
      repository: createRapidFireQuestionsRepository(database),
      inTransaction,
      findInBank: createFindQuestions(searches, ['RAPID_FIRE']),
      mediaUrls,
    }),
  );
  const statistics = createQuestionStatisticsService({
    repository: createItemStatisticsRepository(database),
    managed,
    clock,
  });
  mountQuestionStatistics(mount, statistics);
  return [
    itemStatisticsJob(statistics),
    bulkChangesJob,
    removeOldBulkChangesJob({ repository: bulkChanges, inTransaction, removeFiles, clock }),
  ];
}

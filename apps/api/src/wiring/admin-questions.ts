import type { Database } from '@markwell/database/connect';
import { createPassagesRepository } from '../admin/passages/passages.repository.ts';
import { mountPassages } from '../admin/passages/passages.router.ts';
import { createPassagesService } from '../admin/passages/passages.service.ts';
import { createItemStatisticsRepository } from '../admin/question-statistics/item-statistics.repository.ts';
import { mountQuestionStatistics } from '../admin/question-statistics/question-statistics.router.ts';
import {
  createQuestionStatisticsService,
  itemStatisticsJob,
} from '../admin/question-statistics/question-statistics.service.ts';
import { createBulkChangesRepository } from '../admin/questions/bulk/bulk-changes.repository.ts';
import { mountBulkChanges } from '../admin/questions/bulk/bulk-changes.router.ts';
import { createBulkChangesService } from '../admin/questions/bulk/bulk-changes.service.ts';
import { removeOldBulkChangesJob } from '../admin/questions/bulk/remove-old-bulk-changes.service.ts';
import { runBulkChangesJob } from '../admin/questions/bulk/run-bulk-changes.service.ts';
import { createListCorrectionsRepository } from '../admin/questions/corrections/corrections.repository.ts';
import { mountCorrections } from '../admin/questions/corrections/corrections.router.ts';
import { createCorrectionsService } from '../admin/questions/corrections/corrections.service.ts';
import { createEditQuestionsService } from '../admin/questions/edit-questions.service.ts';
import { createHistoryRepository } from '../admin/questions/history/history.repository.ts';
import { createHistoryService } from '../admin/questions/history/history.service.ts';
import { createQuestionsRepository } from '../admin/questions/questions.repository.ts';
import { mountQuestions } from '../admin/questions/questions.router.ts';
import { createQuestionsService } from '../admin/questions/questions.service.ts';
import { createRapidFireQuestionsRepository } from '../admin/rapid-fire/rapid-fire-questions.repository.ts';
import { mountAdminRapidFire } from '../admin/rapid-fire/rapid-fire.router.ts';
import { createAdminRapidFireService } from '../admin/rapid-fire/rapid-fire.service.ts';
import { createUploadBatchesRepository } from '../admin/upload-batches/upload-batches.repository.ts';
import { mountUploadBatches } from '../admin/upload-batches/upload-batches.router.ts';
import { createUploadBatchesService } from '../admin/upload-batches/upload-batches.service.ts';
import { mountUpload } from '../admin/upload/upload.router.ts';
import { createUploadService } from '../admin/upload/upload.service.ts';
import type { BackgroundTasks } from '../domain/background-tasks.ts';
import type { Clock } from '../domain/clock.ts';
import { createClassificationRepository } from '../domain/curriculum/classification.repository.ts';
import type { ManagedContent } from '../domain/curriculum/managed-content.ts';
import type { PeriodicJob } from '../domain/jobs/periodic-jobs.ts';
import type { ReadFromReplica } from '../domain/replica-reads/replica-reads.repository.ts';
import type { RemoveFiles } from '../domain/media/media-removal.job.ts';
import type { MediaUrls } from '../domain/media/media-urls.ts';
import type { MediaWriter } from '../domain/media/media-writer.ts';
import { createDuplicatesRepository } from '../domain/question-bank/change/duplicates.repository.ts';
import { createFindAllQuestions, createFindQuestions } from '../domain/search/find-questions.ts';
import { createQuestionSearchRepository } from '../domain/search/question-search.repository.ts';
import type { ReadInProcess } from '../domain/reading/reader-processes.ts';
import type { InTransaction } from '../domain/transaction.repository.ts';
import type { Mount } from '../http/mount.ts';

interface AdminQuestionsDependencies {
  readFromReplica: ReadFromReplica;
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
  const { backgroundTasks, inTransaction, inLongTransaction, readFromReplica, managed } = dependencies;
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
    repository: readFromReplica(
      createItemStatisticsRepository,
      'countAnswers',
      'listSuspicious',
      'countJudged',
    ),
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

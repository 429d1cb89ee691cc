import type { Database } from '@markwell/database/connect';
import { mountAi } from './admin/ai/ai.router.ts';
import { createAiService } from './admin/ai/ai.service.ts';
import { createRateLimitedModel } from './admin/ai/rate-limited-model.ts';
import { createDraftsRepository } from './admin/ai/drafts.repository.ts';
import { createGenerateDraftsService } from './admin/ai/generate-drafts.service.ts';
import { createGenerationRunsRepository } from './admin/ai/generation-runs.repository.ts';
import { createGenerationRunsService } from './admin/ai/generation-runs.service.ts';
import { createGenerationsRepository } from './admin/ai/generations.repository.ts';
import { createStoreGeneration } from './admin/ai/store-generation.service.ts';
import { createAuditLogRepository } from './admin/audit-log/audit-log.repository.ts';
import { mountAuditLog } from './admin/audit-log/audit-log.router.ts';
import { createAuditLogService } from './admin/audit-log/audit-log.service.ts';
import { createTargetNamesRepository } from './admin/audit-log/target-names.repository.ts';
import { createCreativeQuestionsRepository } from './admin/creative-writing/creative-questions.repository.ts';
import { createCreativeQuestionsService } from './admin/creative-writing/creative-questions.service.ts';
import { mountCreativeWritingAdmin } from './admin/creative-writing/creative-writing-admin.router.ts';
import { createListReportsRepository } from './admin/moderation/list-reports.repository.ts';
import { createReportComparisonRepository } from './admin/moderation/report-comparison.repository.ts';
import { mountModeration } from './admin/moderation/moderation.router.ts';
import { createModerationService } from './admin/moderation/moderation.service.ts';
import { createMostMissedRepository } from './admin/overview/most-missed.repository.ts';
import { mountAdminUsers } from './admin-users.ts';
import { mountOverview } from './admin/overview/overview.router.ts';
import { createOverviewService } from './admin/overview/overview.service.ts';
import { createQuestionCountsRepository } from './admin/overview/question-counts.repository.ts';
import { createToDoCountsRepository } from './admin/overview/to-do-counts.repository.ts';
import { createPassagesRepository } from './admin/passages/passages.repository.ts';
import { mountPassages } from './admin/passages/passages.router.ts';
import { createPassagesService } from './admin/passages/passages.service.ts';
import { createListPapersRepository } from './admin/past-papers/list-papers.repository.ts';
import { createPaperFilesService } from './admin/past-papers/paper-files.service.ts';
import { mountAdminPapers } from './admin/past-papers/past-papers.router.ts';
import { createAdminPapersService } from './admin/past-papers/past-papers.service.ts';
import { createBulkChangesRepository } from './admin/questions/bulk/bulk-changes.repository.ts';
import { mountBulkChanges } from './admin/questions/bulk/bulk-changes.router.ts';
import { createBulkChangesService } from './admin/questions/bulk/bulk-changes.service.ts';
import { removeOldBulkChangesJob } from './admin/questions/bulk/remove-old-bulk-changes.service.ts';
import { runBulkChangesJob } from './admin/questions/bulk/run-bulk-changes.service.ts';
import { createEditQuestionsService } from './admin/questions/edit-questions.service.ts';
import { mountCorrections } from './admin/questions/corrections/corrections.router.ts';
import { createCorrectionsService } from './admin/questions/corrections/corrections.service.ts';
import { createListCorrectionsRepository } from './admin/questions/corrections/corrections.repository.ts';
import { createHistoryRepository } from './admin/questions/history/history.repository.ts';
import { createHistoryService } from './admin/questions/history/history.service.ts';
import { createQuestionsRepository } from './admin/questions/questions.repository.ts';
import { mountQuestions } from './admin/questions/questions.router.ts';
import { createQuestionsService } from './admin/questions/questions.service.ts';
import { createItemStatisticsRepository } from './admin/question-statistics/item-statistics.repository.ts';
import { mountQuestionStatistics } from './admin/question-statistics/question-statistics.router.ts';
import {
  createQuestionStatisticsService,
  itemStatisticsJob,
} from './admin/question-statistics/question-statistics.service.ts';
import { createQuizQuestionsRepository } from './admin/rapid-fire/quiz-questions.repository.ts';
import { mountAdminRapidFire } from './admin/rapid-fire/rapid-fire.router.ts';
import { createAdminRapidFireService } from './admin/rapid-fire/rapid-fire.service.ts';
import { createSubjectsRepository } from './admin/subjects/subjects.repository.ts';
import { createTopicsRepository } from './admin/subjects/topics.repository.ts';
import { mountAdminSubjects } from './admin/subjects/subjects.router.ts';
import { createSubjectsService } from './admin/subjects/subjects.service.ts';
import { createUploadBatchesRepository } from './admin/upload-batches/upload-batches.repository.ts';
import { mountUploadBatches } from './admin/upload-batches/upload-batches.router.ts';
import { createUploadBatchesService } from './admin/upload-batches/upload-batches.service.ts';
import { mountUpload } from './admin/upload/upload.router.ts';
import { createUploadService } from './admin/upload/upload.service.ts';
import type { RecordReading } from './domain/audit/record-reading.ts';
import { createAddReportersReading } from './domain/audit/record-reporters-reading.repository.ts';
import type { BackgroundTasks } from './domain/background-tasks.ts';
import type { Clock } from './domain/clock.ts';
import { createClassificationRepository } from './domain/curriculum/classification.repository.ts';
import type { Job } from './domain/jobs.ts';
import type { MediaWriter } from './domain/media/media-writer.ts';
import type { MediaUrls } from './domain/media/media-urls.ts';
import { createEmailSender } from './domain/send-email.ts';
import { createInLongTransaction, createInTransaction } from './domain/transaction.repository.ts';
import { createDuplicatesRepository } from './domain/question-bank/change/duplicates.repository.ts';
import type { RandomInt } from './domain/random.ts';
import { createFindAllQuestions, createFindQuestions } from './domain/search/find-questions.ts';
import { createQuestionSearchRepository } from './domain/search/question-search.repository.ts';
import type { RequireRecentConfirmation } from './domain/users/confirmation/require-recent-confirmation.ts';
import type { Mount } from './http/mount.ts';
import { createRateLimitStore } from './http/security/rate-limits.repository.ts';
import { createGenerationLimit } from './http/security/rate-limits.ts';
import type { Mail } from './integrations/mail/mail.ts';
import type { LanguageModel } from './integrations/openai/language-model.ts';
import type { Storage } from './integrations/storage/storage.ts';

/** Dependencies of the admin features. */
export interface AdminDependencies {
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  mediaUrls: MediaUrls;
  media: MediaWriter;
  storage: Storage;
  mail: Mail;
  /** The web application's address, for links in e-mails. */
  webUrl: string;
  model: LanguageModel;
  /** Makes this process read the user again at their next request. */
  clearCachedCaller: (userId: string) => void;
  recordReading: RecordReading;
  /** For dangerous actions: the caller must have confirmed recently who they are. */
  requireRecentConfirmation: RequireRecentConfirmation;
  backgroundTasks: BackgroundTasks;
}

/** Wires repository -> service -> router for each admin feature. Returns their jobs. */
export function mountAdmin(mount: Mount, dependencies: AdminDependencies): Job[] {
  const { database, clock, storage, media, mediaUrls, mail, model } = dependencies;
  const { backgroundTasks } = dependencies;
  const rateLimits = createRateLimitStore(database);
  const emailSender = createEmailSender(mail);
  const searches = createQuestionSearchRepository(database);
  const inTransaction = createInTransaction(database);
  const inLongTransaction = createInLongTransaction(database);
  mountAdminSubjects(
    mount,
    createSubjectsService({
      inTransaction,
      inLongTransaction,
      repository: createSubjectsRepository(database),
      topics: createTopicsRepository(database),
      storage,
    }),
  );
  mountOverview(
    mount,
    createOverviewService({
      toDoCounts: createToDoCountsRepository(database),
      questionCounts: createQuestionCountsRepository(database),
      mostMissedQuestions: createMostMissedRepository(database),
      clock,
    }),
  );
  mountAdminUsers(mount, { ...dependencies, emailSender, rateLimits, inTransaction, inLongTransaction });
  mountAuditLog(
    mount,
    createAuditLogService({
      repository: createAuditLogRepository(database),
      targetNames: createTargetNamesRepository(database),
    }),
  );
  mountQuestions(
    mount,
    createQuestionsService({
      repository: createQuestionsRepository(database),
      findInBank: createFindQuestions(searches),
      searches,
      editQuestions: createEditQuestionsService({ inTransaction, media }),
      storage,
      mediaUrls,
    }),
    createHistoryService({ repository: createHistoryRepository(database), mediaUrls }),
  );
  mountPassages(
    mount,
    createPassagesService({ repository: createPassagesRepository(database), inTransaction }),
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
  const listPapers = createListPapersRepository(database);
  mountAdminPapers(mount, {
    papers: createAdminPapersService({
      inTransaction,
      repository: listPapers,
      storage,
      clock,
    }),
    files: createPaperFilesService({
      inTransaction,
      repository: listPapers,
      media,
      storage,
    }),
  });
  mountCorrections(
    mount,
    createCorrectionsService({
      inLongTransaction,
      repository: createListCorrectionsRepository(database),
      clock,
    }),
  );
  mountUpload(
    mount,
    createUploadService({
      classification: createClassificationRepository(database),
      duplicates: createDuplicatesRepository(database),
      inTransaction,
      media,
    }),
  );
  mountUploadBatches(
    mount,
    createUploadBatchesService({
      repository: createUploadBatchesRepository(database),
      inTransaction,
      storage,
      clock,
    }),
  );
  const generations = createGenerationsRepository(database);
  const storeGeneration = createStoreGeneration(inTransaction, clock);
  const runs = createGenerationRunsService({
    repository: createGenerationRunsRepository(database),
    inTransaction,
    clock,
  });
  const generateAnswer = createRateLimitedModel({ model, limit: createGenerationLimit(rateLimits) });
  mountAi(mount, {
    generating: createGenerateDraftsService({ generations, storeGeneration, generateAnswer, runs }),
    service: createAiService({
      generations,
      drafts: createDraftsRepository(database),
      inTransaction,
      storeGeneration,
      generateAnswer,
      runs,
    }),
    runs,
  });
  mountCreativeWritingAdmin(
    mount,
    createCreativeQuestionsService({
      inTransaction,
      questions: createCreativeQuestionsRepository(database),
    }),
  );
  mountAdminRapidFire(
    mount,
    createAdminRapidFireService({
      repository: createQuizQuestionsRepository(database),
      inTransaction,
      findInBank: createFindQuestions(searches, ['RAPID_FIRE']),
      mediaUrls,
    }),
  );
  mountModeration(
    mount,
    createModerationService({
      inTransaction,
      repository: createListReportsRepository(database),
      comparisons: createReportComparisonRepository(database),
      mediaUrls,
      addReading: createAddReportersReading(database),
      backgroundTasks,
      clock,
    }),
  );
  const statistics = createQuestionStatisticsService({
    repository: createItemStatisticsRepository(database),
    clock,
  });
  mountQuestionStatistics(mount, statistics);
  return [
    ...runs.jobs,
    itemStatisticsJob(statistics),
    bulkChangesJob,
    removeOldBulkChangesJob({ repository: bulkChanges, inTransaction, storage, clock }),
  ];
}

import type { Database } from '@markwell/database/connect';
import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import { mountAdminQuestions } from './admin-questions.ts';
import { mountAdminUsers } from './admin-users.ts';
import { createAiServices } from './ai.ts';
import { mountAi } from '#modules/ai-drafts/ai.router.ts';
import { createRateLimitedModel } from '#modules/ai-drafts/rate-limited-model.ts';
import { createAuditLogRepository } from '#modules/audit/audit-log.repository.ts';
import { mountAuditLog } from '#modules/audit/audit-log.router.ts';
import { createAuditLogService } from '#modules/audit/audit-log.service.ts';
import { createTargetNamesRepository } from '#modules/audit/target-names.repository.ts';
import { createCoverageRepository } from '#modules/overview/coverage/coverage.repository.ts';
import { mountCoverage } from '#modules/overview/coverage/coverage.router.ts';
import { createCoverageService } from '#modules/overview/coverage/coverage.service.ts';
import { createChangeCreativeQuestions } from '#modules/creative-writing/admin/change-creative-questions.service.ts';
import { createCreativeQuestionsRepository } from '#modules/creative-writing/admin/creative-questions.repository.ts';
import { createCreativeQuestionsService } from '#modules/creative-writing/admin/creative-questions.service.ts';
import { mountCreativeWritingAdmin } from '#modules/creative-writing/admin/creative-writing-admin.router.ts';
import { createListReportsRepository } from '#modules/reports/moderation/list-reports.repository.ts';
import { mountModeration } from '#modules/reports/moderation/moderation.router.ts';
import { createFailedJobsRepository } from '#modules/overview/failed-jobs/failed-jobs.repository.ts';
import { mountFailedJobs } from '#modules/overview/failed-jobs/failed-jobs.router.ts';
import { createFailedJobsService } from '#modules/overview/failed-jobs/failed-jobs.service.ts';
import { createModerationService } from '#modules/reports/moderation/moderation.service.ts';
import { createReportComparisonRepository } from '#modules/reports/moderation/report-comparison.repository.ts';
import { createMostMissedRepository } from '#modules/overview/most-missed.repository.ts';
import { mountOverview } from '#modules/overview/overview.router.ts';
import { createOverviewService } from '#modules/overview/overview.service.ts';
import { createQuestionCountsRepository } from '#modules/overview/question-counts.repository.ts';
import { createToDoCountsRepository } from '#modules/overview/to-do-counts.repository.ts';
import { createListPapersRepository } from '#modules/past-papers/admin/list-papers.repository.ts';
import { createPaperFilesService } from '#modules/past-papers/admin/paper-files.service.ts';
import { mountAdminPapers } from '#modules/past-papers/admin/past-papers.router.ts';
import { createAdminPapersService } from '#modules/past-papers/admin/past-papers.service.ts';
import { createSubjectsRepository } from '#modules/subjects/admin/subjects.repository.ts';
import { mountAdminSubjects } from '#modules/subjects/admin/subjects.router.ts';
import { createSubjectsService } from '#modules/subjects/admin/subjects.service.ts';
import { createTopicsRepository } from '#modules/subjects/admin/topics.repository.ts';
import { createManagedContent } from '#modules/curriculum/managed-content.ts';
import { createManagedContentRepository } from '#modules/curriculum/managed-content.repository.ts';
import type { RecordReading } from '#modules/audit/record-reading.ts';
import { createAddReportersReading } from '#modules/audit/record-reporters-reading.repository.ts';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Clock } from '#platform/clock.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import type { MediaWriter } from '#modules/media/media-writer.ts';
import type { RandomInt } from '#platform/random.ts';
import { createEnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { createEmailSender } from '#platform/email-sending/send-email.ts';
import { createInLongTransaction, createInTransaction } from '#platform/transaction.repository.ts';
import type { RequireRecentConfirmation } from '#modules/accounts/confirmation/require-recent-confirmation.ts';
import type { Mount } from '../http/mount.ts';
import { createGenerationLimit } from '../http/security/rate-limits.ts';
import type { RemoveFiles } from '#modules/media/media-removal.job.ts';
import type { ReadInProcess } from '#platform/reading/reader-processes.ts';
import type { CreateCounter } from '../http/security/rate-limits.repository.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LanguageModel } from '#platform/openai/language-model.ts';

/** Dependencies of the admin features. */
export interface AdminDependencies {
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  mediaUrls: MediaUrls;
  media: MediaWriter;
  readInProcess: ReadInProcess;
  removeFiles: RemoveFiles;
  mail: Mail;
  /** The web application's address, for links in e-mails. */
  model: LanguageModel;
  /** Makes this process read the user again at their next request. */
  clearCachedCaller: (userId: string) => void;
  /** The same for everyone. */
  clearCachedCallers: () => void;
  secondFactorPolicy: SecondFactorPolicy;
  recordReading: RecordReading;
  /** For dangerous actions: the caller must have confirmed recently who they are. */
  requireRecentConfirmation: RequireRecentConfirmation;
  backgroundTasks: BackgroundTasks;
  queue: JobQueue;
  rateLimits: CreateCounter;
}

/** Wires repository -> service -> router for each admin feature. Returns their jobs. */
export function mountAdmin(mount: Mount, dependencies: AdminDependencies): PeriodicJob[] {
  const { database, clock, removeFiles, media, mediaUrls, mail, model } = dependencies;
  const { backgroundTasks, rateLimits } = dependencies;
  const emailSender = createEmailSender(mail);
  const inTransaction = createInTransaction(database);
  const inLongTransaction = createInLongTransaction(database);
  const managed = createManagedContent(createManagedContentRepository(database));
  mountAdminSubjects(
    mount,
    createSubjectsService({
      inTransaction,
      inLongTransaction,
      repository: createSubjectsRepository(database),
      topics: createTopicsRepository(database),
      managed,
      removeFiles,
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
  mountCoverage(mount, createCoverageService(createCoverageRepository(database)));
  const enqueueEmails = createEnqueueAccountEmails(dependencies.queue.enqueue);
  mountAdminUsers(mount, {
    ...dependencies,
    enqueueEmails,
    emailSender,
    rateLimits,
    inTransaction,
    inLongTransaction,
  });
  mountFailedJobs(
    mount,
    createFailedJobsService({
      repository: createFailedJobsRepository(database),
      failedJobs: dependencies.queue.failedJobs,
      inTransaction,
    }),
  );
  mountAuditLog(
    mount,
    createAuditLogService({
      repository: createAuditLogRepository(database),
      targetNames: createTargetNamesRepository(database),
    }),
  );
  const questionJobs = mountAdminQuestions(mount, {
    ...dependencies,
    inTransaction,
    inLongTransaction,
    managed,
  });
  const listPapers = createListPapersRepository(database);
  mountAdminPapers(mount, {
    papers: createAdminPapersService({
      inTransaction,
      repository: listPapers,
      removeFiles,
      clock,
    }),
    files: createPaperFilesService({
      inTransaction,
      repository: listPapers,
      media,
      readInProcess: dependencies.readInProcess,
      removeFiles,
    }),
  });
  const ai = createAiServices({
    database,
    inTransaction,
    generateAnswer: createRateLimitedModel({ model, limit: createGenerationLimit(rateLimits) }),
    clock,
  });
  mountAi(mount, ai);
  const creativeWriting = { inTransaction, questions: createCreativeQuestionsRepository(database) };
  mountCreativeWritingAdmin(
    mount,
    createCreativeQuestionsService(creativeWriting),
    createChangeCreativeQuestions(creativeWriting),
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
  return [...ai.runs.jobs, ...questionJobs];
}

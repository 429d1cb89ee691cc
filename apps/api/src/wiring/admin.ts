import type { Database } from '@markwell/database/connect';
import type { SecondFactorPolicy } from '@markwell/shared/vocabulary/second-factor';
import { mountAdminQuestions } from './admin-questions.ts';
import { mountAdminUsers } from './admin-users.ts';
import { createAiServices } from './ai.ts';
import { mountAi } from '../admin/ai/ai.router.ts';
import { createRateLimitedModel } from '../admin/ai/rate-limited-model.ts';
import { createAuditLogRepository } from '../admin/audit-log/audit-log.repository.ts';
import { mountAuditLog } from '../admin/audit-log/audit-log.router.ts';
import { createAuditLogService } from '../admin/audit-log/audit-log.service.ts';
import { createTargetNamesRepository } from '../admin/audit-log/target-names.repository.ts';
import { createCoverageRepository } from '../admin/coverage/coverage.repository.ts';
import { mountCoverage } from '../admin/coverage/coverage.router.ts';
import { createCoverageService } from '../admin/coverage/coverage.service.ts';
import { createChangeCreativeQuestions } from '../admin/creative-writing/change-creative-questions.service.ts';
import { createCreativeQuestionsRepository } from '../admin/creative-writing/creative-questions.repository.ts';
import { createCreativeQuestionsService } from '../admin/creative-writing/creative-questions.service.ts';
import { mountCreativeWritingAdmin } from '../admin/creative-writing/creative-writing-admin.router.ts';
import { createListReportsRepository } from '../admin/moderation/list-reports.repository.ts';
import { mountModeration } from '../admin/moderation/moderation.router.ts';
import { createFailedJobsRepository } from '../admin/jobs/failed-jobs.repository.ts';
import { mountFailedJobs } from '../admin/jobs/failed-jobs.router.ts';
import { createFailedJobsService } from '../admin/jobs/failed-jobs.service.ts';
import { createModerationService } from '../admin/moderation/moderation.service.ts';
import { createReportComparisonRepository } from '../admin/moderation/report-comparison.repository.ts';
import { createMostMissedRepository } from '../admin/overview/most-missed.repository.ts';
import { mountOverview } from '../admin/overview/overview.router.ts';
import { createOverviewService } from '../admin/overview/overview.service.ts';
import { createQuestionCountsRepository } from '../admin/overview/question-counts.repository.ts';
import { createToDoCountsRepository } from '../admin/overview/to-do-counts.repository.ts';
import { createListPapersRepository } from '../admin/past-papers/list-papers.repository.ts';
import { createPaperFilesService } from '../admin/past-papers/paper-files.service.ts';
import { mountAdminPapers } from '../admin/past-papers/past-papers.router.ts';
import { createAdminPapersService } from '../admin/past-papers/past-papers.service.ts';
import { createSubjectsRepository } from '../admin/subjects/subjects.repository.ts';
import { mountAdminSubjects } from '../admin/subjects/subjects.router.ts';
import { createSubjectsService } from '../admin/subjects/subjects.service.ts';
import { createTopicsRepository } from '../admin/subjects/topics.repository.ts';
import { createManagedContent } from '../domain/curriculum/managed-content.ts';
import { createManagedContentRepository } from '../domain/curriculum/managed-content.repository.ts';
import type { RecordReading } from '../domain/audit/record-reading.ts';
import { createAddReportersReading } from '../domain/audit/record-reporters-reading.repository.ts';
import type { BackgroundTasks } from '../domain/background-tasks.ts';
import type { Clock } from '../domain/clock.ts';
import type { JobQueue } from '../domain/jobs/job-queue.ts';
import type { PeriodicJob } from '../domain/jobs/periodic-jobs.ts';
import type { MediaUrls } from '../domain/media/media-urls.ts';
import type { MediaWriter } from '../domain/media/media-writer.ts';
import type { RandomInt } from '../domain/random.ts';
import { createEnqueueAccountEmails } from '../domain/users/account-links/account-email.job.ts';
import { createEmailSender } from '../domain/email-sending/send-email.ts';
import { createInLongTransaction, createInTransaction } from '../domain/transaction.repository.ts';
import type { RequireRecentConfirmation } from '../domain/users/confirmation/require-recent-confirmation.ts';
import type { Mount } from '../http/mount.ts';
import { createGenerationLimit } from '../http/security/rate-limits.ts';
import type { ReadFromReplica } from '../domain/replica-reads/replica-reads.repository.ts';
import type { RemoveFiles } from '../domain/media/media-removal.job.ts';
import type { ReadInProcess } from '../domain/reading/reader-processes.ts';
import type { RateLimitStore } from '../http/security/rate-limit-store.ts';
import type { Mail } from '../integrations/mail/mail.ts';
import type { LanguageModel } from '../integrations/openai/language-model.ts';

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
  rateLimits: RateLimitStore;
  readFromReplica: ReadFromReplica;
}

/** Wires repository -> service -> router for each admin feature. Returns their jobs. */
export function mountAdmin(mount: Mount, dependencies: AdminDependencies): PeriodicJob[] {
  const { database, clock, removeFiles, media, mediaUrls, mail, model } = dependencies;
  const { backgroundTasks, rateLimits, readFromReplica } = dependencies;
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
      toDoCounts: readFromReplica(createToDoCountsRepository, 'countToDo'),
      questionCounts: readFromReplica(createQuestionCountsRepository, 'listQuestionCounts', 'countNew'),
      mostMissedQuestions: readFromReplica(createMostMissedRepository, 'listMostMissed'),
      clock,
    }),
  );
  mountCoverage(
    mount,
    createCoverageService(
      readFromReplica(createCoverageRepository, 'listSubjects', 'listTopics', 'listBuckets'),
    ),
  );
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
      repository: readFromReplica(createAuditLogRepository, 'list', 'findUserId', 'listActors'),
      targetNames: readFromReplica(createTargetNamesRepository, 'readNames'),
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
      repository: readFromReplica(createListReportsRepository, 'find', 'count'),
      comparisons: createReportComparisonRepository(database),
      mediaUrls,
      addReading: createAddReportersReading(database),
      backgroundTasks,
      clock,
    }),
  );
  return [...ai.runs.jobs, ...questionJobs];
}

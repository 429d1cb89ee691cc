import type { Database } from '@markwell/database/connect';
import type { BackgroundTasks } from './domain/background-tasks.ts';
import { createAttemptsRepository } from './domain/attempts/attempts.repository.ts';
import { createCloseOverdueAttempts, overdueAttemptsJob } from './domain/attempts/close-overdue-attempts.ts';
import { createStartAttempt } from './domain/attempts/start-attempt.service.ts';
import type { Clock } from './domain/clock.ts';
import { createCurriculumRepository } from './domain/curriculum/curriculum.repository.ts';
import { createMergedSubjectsRepository } from './domain/curriculum/merged-subjects.repository.ts';
import type { Job } from './domain/jobs.ts';
import type { MediaUrls } from './domain/media/media-urls.ts';
import { createNotifyRepository } from './domain/notifications/notify.repository.ts';
import { createReadStageProgress } from './domain/progress/stage-progress.ts';
import { createTopicCountersRepository } from './domain/progress/topic-progress.repository.ts';
import { createDrawRepository } from './domain/question-bank/draw.repository.ts';
import { createDrawScopeRepository } from './domain/question-bank/draw-scope.repository.ts';
import type { RandomInt } from './domain/random.ts';
import { createDueQuestionsRepository } from './domain/reviews/due-questions.repository.ts';
import { createEmailSender } from './domain/send-email.ts';
import { createAccountLinks } from './domain/users/account-links/send-account-links.ts';
import { createLinksRepository } from './domain/users/account-links/account-links.repository.ts';
import { createCurrentStageRepository } from './domain/users/current-stage.repository.ts';
import { createCheckPassword } from './domain/users/check-password.ts';
import { createAssertStrongPassword } from './domain/users/assert-strong-password.ts';
import type { SessionTokens } from './domain/users/session-tokens.ts';
import { mountAccount } from './features/account/account.router.ts';
import { createUseAccountLinkRepository } from './features/account/use-account-link.repository.ts';
import { createUseAccountLinkService } from './features/account/use-account-link.service.ts';
import { createRequestAccountLinkService } from './features/account/request-account-link.service.ts';
import { createRegistrationRepository } from './features/account/registration.repository.ts';
import { createRegistrationService } from './features/account/registration.service.ts';
import { unverifiedAccountsJob } from './features/account/unverified-accounts.job.ts';
import { createUnverifiedAccountsRepository } from './features/account/unverified-accounts.repository.ts';
import { mountAnalytics } from './features/analytics/analytics.router.ts';
import { createAnalyticsService } from './features/analytics/analytics.service.ts';
import { createTestHistoryRepository } from './features/analytics/test-history.repository.ts';
import { createTestHistoryService } from './features/analytics/test-history.service.ts';
import { createAuthRepository } from './features/auth/auth.repository.ts';
import { mountAuth } from './features/auth/auth.router.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import { createGoogleRepository } from './features/auth/google.repository.ts';
import { mountGoogle } from './features/auth/google.router.ts';
import { createGoogleService } from './features/auth/google.service.ts';
import { createCreativeWritingRepository } from './features/creative-writing/creative-writing.repository.ts';
import { mountCreativeWriting } from './features/creative-writing/creative-writing.router.ts';
import { createCreativeWritingService } from './features/creative-writing/creative-writing.service.ts';
import { createReportsRepository } from './features/reports/reports.repository.ts';
import { mountReports } from './features/reports/reports.router.ts';
import { createReportsService } from './features/reports/reports.service.ts';
import { createHealthRepository } from './features/health/health.repository.ts';
import { mountHealth } from './features/health/health.router.ts';
import { createHealthService } from './features/health/health.service.ts';
import { createMockTestsRepository } from './features/mock-tests/mock-tests.repository.ts';
import { mountMockTests } from './features/mock-tests/mock-tests.router.ts';
import { createMockTestsService } from './features/mock-tests/mock-tests.service.ts';
import { createNotificationsRepository } from './features/notifications/notifications.repository.ts';
import { mountNotifications } from './features/notifications/notifications.router.ts';
import { createNotificationsService } from './features/notifications/notifications.service.ts';
import { createSearchNamesRepository } from './features/search/search-names.repository.ts';
import { createSearchQuestionsRepository } from './features/search/search-questions.repository.ts';
import { mountSearch } from './features/search/search.router.ts';
import { createSearchService } from './features/search/search.service.ts';
import { createFinishQuizRepository } from './features/rapid-fire/finish-quiz.repository.ts';
import { createQuizRepository } from './features/rapid-fire/create-quiz.repository.ts';
import { createRapidFireRepository } from './features/rapid-fire/rapid-fire.repository.ts';
import { mountRapidFire } from './features/rapid-fire/rapid-fire.router.ts';
import { createRapidFireService } from './features/rapid-fire/rapid-fire.service.ts';
import { createPastPapersRepository } from './features/past-papers/past-papers.repository.ts';
import { mountPastPapers } from './features/past-papers/past-papers.router.ts';
import { createPastPapersService } from './features/past-papers/past-papers.service.ts';
import { mountPlanner } from './features/planner/planner.router.ts';
import { createPlannerService } from './features/planner/planner.service.ts';
import { createStagesRepository } from './features/stages/stages.repository.ts';
import { mountStages } from './features/stages/stages.router.ts';
import { createStagesService } from './features/stages/stages.service.ts';
import { createSubjectsRepository } from './features/subjects/subjects.repository.ts';
import { mountSubjects } from './features/subjects/subjects.router.ts';
import { createSubjectsService } from './features/subjects/subjects.service.ts';
import { createDeletionRepository } from './features/users/deletion.repository.ts';
import { createDeletionService, deletionJob } from './features/users/deletion.service.ts';
import { createEmailChangeService } from './features/users/email-change.service.ts';
import { createDataExportRepository } from './features/users/data-export.repository.ts';
import { createDataExportService } from './features/users/data-export.service.ts';
import { createConfirmIdentity } from './features/users/confirm-identity.ts';
import { createPasswordRepository } from './features/users/password.repository.ts';
import { createPasswordService } from './features/users/password.service.ts';
import { createProfileRepository } from './features/users/profile.repository.ts';
import { createProfileService } from './features/users/profile.service.ts';
import { createUsersRepository } from './features/users/users.repository.ts';
import { mountUsers } from './features/users/users.router.ts';
import { createUsersService } from './features/users/users.service.ts';
import type { Logger } from './http/logging.ts';
import type { Mount } from './http/mount.ts';
import {
  createExportLimit,
  createGoogleLimit,
  createLinkLimit,
  createEmailLimits,
  createPasswordLimit,
  createSignInLimits,
} from './http/security/rate-limits.ts';
import { createRateLimitStore } from './http/security/rate-limits.repository.ts';
import type { GoogleSignIn } from './integrations/google/google.ts';
import type { Mail } from './integrations/mail/mail.ts';
import type { Storage } from './integrations/storage/storage.ts';

/** Dependencies of the features. */
export interface FeatureDependencies {
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  tokens: SessionTokens;
  mediaUrls: MediaUrls;
  storage: Storage;
  mail: Mail;
  backgroundTasks: BackgroundTasks;
  /** The web application's address, for links in e-mails. */
  webUrl: string;
  /** Makes this process read the user again at their next request. */
  forgetCaller: (userId: string) => void;
  /** Undefined when sign-in with Google is not set up. */
  google: GoogleSignIn | undefined;
  logger: Logger;
}

/**
 * Wires repository -> service -> router for each feature. Health comes first, so that its path is matched
 * first. Returns the features' jobs.
 */
export function mountFeatures(mount: Mount, dependencies: FeatureDependencies): Job[] {
  const { database, clock, randomInt, tokens, mediaUrls, storage, mail, backgroundTasks, webUrl } =
    dependencies;
  const { forgetCaller, google, logger } = dependencies;
  const curriculum = createCurriculumRepository(database);
  const mergedSubjects = createMergedSubjectsRepository(database);
  const currentStage = createCurrentStageRepository(database);
  const rateLimits = createRateLimitStore(database);
  const limits = createSignInLimits(rateLimits);
  const checkPassword = createCheckPassword();
  const attempts = createAttemptsRepository(database);
  const closeOverdue = createCloseOverdueAttempts({ attempts, clock });
  const openAttempt = createStartAttempt({ attempts, mediaUrls, clock });
  const counters = createTopicCountersRepository(database);
  const progress = createReadStageProgress({ curriculum, currentStage, counters });
  const due = createDueQuestionsRepository(database);

  mountHealth(mount, createHealthService({ repository: createHealthRepository(database) }));
  const accounts = createAuthRepository(database);
  mountAuth(mount, createAuthService({ repository: accounts, tokens, checkPassword, limits, clock }));
  mountGoogle(mount, {
    google,
    service: createGoogleService({
      repository: createGoogleRepository(database),
      recordSignIn: accounts.recordSignIn,
      tokens,
      limit: createGoogleLimit(rateLimits),
      forgetCaller,
      clock,
    }),
    webUrl,
    logger,
  });
  const post = createEmailSender(mail);
  const mailLimits = createEmailLimits(rateLimits);
  const linkStore = createLinksRepository(database);
  const accountLinks = createAccountLinks({ repository: linkStore, post, webUrl, clock });
  const assertStrongPassword = createAssertStrongPassword();
  mountAccount(mount, {
    registration: createRegistrationService({
      repository: createRegistrationRepository(database),
      links: accountLinks,
      post,
      assertStrongPassword,
      limits: mailLimits,
      backgroundTasks,
      clock,
    }),
    requests: createRequestAccountLinkService({
      repository: linkStore,
      links: accountLinks,
      post,
      limits: mailLimits,
      backgroundTasks,
    }),
    follow: createUseAccountLinkService({
      links: linkStore,
      repository: createUseAccountLinkRepository(database),
      mail: accountLinks,
      assertStrongPassword,
      tries: createLinkLimit(rateLimits),
      recipientLimit: mailLimits.recipient,
      signInTries: limits.account,
      forgetCaller,
      backgroundTasks,
      clock,
    }),
  });
  const passwords = createPasswordRepository(database);
  const ownPassword = createConfirmIdentity({
    repository: passwords,
    checkPassword,
    tries: createPasswordLimit(rateLimits),
    clock,
  });
  const deletion = createDeletionService({
    repository: createDeletionRepository(database),
    ownPassword,
    storage,
    forgetCaller,
    clock,
  });
  mountUsers(mount, {
    stats: createUsersService({ repository: createUsersRepository(database), clock }),
    profile: createProfileService({ repository: createProfileRepository(database) }),
    password: createPasswordService({
      repository: passwords,
      ownPassword,
      tokens,
      assertStrongPassword,
      forgetCaller,
    }),
    emailChange: createEmailChangeService({
      owners: linkStore,
      ownPassword,
      links: accountLinks,
      post,
      limit: mailLimits.recipient,
      backgroundTasks,
    }),
    ownData: createDataExportService({
      repository: createDataExportRepository(database),
      limit: createExportLimit(rateLimits),
      clock,
    }),
    deletion,
  });
  mountStages(
    mount,
    createStagesService({ repository: createStagesRepository(database), curriculum, currentStage }),
  );
  mountSubjects(
    mount,
    createSubjectsService({ repository: createSubjectsRepository(database), curriculum, currentStage }),
  );
  mountAnalytics(
    mount,
    createAnalyticsService({ progress, due, clock }),
    createTestHistoryService({
      repository: createTestHistoryRepository(database),
      mergedSubjects,
      closeOverdue,
    }),
  );
  mountMockTests(
    mount,
    createMockTestsService({
      repository: createMockTestsRepository(database),
      selections: createDrawScopeRepository(database),
      draws: createDrawRepository(database),
      attempts,
      openAttempt,
      closeOverdue,
      mediaUrls,
      clock,
      randomInt,
    }),
  );
  mountPlanner(
    mount,
    createPlannerService({
      progress,
      mergedSubjects,
      due,
      selections: createDrawScopeRepository(database),
      draws: createDrawRepository(database),
      openAttempt,
      clock,
      randomInt,
    }),
  );
  mountRapidFire(
    mount,
    createRapidFireService({
      repository: createRapidFireRepository(database),
      selections: createDrawScopeRepository(database),
      draws: createDrawRepository(database),
      quizzes: { ...createQuizRepository(database), ...createFinishQuizRepository(database) },
      mediaUrls,
      clock,
      randomInt,
    }),
  );
  mountCreativeWriting(
    mount,
    createCreativeWritingService({
      repository: createCreativeWritingRepository(database),
      mergedSubjects,
      clock,
      randomInt,
    }),
  );
  mountPastPapers(
    mount,
    createPastPapersService({
      repository: createPastPapersRepository(database),
      mergedSubjects,
      mediaUrls,
      clock,
    }),
  );
  mountReports(mount, createReportsService({ repository: createReportsRepository(database) }));
  mountSearch(
    mount,
    createSearchService({
      names: createSearchNamesRepository(database),
      questions: createSearchQuestionsRepository(database),
      currentStage,
    }),
  );
  mountNotifications(
    mount,
    createNotificationsService({
      repository: createNotificationsRepository(database),
      notify: createNotifyRepository(database).notify,
      clock,
    }),
  );

  return [
    overdueAttemptsJob(closeOverdue),
    deletionJob(deletion),
    unverifiedAccountsJob(createUnverifiedAccountsRepository(database), clock),
  ];
}

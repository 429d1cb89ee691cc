import type { Database } from '@markwell/database/connect';
import type { SecondFactorPolicy } from '@markwell/shared/vocabulary/second-factor';
import type { Clock } from '../domain/clock.ts';
import { createEmailSender } from '../domain/email-sending/send-email.ts';
import type { JobQueue } from '../domain/jobs/job-queue.ts';
import type { PeriodicJob } from '../domain/jobs/periodic-jobs.ts';
import type { RemoveFiles } from '../domain/media/media-removal.job.ts';
import type { RandomInt } from '../domain/random.ts';
import { createInTransaction } from '../domain/transaction.repository.ts';
import {
  accountEmailJob,
  createEnqueueAccountEmails,
} from '../domain/users/account-links/account-email.job.ts';
import { createSendAccountEmail } from '../domain/users/account-links/send-account-email.ts';
import { createLinksRepository } from '../domain/users/account-links/account-links.repository.ts';
import { createRegistrationsRepository } from '../domain/users/account-links/registrations.repository.ts';
import { createAccountLinkSender } from '../domain/users/account-links/account-link-sender.ts';
import { createAssertStrongPassword } from '../domain/users/assert-strong-password.ts';
import { createCheckPassword } from '../domain/users/check-password.ts';
import type { RequireRecentConfirmation } from '../domain/users/confirmation/require-recent-confirmation.ts';
import { createKnownBrowsers } from '../domain/users/known-browsers.ts';
import { createDataExportRepository } from '../domain/users/personal-data/data-export.repository.ts';
import type { SessionTokens } from '../domain/users/session-tokens.ts';
import { accountLinkRequestJob } from '../features/account/account-link-request.job.ts';
import { createSendRequestedLink } from '../features/account/send-requested-link.service.ts';
import { mountAccount } from '../features/account/account.router.ts';
import { endedConsentsJob } from '../features/account/ended-consents.job.ts';
import { createEndedConsentsRepository } from '../features/account/ended-consents.repository.ts';
import { createGiveAgeService } from '../features/account/give-age.service.ts';
import { createRegistrationRepository } from '../features/account/registration.repository.ts';
import { createRegistrationService } from '../features/account/registration.service.ts';
import { createRequestAccountLinkService } from '../features/account/request-account-link.service.ts';
import { unverifiedAccountsJob } from '../features/account/unverified-accounts.job.ts';
import { createUnverifiedAccountsRepository } from '../features/account/unverified-accounts.repository.ts';
import { createUseAccountLinkRepository } from '../features/account/use-account-link.repository.ts';
import { createUseAccountLinkService } from '../features/account/use-account-link.service.ts';
import { createEmailPreferencesRepository } from '../features/emails/email-preferences.repository.ts';
import { createEmailPreferencesService } from '../features/emails/email-preferences.service.ts';
import { mountEmails } from '../features/emails/emails.router.ts';
import { createNotificationEmailsRepository } from '../features/emails/notification-emails.repository.ts';
import {
  createSendNotificationEmail,
  notificationEmailJob,
  notificationEmailsJob,
} from '../features/emails/notification-emails.service.ts';
import { createUnsubscribeLinks } from '../features/emails/unsubscribe-links.ts';
import { createWeeklyReportRepository } from '../features/emails/weekly-report.repository.ts';
import {
  createSendWeeklyReport,
  weeklyReportJob,
  weeklyReportsJob,
} from '../features/emails/weekly-report.service.ts';
import { createDataExportService } from '../features/users/data-export.service.ts';
import { createDeletionRepository } from '../features/users/deletion.repository.ts';
import { createDeletionService, deletionJob } from '../features/users/deletion.service.ts';
import { createEmailChangeService } from '../features/users/email-change.service.ts';
import { createOwnPassword } from '../features/users/own-password.ts';
import { createPasswordRepository } from '../features/users/password.repository.ts';
import { createPasswordService } from '../features/users/password.service.ts';
import { createProfileRepository } from '../features/users/profile.repository.ts';
import { createProfileService } from '../features/users/profile.service.ts';
import { createUsersRepository } from '../features/users/users.repository.ts';
import { mountUsers } from '../features/users/users.router.ts';
import { createUsersService } from '../features/users/users.service.ts';
import type { Logger } from '../http/logging.ts';
import type { Mount } from '../http/mount.ts';
import {
  createExportLimit,
  createLinkLimit,
  createEmailLimits,
  createPasswordLimit,
  createResetLimits,
  createSignInLimits,
} from '../http/security/rate-limits.ts';
import type { RateLimitStore } from '../http/security/rate-limit-store.ts';
import type { GoogleSignIn } from '../integrations/google/google.ts';
import type { Mail } from '../integrations/mail/mail.ts';
import { removeEmailsFrom } from '../integrations/mail/remove-emails.ts';
import { mountParentsFeature } from './parents.ts';
import { mountPrivacyFeature, type PrivacySettings } from './privacy.ts';
import { mountSignInFeatures } from './sign-in.ts';

/** Dependencies of signing in, accounts and the pupil's own settings. */
export interface AccountDependencies extends PrivacySettings {
  database: Database;
  clock: Clock;
  tokens: SessionTokens;
  removeFiles: RemoveFiles;
  mail: Mail;
  queue: JobQueue;
  /** The web application's address, for links in e-mails. */
  webUrl: string;
  /** The API's address for browsers and mail programs. */
  apiUrl: string;
  /** Signs the links that switch e-mails off. */
  secret: string;
  randomInt: RandomInt;
  /** Makes this process read the user again at their next request. */
  clearCachedCaller: (userId: string) => void;
  /** Undefined when sign-in with Google is not set up. */
  google: GoogleSignIn | undefined;
  /** Whose roles must have an authenticator app. */
  secondFactorPolicy: SecondFactorPolicy;
  requireRecentConfirmation: RequireRecentConfirmation;
  rateLimits: RateLimitStore;
  logger: Logger;
}

/** Wires repository -> service -> router for auth, account and users. Returns their jobs. */
export function mountAccountFeatures(mount: Mount, dependencies: AccountDependencies): PeriodicJob[] {
  const { database, clock, tokens, removeFiles, mail, queue, webUrl, apiUrl, secret } = dependencies;
  const { clearCachedCaller, rateLimits } = dependencies;
  const outside = { removeFiles, removeEmails: removeEmailsFrom(mail) };
  const limits = createSignInLimits(rateLimits);
  const checkPassword = createCheckPassword();
  const emailSender = createEmailSender(mail);
  const mailLimits = createEmailLimits(rateLimits);
  const linkStore = createLinksRepository(database);
  const registrations = createRegistrationsRepository(database);
  const accountLinkSender = createAccountLinkSender({
    repository: linkStore,
    registrations,
    emailSender,
    webUrl,
    clock,
  });
  const inTransaction = createInTransaction(database);
  const enqueueEmails = createEnqueueAccountEmails(queue.enqueue);
  const resetLimits = createResetLimits(rateLimits);
  queue.handle(
    accountEmailJob,
    createSendAccountEmail({ owners: linkStore, registrations, accountLinkSender }),
  );
  queue.handle(
    accountLinkRequestJob,
    createSendRequestedLink({
      repository: linkStore,
      registrations,
      inTransaction,
      enqueueEmails,
      recipientLimit: mailLimits.recipient,
      resetLimit: resetLimits.account,
      clock,
    }),
  );
  const signInJobs = mountSignInFeatures(mount, {
    ...dependencies,
    rateLimits,
    limits,
    checkPassword,
    owners: linkStore,
    registrations,
    accountLinkSender,
    enqueueEmails,
  });
  const linkUses = createUseAccountLinkRepository(database, outside);
  const assertStrongPassword = createAssertStrongPassword();
  mountAccount(mount, {
    registration: createRegistrationService({
      repository: createRegistrationRepository(database, enqueueEmails),
      emailSender,
      assertStrongPassword,
      limits: mailLimits,
      clock,
    }),
    requestLinks: createRequestAccountLinkService({
      enqueueRequest: (request) => queue.enqueue(database, accountLinkRequestJob, request),
      emailSender,
      limits: mailLimits,
      resetLimits,
    }),
    ages: createGiveAgeService({
      links: linkStore,
      repository: linkUses,
      enqueueEmails,
      emailSender,
      limit: createLinkLimit(rateLimits),
      emailLimits: mailLimits,
      clock,
    }),
    useLinks: createUseAccountLinkService({
      links: linkStore,
      registrations,
      repository: linkUses,
      enqueue: queue.enqueue,
      enqueueEmails,
      assertStrongPassword,
      limit: createLinkLimit(rateLimits),
      forgetFailedSignIns: limits.forget,
      knownBrowsers: createKnownBrowsers({ secret, clock }),
      clearCachedCaller,
      clock,
    }),
  });
  const passwords = createPasswordRepository(database);
  const ownPassword = createOwnPassword({
    repository: passwords,
    checkPassword,
    limit: createPasswordLimit(rateLimits),
    clock,
  });
  const deletion = createDeletionService({
    repository: createDeletionRepository(database),
    ownPassword,
    enqueueEmails,
    outside,
    clearCachedCaller,
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
      enqueueEmails,
      clearCachedCaller,
      clock,
    }),
    emailChange: createEmailChangeService({
      owners: linkStore,
      ownPassword,
      enqueueEmails: (...emails) => inTransaction((transaction) => enqueueEmails(transaction, ...emails)),
      emailSender,
      limits: mailLimits,
    }),
    dataExport: createDataExportService({
      repository: createDataExportRepository(database, clock),
      limit: createExportLimit(rateLimits),
      clock,
    }),
    deletion,
  });

  const unsubscribeLinks = createUnsubscribeLinks({ secret, webUrl, apiUrl });
  mountEmails(
    mount,
    createEmailPreferencesService({
      repository: createEmailPreferencesRepository(database),
      unsubscribeLinks,
    }),
  );
  const notifications = createNotificationEmailsRepository(database);
  const reports = createWeeklyReportRepository(database);
  const sending = { emailSender, unsubscribeLinks, webUrl };
  queue.handle(notificationEmailJob, createSendNotificationEmail({ ...sending, repository: notifications }));
  queue.handle(weeklyReportJob, createSendWeeklyReport({ ...sending, repository: reports }));
  const claims = { emailSender, inTransaction, enqueue: queue.enqueue, clock };
  return [
    ...signInJobs,
    deletionJob(deletion),
    ...mountPrivacyFeature(mount, { ...dependencies, emailSender, accountLinkSender, outside }),
    unverifiedAccountsJob(createUnverifiedAccountsRepository(database, outside), clock),
    endedConsentsJob({
      repository: createEndedConsentsRepository(database),
      inTransaction,
      enqueueEmails,
      clock,
    }),
    notificationEmailsJob({ ...claims, repository: notifications }),
    weeklyReportsJob({ ...claims, repository: reports }),
    ...mountParentsFeature(mount, {
      ...dependencies,
      ...claims,
      ...sending,
      rateLimits,
      emailLimits: mailLimits,
    }),
  ];
}

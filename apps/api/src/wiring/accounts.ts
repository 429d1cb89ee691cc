import type { Database } from '@markwell/database/connect';
import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import type { Clock } from '#platform/clock.ts';
import { createEmailSender } from '#platform/email-sending/send-email.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { RemoveFiles } from '#modules/media/media-removal.job.ts';
import type { RandomInt } from '#platform/random.ts';
import { createInTransaction } from '#platform/transaction.repository.ts';
import {
  accountEmailJob,
  createEnqueueAccountEmails,
} from '#modules/accounts/account-links/account-email.job.ts';
import { createSendAccountEmail } from '#modules/accounts/account-links/send-account-email.ts';
import { createLinksRepository } from '#modules/accounts/account-links/account-links.repository.ts';
import { createRegistrationsRepository } from '#modules/accounts/account-links/registrations.repository.ts';
import { createAccountLinkSender } from '#modules/accounts/account-links/account-link-sender.ts';
import { createAssertStrongPassword } from '#modules/accounts/assert-strong-password.ts';
import { createCheckPassword } from '#modules/accounts/check-password.ts';
import type { RequireRecentConfirmation } from '#modules/accounts/confirmation/require-recent-confirmation.ts';
import { createKnownBrowsers } from '#modules/accounts/known-browsers.ts';
import { createDataExportRepository } from '#modules/privacy/personal-data/data-export.repository.ts';
import type { SessionTokens } from '#modules/accounts/session-tokens.ts';
import { accountLinkRequestJob } from '#modules/registration/account-link-request.job.ts';
import { createSendRequestedLink } from '#modules/registration/send-requested-link.service.ts';
import { mountAccount } from '#modules/registration/account.router.ts';
import { endedConsentsJob } from '#modules/registration/ended-consents.job.ts';
import { createEndedConsentsRepository } from '#modules/registration/ended-consents.repository.ts';
import { createGiveAgeService } from '#modules/registration/give-age.service.ts';
import { createRegistrationRepository } from '#modules/registration/registration.repository.ts';
import { createRegistrationService } from '#modules/registration/registration.service.ts';
import { createRequestAccountLinkService } from '#modules/registration/request-account-link.service.ts';
import { unverifiedAccountsJob } from '#modules/registration/unverified-accounts.job.ts';
import { createUnverifiedAccountsRepository } from '#modules/registration/unverified-accounts.repository.ts';
import { createUseAccountLinkRepository } from '#modules/registration/use-account-link.repository.ts';
import { createUseAccountLinkService } from '#modules/registration/use-account-link.service.ts';
import { createEmailPreferencesRepository } from '#modules/notifications/emails/email-preferences.repository.ts';
import { createEmailPreferencesService } from '#modules/notifications/emails/email-preferences.service.ts';
import { mountEmails } from '#modules/notifications/emails/emails.router.ts';
import { createNotificationEmailsRepository } from '#modules/notifications/emails/notification-emails.repository.ts';
import {
  createSendNotificationEmail,
  notificationEmailJob,
  notificationEmailsJob,
} from '#modules/notifications/emails/notification-emails.service.ts';
import { createUnsubscribeLinks } from '#modules/notifications/emails/unsubscribe-links.ts';
import { createWeeklyReportRepository } from '#modules/notifications/emails/weekly-report.repository.ts';
import {
  createSendWeeklyReport,
  weeklyReportJob,
  weeklyReportsJob,
} from '#modules/notifications/emails/weekly-report.service.ts';
import { createDataExportService } from '#modules/privacy/personal-data/data-export.service.ts';
import { createDeletionRepository } from '#modules/privacy/personal-data/deletion.repository.ts';
import { createDeletionService, deletionJob } from '#modules/privacy/personal-data/deletion.service.ts';
import { createEmailChangeService } from '#modules/settings/email-change.service.ts';
import { createOwnPassword } from '#modules/accounts/own-password.ts';
import { createPasswordRepository } from '#modules/accounts/password.repository.ts';
import { createPasswordService } from '#modules/settings/password.service.ts';
import { createProfileRepository } from '#modules/settings/profile.repository.ts';
import { createProfileService } from '#modules/settings/profile.service.ts';
import { createUsersRepository } from '#modules/settings/users.repository.ts';
import { mountUsers } from '#modules/settings/users.router.ts';
import { createUsersService } from '#modules/settings/users.service.ts';
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
import type { CreateCounter } from '../http/security/rate-limits.repository.ts';
import type { GoogleSignIn } from '#platform/google/google.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { removeEmailsFrom } from '#platform/mail/remove-emails.ts';
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
  rateLimits: CreateCounter;
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

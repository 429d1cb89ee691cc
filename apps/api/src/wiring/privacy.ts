import type { Database } from '@markwell/database/connect';
import type { Clock } from '#platform/clock.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { createInTransaction } from '#platform/transaction.repository.ts';
import type { AccountLinkSender } from '#modules/accounts/account-links/account-link-sender.ts';
import type { OutsideDatabase } from '#modules/privacy/personal-data/erase-if-due.repository.ts';
import {
  createSendInactiveAccountEmail,
  inactiveAccountEmailJob,
} from '#modules/privacy/send-inactive-account-email.ts';
import { inactiveAccountsJob } from '#modules/privacy/inactive-accounts.job.ts';
import { createInactiveAccountsRepository } from '#modules/privacy/inactive-accounts.repository.ts';
import { oldRecordsJob } from '#modules/privacy/old-records.job.ts';
import { createOldRecordsRepository } from '#modules/privacy/old-records.repository.ts';
import { mountPrivacy } from '#modules/privacy/privacy.router.ts';
import { warningDays, type Retention } from '#modules/privacy/retention.ts';
import type { Mount } from '../http/mount.ts';
import type { Mail } from '#platform/mail/mail.ts';

/** What the privacy notice says about this installation. */
export interface PrivacySettings {
  operator: { name: string | undefined; contact: string | undefined; processors: readonly string[] };
  retention: Retention;
  hasMailServer: boolean;
  /** A language model writes drafts of questions. */
  hasContentGeneration: boolean;
}

interface Dependencies extends PrivacySettings {
  database: Database;
  clock: Clock;
  mail: Mail;
  emailSender: EmailSender;
  queue: JobQueue;
  accountLinkSender: AccountLinkSender;
  outside: OutsideDatabase;
  google: object | undefined;
  webUrl: string;
  clearCachedCaller: (userId: string) => void;
}

/** Wires the privacy notice and the jobs of the retention schedule. */
export function mountPrivacyFeature(mount: Mount, dependencies: Dependencies): PeriodicJob[] {
  const { operator, retention, hasMailServer, hasContentGeneration, google, database, queue } = dependencies;
  mountPrivacy(mount, {
    operator: {
      name: operator.name ?? null,
      contact: operator.contact ?? null,
      processors: [...operator.processors],
    },
    uses: {
      mailServer: hasMailServer,
      google: google !== undefined,
      contentGeneration: hasContentGeneration,
    },
    months: {
      inactiveAccounts: retention.inactiveAccountMonths,
      answerDetails: retention.answerDetailMonths,
      auditLog: retention.auditLogMonths,
      notifications: retention.notificationMonths,
    },
    warningDays,
  });
  const repository = createInactiveAccountsRepository(database);
  queue.handle(inactiveAccountEmailJob, createSendInactiveAccountEmail({ ...dependencies, repository }));
  const inTransaction = createInTransaction(database);
  return [
    inactiveAccountsJob({ ...dependencies, repository, inTransaction, enqueue: queue.enqueue }),
    oldRecordsJob({ ...dependencies, repository: createOldRecordsRepository(database) }),
  ];
}

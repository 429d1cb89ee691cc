import type { Database } from '@markwell/database/connect';
import { createSecondFactorRequirementsRepository } from '#modules/accounts/second-factor/second-factor-requirements.repository.ts';
import { mountSecondFactorRequirements } from '#modules/accounts/second-factor/second-factor-requirements.router.ts';
import { createSecondFactorRequirementsService } from '#modules/accounts/second-factor/second-factor-requirements.service.ts';
import { createBulkUsersRepository } from '#modules/users/bulk-users.repository.ts';
import { createBulkUsersService } from '#modules/users/bulk-users.service.ts';
import { createChangeUser } from '#modules/users/change-user.service.ts';
import { createCorrectUserService } from '#modules/users/correct-user.service.ts';
import { createEndSessionsService } from '#modules/users/end-sessions.service.ts';
import { createListUsersRepository } from '#modules/users/list-users.repository.ts';
import { createManageSchoolsRepository } from '#modules/users/manage-schools.repository.ts';
import { createManageSchoolsService } from '#modules/users/manage-schools.service.ts';
import { createSchoolsRepository } from '#modules/users/schools.repository.ts';
import { createUserDataService } from '#modules/users/user-data.service.ts';
import { createSendUserMessage, userMessageJob } from '#modules/users/user-message.job.ts';
import { createUserParentLinksService } from '#modules/users/user-parent-links.service.ts';
import {
  mountBulkUsers,
  mountCorrectUser,
  mountManageSchools,
  mountManageUsers,
  mountUserData,
  mountUserParentLinks,
} from '#modules/users/users.router.ts';
import { createManageUsersService } from '#modules/users/users.service.ts';
import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import type { RecordReading } from '#modules/audit/record-reading.ts';
import type { Clock } from '#platform/clock.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { RemoveFiles } from '#modules/media/media-removal.job.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import { createLinksRepository } from '#modules/accounts/account-links/account-links.repository.ts';
import type { EnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import type { RequireRecentConfirmation } from '#modules/accounts/confirmation/require-recent-confirmation.ts';
import { createDataExportRepository } from '#modules/privacy/personal-data/data-export.repository.ts';
import type { Mount } from '../http/mount.ts';
import { createAdminEmailLimit, createEmailLimits } from '../http/security/rate-limits.ts';
import type { CreateCounter } from '../http/security/rate-limits.repository.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { removeEmailsFrom } from '#platform/mail/remove-emails.ts';

interface AdminUsersDependencies {
  database: Database;
  clock: Clock;
  removeFiles: RemoveFiles;
  mail: Mail;
  clearCachedCaller: (userId: string) => void;
  clearCachedCallers: () => void;
  secondFactorPolicy: SecondFactorPolicy;
  recordReading: RecordReading;
  requireRecentConfirmation: RequireRecentConfirmation;
  queue: JobQueue;
  enqueueEmails: EnqueueAccountEmails;
  emailSender: EmailSender;
  rateLimits: CreateCounter;
  inTransaction: InTransaction;
  inLongTransaction: InTransaction;
}

/** Wires repository -> service -> router for users: changing one or many, their personal data. */
export function mountAdminUsers(mount: Mount, dependencies: AdminUsersDependencies): void {
  const { database, clock, removeFiles, mail, clearCachedCaller, recordReading } = dependencies;
  const { requireRecentConfirmation, queue, enqueueEmails, emailSender, rateLimits } = dependencies;
  const { inTransaction, inLongTransaction } = dependencies;
  const links = createLinksRepository(database);
  queue.handle(userMessageJob, createSendUserMessage({ owners: links, emailSender }));
  const changeUser = createChangeUser({ inTransaction, clearCachedCaller });
  const schools = createSchoolsRepository(database);
  const emailLimits = {
    recipient: createEmailLimits(rateLimits).recipient,
    sender: createAdminEmailLimit(rateLimits),
  };
  mountBulkUsers(
    mount,
    createBulkUsersService({
      repository: createBulkUsersRepository(database),
      list: createListUsersRepository(database),
      schools,
      changeUser,
      emailSender,
      enqueue: queue.enqueue,
      recipientLimit: emailLimits.recipient,
      senderLimit: emailLimits.sender,
      clock,
    }),
    requireRecentConfirmation,
  );
  const users = createManageUsersService({
    inTransaction,
    users: createListUsersRepository(database),
    schools,
    emailSender,
    enqueueEmails,
    emailLimits,
    changeUser,
    recordReading,
    clock,
  });
  mountManageUsers(
    mount,
    users,
    createEndSessionsService({
      inTransaction,
      owners: links,
      enqueueEmails,
      clearCachedCaller,
    }),
    requireRecentConfirmation,
  );
  mountManageSchools(
    mount,
    createManageSchoolsService({
      repository: createManageSchoolsRepository(database),
      inTransaction,
      inLongTransaction,
      clearCachedCallers: dependencies.clearCachedCallers,
    }),
    requireRecentConfirmation,
  );
  mountCorrectUser(
    mount,
    createCorrectUserService({
      inTransaction,
      enqueueEmails,
      emailSender,
      emailLimits,
      recordReading,
      clearCachedCaller,
      clock,
    }),
    users,
    requireRecentConfirmation,
  );
  mountUserData(
    mount,
    createUserDataService({
      inTransaction,
      inLongTransaction,
      users: createListUsersRepository(database),
      dataExport: createDataExportRepository(database, clock),
      outside: { removeFiles, removeEmails: removeEmailsFrom(mail) },
      clearCachedCaller,
      clock,
    }),
    requireRecentConfirmation,
  );
  mountSecondFactorRequirements(
    mount,
    createSecondFactorRequirementsService({
      repository: createSecondFactorRequirementsRepository(database),
      schools,
      policy: dependencies.secondFactorPolicy,
      inTransaction,
      clearCachedCallers: dependencies.clearCachedCallers,
      clock,
    }),
    requireRecentConfirmation,
  );
  mountUserParentLinks(mount, createUserParentLinksService({ inTransaction, recordReading, clock }));
}

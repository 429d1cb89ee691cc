import type { Database } from '@markwell/database/connect';
import type { Clock } from '#platform/clock.ts';
import { createEmailSender } from '#platform/email-sending/send-email.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { RandomInt } from '#platform/random.ts';
import { createInTransaction } from '#platform/transaction.repository.ts';
import { createEnqueueAccountEmails } from '#modules/accounts/account-links/account-email.job.ts';
import { createLinksRepository } from '#modules/accounts/account-links/account-links.repository.ts';
import { classInvitationJob, createSendClassInvitation } from '#modules/classes/class-invitation.job.ts';
import { createClassTeachersService } from '#modules/classes/class-teachers.service.ts';
import { createClassesRepository } from '#modules/classes/classes.repository.ts';
import { mountClasses } from '#modules/classes/classes.router.ts';
import { createClassesService } from '#modules/classes/classes.service.ts';
import { createInvitationsRepository } from '#modules/classes/invitations.repository.ts';
import { createInvitationsService } from '#modules/classes/invitations.service.ts';
import { createJoinClassService } from '#modules/classes/join-class.service.ts';
import { createMembersRepository } from '#modules/classes/members.repository.ts';
import { createMembersService } from '#modules/classes/members.service.ts';
import type { Mount } from '../http/mount.ts';
import type { CreateCounter } from '../http/security/rate-limits.repository.ts';
import {
  createCodeEntryLimits,
  createEmailLimits,
  createInvitationLimit,
} from '../http/security/rate-limits.ts';
import type { Mail } from '#platform/mail/mail.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  randomInt: RandomInt;
  mail: Mail;
  queue: JobQueue;
  webUrl: string;
  rateLimits: CreateCounter;
}

/** Wires classes: their teachers, members and invitations. Returns their job. */
export function mountClassFeatures(mount: Mount, dependencies: Dependencies): PeriodicJob[] {
  const { database, clock, randomInt, mail, queue, webUrl, rateLimits } = dependencies;
  const inTransaction = createInTransaction(database);
  const emailSender = createEmailSender(mail);
  const repository = createClassesRepository(database);
  const members = createMembersRepository(database);
  const invitations = createInvitationsRepository(database);
  mountClasses(mount, {
    join: createJoinClassService({
      inTransaction,
      members,
      invitations,
      limits: createCodeEntryLimits(rateLimits, 'join-code'),
      owners: createLinksRepository(database),
      enqueueEmails: createEnqueueAccountEmails(queue.enqueue),
      senderLimit: createEmailLimits(rateLimits).sender,
      clock,
    }),
    classes: createClassesService({ inTransaction, repository, clock, randomInt }),
    members: createMembersService({ classes: repository, members, clock }),
    invitations: createInvitationsService({
      inTransaction,
      classes: repository,
      invitations,
      emailSender,
      enqueue: queue.enqueue,
      limit: createInvitationLimit(rateLimits),
      clock,
    }),
    teachers: createClassTeachersService({ inTransaction, clock }),
  });
  queue.handle(classInvitationJob, createSendClassInvitation({ invitations, emailSender, webUrl, clock }));
  return [
    { name: 'old class invitations', everySeconds: 3600, run: () => invitations.deleteExpired(clock()) },
  ];
}

import type { Database } from '@markwell/database/connect';
import type { Clock } from '#platform/clock.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import type { Enqueue } from '#platform/jobs/enqueue.repository.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { createChildSummaryRepository } from '#modules/parents/child-summary.repository.ts';
import type { RandomInt } from '#platform/random.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import { createParentReportRepository } from '#modules/parents/parent-report.repository.ts';
import {
  createSendParentReport,
  parentReportJob,
  parentReportsJob,
} from '#modules/parents/parent-report.service.ts';
import type { UnsubscribeLinks } from '#modules/notifications/emails/unsubscribe-links.ts';
import { createChildrenService } from '#modules/parents/children.service.ts';
import { createEndLink } from '#modules/parents/end-link.service.ts';
import { createInvitationsRepository } from '#modules/parents/invitations.repository.ts';
import { createInvitationsService } from '#modules/parents/invitations.service.ts';
import { linksAt18Job } from '#modules/parents/links-at-18.job.ts';
import { createOldLinksRepository } from '#modules/parents/old-links.repository.ts';
import { createPairingCodes } from '#modules/parents/pairing-codes.ts';
import { createSendParentInvitation, parentInvitationJob } from '#modules/parents/parent-invitation.job.ts';
import { createParentsRepository } from '#modules/parents/parents.repository.ts';
import { mountParents } from '#modules/parents/parents.router.ts';
import { createParentsService } from '#modules/parents/parents.service.ts';
import type { Mount } from '../http/mount.ts';
import { createCodeEntryLimits, createLinkLimit } from '../http/security/rate-limits.ts';
import type { CreateCounter } from '../http/security/rate-limits.repository.ts';

interface Dependencies {
  database: Database;
  queue: JobQueue;
  inTransaction: InTransaction;
  enqueue: Enqueue;
  emailSender: EmailSender;
  unsubscribeLinks: UnsubscribeLinks;
  rateLimits: CreateCounter;
  emailLimits: Record<'recipient' | 'sender', { consume: (key: string) => Promise<void> }>;
  /** Its key hashes codes. */
  secret: string;
  randomInt: RandomInt;
  webUrl: string;
  clock: Clock;
}

/** Wires what parents see, who lets them, and their weekly e-mail. Returns the jobs. */
export function mountParentsFeature(mount: Mount, dependencies: Dependencies): PeriodicJob[] {
  const { database, queue, rateLimits } = dependencies;
  const repository = createParentsRepository(database);
  const summaries = createChildSummaryRepository(database, dependencies.clock);
  const codes = createPairingCodes(dependencies);
  mountParents(mount, {
    parents: createParentsService({ ...dependencies, repository, codes }),
    children: createChildrenService({
      ...dependencies,
      repository,
      summaries,
      codes,
      limits: createCodeEntryLimits(rateLimits, 'pairing'),
    }),
    invitations: createInvitationsService({
      ...dependencies,
      repository,
      limit: createLinkLimit(rateLimits),
    }),
    endLink: createEndLink({ ...dependencies, repository }),
  });
  queue.handle(
    parentInvitationJob,
    createSendParentInvitation({ ...dependencies, repository: createInvitationsRepository(database) }),
  );
  const reports = createParentReportRepository(database);
  queue.handle(parentReportJob, createSendParentReport({ ...dependencies, repository: reports, summaries }));
  return [
    linksAt18Job({ ...dependencies, repository: createOldLinksRepository(database) }),
    parentReportsJob({ ...dependencies, repository: reports }),
  ];
}

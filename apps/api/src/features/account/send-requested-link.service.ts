import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { JobHandler } from '../../domain/jobs/job-queue.ts';
import type { InTransaction } from '../../domain/transaction.repository.ts';
import type {
  AccountEmail,
  EnqueueAccountEmails,
} from '../../domain/users/account-links/account-email.job.ts';
import type {
  LinkOwner,
  LinksRepository,
} from '../../domain/users/account-links/account-links.repository.ts';
import { needsParentalConsent } from '../../domain/users/needs-parental-consent.ts';
import type { AccountLinkRequest } from './account-link-request.job.ts';
import type { EmailLimits, ResetLimits } from './email-limits.ts';
import { purposeOf } from './link-purpose.ts';
import { recordResetRequest } from './reset-requests.repository.ts';

interface Dependencies {
  repository: Pick<LinksRepository, 'find' | 'findOwner'>;
  inTransaction: InTransaction;
  enqueueEmails: EnqueueAccountEmails;
  recipientLimit: EmailLimits['recipient'];
  resetLimit: ResetLimits['account'];
  clock: Clock;
}

/** Decides which e-mail a requested link needs, if any, and stores it as a job. */
export function createSendRequestedLink(dependencies: Dependencies): JobHandler<AccountLinkRequest> {
  const { repository, inTransaction, enqueueEmails, recipientLimit, resetLimit, clock } = dependencies;

  const enqueue = (...emails: AccountEmail[]) =>
    inTransaction((transaction) => enqueueEmails(transaction, ...emails));

  async function sendMissingLink({ id: userId, ...owner }: LinkOwner): Promise<void> {
    if (!owner.isActive) return;
    if (owner.emailVerifiedAt === null) {
      if (owner.passwordHash !== null) await enqueue({ email: 'verification', userId });
    } else if (
      owner.parentEmail !== null &&
      needsParentalConsent(owner) &&
      owner.consentWithdrawnAt === null // A parent who has said no is not asked again.
    ) {
      await recipientLimit.consume(owner.parentEmail);
      await enqueue({ email: 'consent', userId });
    }
  }

  async function sendReset({ id: userId, isActive }: LinkOwner, idempotencyKey?: string): Promise<void> {
    if (!isActive) return;
    await inTransaction(async (transaction) => {
      if (!(await recordResetRequest(transaction, { userId, idempotencyKey, now: clock() }))) return;
      await resetLimit.consume(userId);
      await enqueueEmails(transaction, { email: 'reset', userId });
    });
  }

  async function renew(purpose: string, tokenHash: string): Promise<void> {
    const link = await repository.find(new Uint8Array(Buffer.from(tokenHash, 'base64')));
    if (!link || purposeOf(link.kind) !== purpose) return;
    await recipientLimit.consume(link.email);
    if (link.kind === 'RESET_PASSWORD') {
      if (link.user.isActive) await enqueue({ email: 'reset', userId: link.user.id });
      return;
    }
    if (link.kind !== 'CHANGE_EMAIL') return sendMissingLink(link.user);
    if (link.usedAt !== null) return;
    const [userId, newEmail] = [link.user.id, link.email];
    await enqueue(
      { email: 'email-change', userId, newEmail },
      { email: 'email-change-warning', userId, to: link.user.email, newEmail },
    );
  }

  async function send(job: AccountLinkRequest): Promise<void> {
    if (job.request === 'renewal') return renew(job.purpose, job.tokenHash);
    const owner = await repository.findOwner({ email: job.email });
    if (!owner) return;
    if (job.request === 'missing-link') return sendMissingLink(owner);
    await sendReset(owner, job.idempotencyKey);
  }

  /** Without an e-mail when there were many: the links that were sent before still work. */
  return async (job) => {
    try {
      await send(job);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS')) throw error;
    }
  };
}

import { DomainError } from '../../domain/domain-error.ts';
import type { JobHandler } from '../../domain/jobs/job-queue.ts';
import type { AccountEmail } from '../../domain/users/account-links/account-email.job.ts';
import type {
  LinkOwner,
  LinksRepository,
} from '../../domain/users/account-links/account-links.repository.ts';
import { needsParentalConsent } from '../../domain/users/needs-parental-consent.ts';
import type { AccountLinkRequest } from './account-link-request.job.ts';
import type { EmailLimits, ResetLimits } from './email-limits.ts';
import { purposeOf } from './link-purpose.ts';

interface Dependencies {
  repository: Pick<LinksRepository, 'find' | 'findOwner'>;
  enqueueEmails: (...emails: AccountEmail[]) => Promise<void>;
  recipientLimit: EmailLimits['recipient'];
  resetLimit: ResetLimits['account'];
}

/** Decides which e-mail a requested link needs, if any, and stores it as a job. */
export function createSendRequestedLink(dependencies: Dependencies): JobHandler<AccountLinkRequest> {
  const { repository, enqueueEmails, recipientLimit, resetLimit } = dependencies;

  async function sendMissingLink({ id: userId, ...owner }: LinkOwner): Promise<void> {
    if (!owner.isActive) return;
    if (owner.emailVerifiedAt === null) {
      if (owner.passwordHash !== null) await enqueueEmails({ email: 'verification', userId });
    } else if (
      owner.parentEmail !== null &&
      needsParentalConsent(owner) &&
      owner.consentWithdrawnAt === null // A parent who has said no is not asked again.
    ) {
      await recipientLimit.consume(owner.parentEmail);
      await enqueueEmails({ email: 'consent', userId });
    }
  }

  async function sendReset({ id, isActive }: LinkOwner): Promise<void> {
    if (isActive) await enqueueEmails({ email: 'reset', userId: id });
  }

  async function renew(purpose: string, tokenHash: string): Promise<void> {
    const link = await repository.find(new Uint8Array(Buffer.from(tokenHash, 'base64')));
    if (!link || purposeOf(link.kind) !== purpose) return;
    await recipientLimit.consume(link.email);
    if (link.kind === 'RESET_PASSWORD') return sendReset(link.user);
    if (link.kind !== 'CHANGE_EMAIL') return sendMissingLink(link.user);
    if (link.usedAt !== null) return;
    const [userId, newEmail] = [link.user.id, link.email];
    await enqueueEmails(
      { email: 'email-change', userId, newEmail },
      { email: 'email-change-warning', userId, to: link.user.email, newEmail },
    );
  }

  async function send(job: AccountLinkRequest): Promise<void> {
    if (job.request === 'renewal') return renew(job.purpose, job.tokenHash);
    const owner = await repository.findOwner({ email: job.email });
    if (!owner) return;
    if (job.request === 'missing-link') return sendMissingLink(owner);
    await resetLimit.consume(owner.id);
    await sendReset(owner);
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

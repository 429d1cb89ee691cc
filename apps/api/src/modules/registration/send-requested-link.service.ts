import type { Clock } from '#platform/clock.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type {
  AccountEmail,
  EnqueueAccountEmails,
} from '#modules/accounts/account-links/account-email.job.ts';
import type { LinkOwner, LinksRepository } from '#modules/accounts/account-links/account-links.repository.ts';
import type {
  PendingRegistration,
  RegistrationsRepository,
} from '#modules/accounts/account-links/registrations.repository.ts';
import { needsParentalConsent } from '#modules/accounts/needs-parental-consent.ts';
import type { AccountLinkRequest } from './account-link-request.job.ts';
import type { EmailLimits, ResetLimits } from './email-limits.ts';
import { purposeOf } from './link-purpose.ts';
import { recordLinkRequest, recordResetRequest } from './link-requests.repository.ts';

interface Dependencies {
  repository: Pick<LinksRepository, 'find' | 'findOwner'>;
  registrations: Pick<RegistrationsRepository, 'findByLink' | 'findLatest'>;
  inTransaction: InTransaction;
  enqueueEmails: EnqueueAccountEmails;
  recipientLimit: EmailLimits['recipient'];
  resetLimit: ResetLimits['account'];
  clock: Clock;
}

type Renewal = Extract<AccountLinkRequest, { request: 'renewal' }>;
/** Both requests for a reset link have the same limits. */
type ResetRequest = Extract<AccountLinkRequest, { request: 'reset' | 'renewal' }>;

/** Decides which e-mail a requested link needs, if any, and stores it as a job. */
export function createSendRequestedLink(dependencies: Dependencies): JobHandler<AccountLinkRequest> {
  const { repository, registrations, inTransaction, enqueueEmails, recipientLimit, resetLimit, clock } =
    dependencies;

  /** Stores what the request needs for this address, unless it is a repeat. */
  const enqueueOnce = (job: AccountLinkRequest, email: string, ...emails: AccountEmail[]) =>
    inTransaction(async (transaction) => {
      const request = { email, idempotencyKey: job.idempotencyKey, now: clock() };
      if (!(await recordLinkRequest(transaction, job.request, request))) return;
      await enqueueEmails(transaction, ...emails);
    });

  const sendRegistered = (job: AccountLinkRequest, { id, email: to }: PendingRegistration) =>
    enqueueOnce(job, to, { email: 'registered', to, registrationId: id });

  async function sendMissingLink(
    job: AccountLinkRequest,
    { id: userId, ...owner }: LinkOwner,
  ): Promise<void> {
    if (!owner.isActive) return;
    if (owner.emailVerifiedAt === null) {
      // An administrator created the account. A new password confirms the address.
      await enqueueOnce(job, owner.email, { email: 'reset', userId });
    } else if (
      owner.parentEmail !== null &&
      needsParentalConsent(owner) &&
      owner.consentWithdrawnAt === null // A parent who has said no is not asked again.
    ) {
      await recipientLimit.consume(owner.parentEmail);
      await enqueueOnce(job, owner.email, { email: 'consent', userId });
    }
  }

  async function sendReset(job: ResetRequest, { id: userId, email, isActive }: LinkOwner): Promise<void> {
    if (!isActive) return;
    await inTransaction(async (transaction) => {
      const request = { email, idempotencyKey: job.idempotencyKey, now: clock() };
      if (!(await recordResetRequest(transaction, job.request, request))) return;
      await resetLimit.consume(userId);
      await enqueueEmails(transaction, { email: 'reset', userId });
    });
  }

  async function renew(job: Renewal): Promise<void> {
    const tokenHash = new Uint8Array(Buffer.from(job.tokenHash, 'base64'));
    const pending = job.purpose === 'verify' ? await registrations.findByLink(tokenHash) : undefined;
    if (pending) {
      await recipientLimit.consume(pending.registration.email);
      return sendRegistered(job, pending.registration);
    }
    const link = await repository.find(tokenHash);
    if (!link || purposeOf(link.kind) !== job.purpose) return;
    if (link.kind === 'RESET_PASSWORD') return sendReset(job, link.user);
    await recipientLimit.consume(link.email);
    const [userId, newEmail] = [link.user.id, link.email];
    if (link.kind !== 'CHANGE_EMAIL') return sendMissingLink(job, link.user);
    if (link.usedAt !== null) return;
    await enqueueOnce(
      job,
      link.user.email,
      { email: 'email-change', userId, newEmail },
      { email: 'email-change-warning', userId, to: link.user.email, newEmail },
    );
  }

  async function send(job: AccountLinkRequest): Promise<void> {
    if (job.request === 'renewal') return renew(job);
    const owner = await repository.findOwner({ email: job.email });
    if (!owner) {
      // Also for a forgotten password: the address has to be confirmed first.
      const registration = await registrations.findLatest(job.email);
      if (registration) await sendRegistered(job, registration);
      return;
    }
    if (job.request === 'missing-link') return sendMissingLink(job, owner);
    await sendReset(job, owner);
  }

  // Without an e-mail when there were many: the links that were sent before still work.
  return async (job) => {
    try {
      await send(job);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS')) throw error;
    }
  };
}

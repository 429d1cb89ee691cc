import { DomainError } from '#platform/domain-error.ts';
import {
  type AccountEmail,
  enqueueAccountEmails,
} from '#modules/accounts/account-links/account-email.job.ts';
import {
  type LinkOwner,
  findLink,
  findLinkOwner,
} from '#modules/accounts/account-links/account-links.repository.ts';
import {
  type PendingRegistration,
  findRegistrationByLink,
  findLatestRegistration,
} from '#modules/accounts/account-links/registrations.repository.ts';
import { needsParentalConsent } from '#modules/accounts/needs-parental-consent.ts';
import type { AccountLinkRequest } from './account-link-request.job.ts';
import { purposeOf } from './link-purpose.ts';
import { recordLinkRequest, recordResetRequest } from './link-requests.repository.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

type Renewal = Extract<AccountLinkRequest, { request: 'renewal' }>;
/** Both requests for a reset link have the same limits. */
type ResetRequest = Extract<AccountLinkRequest, { request: 'reset' | 'renewal' }>;

/** Stores what the request needs for this address, unless it is a repeat. */
function enqueueOnce(context: Context, job: AccountLinkRequest, email: string, ...emails: AccountEmail[]) {
  return inTransaction(context.db, async (transaction) => {
    const request = { email, idempotencyKey: job.idempotencyKey, now: context.clock() };
    if (!(await recordLinkRequest(transaction, job.request, request))) return;
    await enqueueAccountEmails(context, transaction, ...emails);
  });
}

function sendRegistered(context: Context, job: AccountLinkRequest, { id, email: to }: PendingRegistration) {
  return enqueueOnce(context, job, to, { email: 'registered', to, registrationId: id });
}

async function sendMissingLink(
  context: Context,
  job: AccountLinkRequest,
  { id: userId, ...owner }: LinkOwner,
): Promise<void> {
  if (!owner.isActive) return;
  if (owner.emailVerifiedAt === null) {
    // An administrator created the account. A new password confirms the address.
    await enqueueOnce(context, job, owner.email, { email: 'reset', userId });
  } else if (
    owner.parentEmail !== null &&
    needsParentalConsent(owner) &&
    owner.consentWithdrawnAt === null // A parent who has said no is not asked again.
  ) {
    await context.limits.email.recipient.consume(owner.parentEmail);
    await enqueueOnce(context, job, owner.email, { email: 'consent', userId });
  }
}

async function sendReset(
  context: Context,
  job: ResetRequest,
  { id: userId, email, isActive }: LinkOwner,
): Promise<void> {
  if (!isActive) return;
  await inTransaction(context.db, async (transaction) => {
    const request = { email, idempotencyKey: job.idempotencyKey, now: context.clock() };
    if (!(await recordResetRequest(transaction, job.request, request))) return;
    await context.limits.reset.account.consume(userId);
    await enqueueAccountEmails(context, transaction, { email: 'reset', userId });
  });
}

async function renew(context: Context, job: Renewal): Promise<void> {
  const tokenHash = new Uint8Array(Buffer.from(job.tokenHash, 'base64'));
  const pending = job.purpose === 'verify' ? await findRegistrationByLink(context.db, tokenHash) : undefined;
  if (pending) {
    await context.limits.email.recipient.consume(pending.registration.email);
    return sendRegistered(context, job, pending.registration);
  }
  const link = await findLink(context.db, tokenHash);
  if (!link || purposeOf(link.kind) !== job.purpose) return;
  if (link.kind === 'RESET_PASSWORD') return sendReset(context, job, link.user);
  await context.limits.email.recipient.consume(link.email);
  const [userId, newEmail] = [link.user.id, link.email];
  if (link.kind !== 'CHANGE_EMAIL') return sendMissingLink(context, job, link.user);
  if (link.usedAt !== null) return;
  await enqueueOnce(
    context,
    job,
    link.user.email,
    { email: 'email-change', userId, newEmail },
    { email: 'email-change-warning', userId, to: link.user.email, newEmail },
  );
}

async function send(context: Context, job: AccountLinkRequest): Promise<void> {
  if (job.request === 'renewal') return renew(context, job);
  const owner = await findLinkOwner(context.db, { email: job.email });
  if (!owner) {
    // Also for a forgotten password: the address has to be confirmed first.
    const registration = await findLatestRegistration(context.db, job.email);
    if (registration) await sendRegistered(context, job, registration);
    return;
  }
  if (job.request === 'missing-link') return sendMissingLink(context, job, owner);
  await sendReset(context, job, owner);
}

/** Decides which e-mail a requested link needs, if any, and stores it as a job. */
export async function sendRequestedLink(context: Context, job: AccountLinkRequest): Promise<void> {
  try {
    await send(context, job);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS')) throw error;
  }
}

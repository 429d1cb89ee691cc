import type { AccountEmail } from './account-email.job.ts';
import type { LinkOwner } from './account-links.repository.ts';
import type { Context } from '#context.ts';
import { findLinkOwner } from './account-links.repository.ts';
import { removeRegistration, findRegistration, hasEarlierRegistration } from './registrations.repository.ts';
import {
  sendAccountExists,
  sendVerificationLink,
  sendEmailChangeLink,
  sendEmailChangeWarning,
  sendResetEmail,
  sendConsentLink,
  sendEmailChanged,
  sendConsentGiven,
  sendWithdrawalDone,
  sendConsentWithdrawn,
  sendConsentEnded,
  sendConsentEndedToParent,
  sendClassJoined,
  sendPasswordChanged,
  sendSignedOut,
  sendDeletionRequested,
  sendParentAgreed,
  sendSecondFactorNotice,
} from './account-link-sender.ts';

type Registered = Extract<AccountEmail, { email: 'registered' }>;
type EmailChange = Extract<AccountEmail, { email: 'email-change' }>;
type EmailChangeWarning = Extract<AccountEmail, { email: 'email-change-warning' }>;
type OfAccount = Exclude<AccountEmail, Registered>;

async function sendRegistered(context: Context, { to, registrationId }: Registered): Promise<void> {
  if (await findLinkOwner(context.db, { email: to })) {
    await removeRegistration(context.db, registrationId);
    await sendAccountExists(context, to);
    return;
  }
  const registration = await findRegistration(context.db, registrationId);
  if (!registration) return;
  await sendVerificationLink(context, registration, await hasEarlierRegistration(context.db, registration));
}

async function sendEmailChange(context: Context, owner: LinkOwner, change: EmailChange): Promise<void> {
  const other = await findLinkOwner(context.db, { email: change.newEmail });
  if (other === undefined) await sendEmailChangeLink(context, owner, change);
  else if (other.id !== owner.id) await sendAccountExists(context, change.newEmail);
}

/** The address may belong to another account: then nothing changes, and there is nothing to warn of. */
async function warnOfEmailChange(
  context: Context,
  owner: LinkOwner,
  warning: EmailChangeWarning,
): Promise<void> {
  const other = await findLinkOwner(context.db, { email: warning.newEmail });
  if (other !== undefined && other.id !== owner.id) return;
  await sendEmailChangeWarning(context, noticeOf(owner, warning), warning);
}

function sendTo(context: Context, owner: LinkOwner, job: OfAccount): Promise<void> {
  switch (job.email) {
    case 'reset':
      return sendResetEmail(context, owner);
    case 'consent':
      return owner.parentEmail === null
        ? Promise.resolve()
        : sendConsentLink(context, owner, owner.parentEmail);
    case 'email-change':
      return sendEmailChange(context, owner, job);
    case 'email-change-warning':
      return warnOfEmailChange(context, owner, job);
    case 'email-changed':
      return sendEmailChanged(context, noticeOf(owner, job), job.newEmail);
    case 'consent-given':
      return sendConsentGiven(context, owner, job.to);
    case 'withdrawal-done':
      return sendWithdrawalDone(context, owner, job.to, dateOrNull(job.deletionDueAt));
    case 'consent-withdrawn':
      return sendConsentWithdrawn(context, noticeOf(owner, job), dateOrNull(job.deletionDueAt));
    case 'consent-ended':
      return sendConsentEnded(context, noticeOf(owner, job), {
        wasBlocked: job.wasBlocked,
        deletionDueAt: dateOrNull(job.deletionDueAt),
      });
    case 'consent-ended-parent':
      return sendConsentEndedToParent(context, owner, job.to);
    case 'class-joined':
      return sendClassJoined(context, owner, job.to, job.joined);
    case 'password-changed':
      return sendPasswordChanged(context, noticeOf(owner, job));
    case 'signed-out':
      return sendSignedOut(context, noticeOf(owner, job));
    case 'deletion-requested':
      return sendDeletionRequested(context, noticeOf(owner, job), new Date(job.deletionDueAt));
    case 'parent-agreed':
      return sendParentAgreed(context, noticeOf(owner, job));
    case 'second-factor':
      return sendSecondFactorNotice(context, noticeOf(owner, job), job.event);
  }
}

/** Sends the e-mail of a job; nothing when the account has been deleted meanwhile. */
export async function sendAccountEmail(context: Context, job: AccountEmail): Promise<void> {
  if (job.email === 'registered') return sendRegistered(context, job);
  const owner = await findLinkOwner(context.db, { id: job.userId });
  if (owner) await sendTo(context, owner, job);
}

const noticeOf = ({ name }: LinkOwner, { to }: { to: string }) => ({ name, email: to });

const dateOrNull = (at: string | null) => (at === null ? null : new Date(at));

import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { AccountEmail } from './account-email.job.ts';
import type { LinkOwner, LinksRepository } from './account-links.repository.ts';
import type { AccountLinkSender } from './account-link-sender.ts';
import type { RegistrationsRepository } from './registrations.repository.ts';

interface Dependencies {
  owners: Pick<LinksRepository, 'findOwner'>;
  registrations: Pick<RegistrationsRepository, 'find' | 'remove' | 'hasEarlier'>;
  accountLinkSender: AccountLinkSender;
}

type Registered = Extract<AccountEmail, { email: 'registered' }>;
type EmailChange = Extract<AccountEmail, { email: 'email-change' }>;
type EmailChangeWarning = Extract<AccountEmail, { email: 'email-change-warning' }>;
type OfAccount = Exclude<AccountEmail, Registered>;

/** Sends the e-mail of a job; nothing when the account has been deleted meanwhile. */
export function createSendAccountEmail({
  owners,
  registrations,
  accountLinkSender,
}: Dependencies): JobHandler<AccountEmail> {
  async function sendRegistered({ to, registrationId }: Registered): Promise<void> {
    if (await owners.findOwner({ email: to })) {
      await registrations.remove(registrationId);
      await accountLinkSender.sendAccountExists(to);
      return;
    }
    const registration = await registrations.find(registrationId);
    if (!registration) return;
    await accountLinkSender.sendVerification(registration, await registrations.hasEarlier(registration));
  }

  async function sendEmailChange(owner: LinkOwner, change: EmailChange): Promise<void> {
    const other = await owners.findOwner({ email: change.newEmail });
    if (other === undefined) await accountLinkSender.sendEmailChange(owner, change);
    else if (other.id !== owner.id) await accountLinkSender.sendAccountExists(change.newEmail);
  }

  /** The address may belong to another account: then nothing changes, and there is nothing to warn of. */
  async function warnOfEmailChange(owner: LinkOwner, warning: EmailChangeWarning): Promise<void> {
    const other = await owners.findOwner({ email: warning.newEmail });
    if (other !== undefined && other.id !== owner.id) return;
    await accountLinkSender.sendEmailChangeWarning(noticeOf(owner, warning), warning);
  }

  function sendTo(owner: LinkOwner, job: OfAccount): Promise<void> {
    switch (job.email) {
      case 'reset':
        return accountLinkSender.sendReset(owner);
      case 'consent':
        return owner.parentEmail === null
          ? Promise.resolve()
          : accountLinkSender.sendConsent(owner, owner.parentEmail);
      case 'email-change':
        return sendEmailChange(owner, job);
      case 'email-change-warning':
        return warnOfEmailChange(owner, job);
      case 'email-changed':
        return accountLinkSender.sendEmailChanged(noticeOf(owner, job), job.newEmail);
      case 'consent-given':
        return accountLinkSender.sendConsentGiven(owner, job.to);
      case 'withdrawal-done':
        return accountLinkSender.sendWithdrawalDone(owner, job.to, dateOrNull(job.deletionDueAt));
      case 'consent-withdrawn':
        return accountLinkSender.sendConsentWithdrawn(noticeOf(owner, job), dateOrNull(job.deletionDueAt));
      case 'consent-ended':
        return accountLinkSender.sendConsentEnded(noticeOf(owner, job), {
          wasBlocked: job.wasBlocked,
          deletionDueAt: dateOrNull(job.deletionDueAt),
        });
      case 'consent-ended-parent':
        return accountLinkSender.sendConsentEndedToParent(owner, job.to);
      case 'class-joined':
        return accountLinkSender.sendClassJoined(owner, job.to, job.joined);
      case 'password-changed':
        return accountLinkSender.sendPasswordChanged(noticeOf(owner, job));
      case 'signed-out':
        return accountLinkSender.sendSignedOut(noticeOf(owner, job));
      case 'deletion-requested':
        return accountLinkSender.sendDeletionRequested(noticeOf(owner, job), new Date(job.deletionDueAt));
      case 'parent-agreed':
        return accountLinkSender.sendParentAgreed(noticeOf(owner, job));
      case 'second-factor':
        return accountLinkSender.sendSecondFactorNotice(noticeOf(owner, job), job.event);
    }
  }

  return async (job) => {
    if (job.email === 'registered') return sendRegistered(job);
    const owner = await owners.findOwner({ id: job.userId });
    if (owner) await sendTo(owner, job);
  };
}

const noticeOf = ({ name }: LinkOwner, { to }: { to: string }) => ({ name, email: to });

const dateOrNull = (at: string | null) => (at === null ? null : new Date(at));

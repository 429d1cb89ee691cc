import type { JobHandler } from '../../jobs/job-queue.ts';
import type { AccountEmail } from './account-email.job.ts';
import type { LinkOwner, LinksRepository } from './account-links.repository.ts';
import type { AccountLinkSender } from './account-link-sender.ts';

interface Dependencies {
  owners: Pick<LinksRepository, 'findOwner'>;
  accountLinkSender: AccountLinkSender;
}

type OfAccount = Exclude<AccountEmail, { email: 'registered' }>;

/** Sends the e-mail of a job; nothing when the account has been deleted meanwhile. */
export function createSendAccountEmail({
  owners,
  accountLinkSender,
}: Dependencies): JobHandler<AccountEmail> {
  async function sendEmailChange(owner: LinkOwner, newEmail: string): Promise<void> {
    const other = await owners.findOwner({ email: newEmail });
    if (other === undefined) await accountLinkSender.sendEmailChange(owner, newEmail);
    else if (other.id !== owner.id) await accountLinkSender.sendAccountExists(newEmail);
  }

  /** The address may belong to another account: then nothing changes, and there is nothing to warn of. */
  async function warnOfEmailChange(owner: LinkOwner, to: string, newEmail: string): Promise<void> {
    const other = await owners.findOwner({ email: newEmail });
    if (other !== undefined && other.id !== owner.id) return;
    await accountLinkSender.sendEmailChangeWarning({ name: owner.name, email: to }, newEmail);
  }

  function sendTo(owner: LinkOwner, job: OfAccount): Promise<void> {
    switch (job.email) {
      case 'verification':
        return accountLinkSender.sendVerification(owner);
      case 'reset':
        return accountLinkSender.sendReset(owner);
      case 'consent':
        return owner.parentEmail === null
          ? Promise.resolve()
          : accountLinkSender.sendConsent(owner, owner.parentEmail);
      case 'email-change':
        return sendEmailChange(owner, job.newEmail);
      case 'email-change-warning':
        return warnOfEmailChange(owner, job.to, job.newEmail);
      case 'consent-given':
        return accountLinkSender.sendConsentGiven(owner, job.to);
      case 'withdrawal-done':
        return accountLinkSender.sendWithdrawalDone(owner, job.to, dateOrNull(job.deletionDueAt));
      case 'consent-withdrawn':
        return accountLinkSender.sendConsentWithdrawn(noticeOf(owner, job), dateOrNull(job.deletionDueAt));
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
    if (job.email === 'registered' && job.userId === null) {
      await accountLinkSender.sendAccountExists(job.to);
      return;
    }
    const owner = job.userId === null ? undefined : await owners.findOwner({ id: job.userId });
    if (!owner) return;
    await (job.email === 'registered' ? accountLinkSender.sendVerification(owner) : sendTo(owner, job));
  };
}

const noticeOf = ({ name }: LinkOwner, { to }: { to: string }) => ({ name, email: to });

const dateOrNull = (at: string | null) => (at === null ? null : new Date(at));

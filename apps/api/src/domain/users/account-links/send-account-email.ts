import type { JobHandler } from '../../jobs/job-queue.ts';
import type { AccountEmail } from './account-email.job.ts';
import type { LinkOwner, LinksRepository } from './account-links.repository.ts';
import type { AccountLinks } from './send-account-links.ts';

interface Dependencies {
  owners: Pick<LinksRepository, 'findOwner'>;
  accountLinks: AccountLinks;
}

type OfAccount = Exclude<AccountEmail, { email: 'registered' }>;

/** Sends the e-mail of a job; nothing when the account has been deleted meanwhile. */
export function createSendAccountEmail({ owners, accountLinks }: Dependencies): JobHandler<AccountEmail> {
  async function sendEmailChange(owner: LinkOwner, newEmail: string): Promise<void> {
    const other = await owners.findOwner({ email: newEmail });
    if (other === undefined) await accountLinks.sendEmailChange(owner, newEmail);
    else if (other.id !== owner.id) await accountLinks.sendAccountExists(newEmail);
  }

  /** The address may belong to another account: then nothing changes, and there is nothing to warn of. */
  async function warnOfEmailChange(owner: LinkOwner, to: string, newEmail: string): Promise<void> {
    const other = await owners.findOwner({ email: newEmail });
    if (other !== undefined && other.id !== owner.id) return;
    await accountLinks.sendEmailChangeWarning({ name: owner.name, email: to }, newEmail);
  }

  function sendTo(owner: LinkOwner, job: OfAccount): Promise<void> {
    switch (job.email) {
      case 'verification':
        return accountLinks.sendVerification(owner);
      case 'reset':
        return accountLinks.sendReset(owner);
      case 'consent':
        return owner.parentEmail === null
          ? Promise.resolve()
          : accountLinks.sendConsent(owner, owner.parentEmail);
      case 'email-change':
        return sendEmailChange(owner, job.newEmail);
      case 'email-change-warning':
        return warnOfEmailChange(owner, job.to, job.newEmail);
      case 'consent-given':
        return accountLinks.sendConsentGiven(owner, job.to);
      case 'withdrawal-done':
        return accountLinks.sendWithdrawalDone(owner, job.to, dateOrNull(job.deletionDueAt));
      case 'consent-withdrawn':
        return accountLinks.sendConsentWithdrawn(noticeOf(owner, job), dateOrNull(job.deletionDueAt));
      case 'password-changed':
        return accountLinks.sendPasswordChanged(noticeOf(owner, job));
      case 'signed-out':
        return accountLinks.sendSignedOut(noticeOf(owner, job));
      case 'parent-agreed':
        return accountLinks.sendParentAgreed(noticeOf(owner, job));
      case 'second-factor':
        return accountLinks.sendSecondFactorNotice(noticeOf(owner, job), job.event);
    }
  }

  return async (job) => {
    if (job.email === 'registered' && job.userId === null) {
      await accountLinks.sendAccountExists(job.to);
      return;
    }
    const owner = job.userId === null ? undefined : await owners.findOwner({ id: job.userId });
    if (!owner) return;
    await (job.email === 'registered' ? accountLinks.sendVerification(owner) : sendTo(owner, job));
  };
}

const noticeOf = ({ name }: LinkOwner, { to }: { to: string }) => ({ name, email: to });

const dateOrNull = (at: string | null) => (at === null ? null : new Date(at));

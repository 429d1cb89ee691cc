import type { MailMessage } from '#platform/mail/mail.ts';
import type { AccountEmail } from './account-email.job.ts';
import * as texts from './account-email-texts.ts';
import * as consentTexts from './consent-email-texts.ts';
import { issueLink, issueParentLink, issueRegistrationLink } from './issue-link.ts';
import { findLinkOwner, type LinkOwner } from './account-links.repository.ts';
import { removeRegistration, findRegistration, hasEarlierRegistration } from './registrations.repository.ts';
import { secondFactorEmail } from './second-factor-email-text.ts';
import type { Context } from '#context.ts';

type Registered = Extract<AccountEmail, { email: 'registered' }>;
type OfAccount = Exclude<AccountEmail, Registered>;
type Text = Omit<MailMessage, 'to'>;

const pagesOf = ({ settings: { webUrl } }: Context) => ({
  signIn: `${webUrl}/login`,
  forgotPassword: `${webUrl}/forgot-password`,
  contact: `${webUrl}/contact`,
});

async function ofRegistration(
  context: Context,
  { to, registrationId }: Registered,
): Promise<Text | undefined> {
  if (await findLinkOwner(context.db, { email: to })) {
    await removeRegistration(context.db, registrationId);
    return texts.accountExistsEmail(pagesOf(context));
  }
  const registration = await findRegistration(context.db, registrationId);
  if (!registration) return undefined;
  const { name, createdAt } = registration;
  const isRepeated = await hasEarlierRegistration(context.db, registration);
  const link = await issueRegistrationLink(context, registrationId);
  return isRepeated
    ? texts.repeatedRegistrationEmail(name, createdAt, link)
    : texts.verificationEmail(name, link);
}

/** The text for the address of the job, or else of the account; undefined when there is nothing left to say. */
async function ofAccount(context: Context, owner: LinkOwner, job: OfAccount): Promise<Text | undefined> {
  const { id, name, email } = owner;
  const pages = pagesOf(context);
  switch (job.email) {
    case 'reset':
      return texts.passwordResetEmail(name, await issueLink(context, 'RESET_PASSWORD', owner));
    case 'consent':
      return owner.parentEmail === null
        ? undefined
        : texts.consentRequestEmail(name, email, await issueParentLink(context, id, owner.parentEmail));
    case 'email-change': {
      const other = await findLinkOwner(context.db, { email: job.newEmail });
      if (other) return other.id === id ? undefined : texts.accountExistsEmail(pages);
      const link = await issueLink(context, 'CHANGE_EMAIL', { id, email: job.newEmail });
      return texts.emailChangeEmail(name, link, job.byAdministrator ?? false);
    }
    case 'email-change-warning': {
      // The address may belong to another account: then nothing changes, and there is nothing to warn of.
      const other = await findLinkOwner(context.db, { email: job.newEmail });
      if (other && other.id !== id) return undefined;
      const { forgotPassword } = pages;
      return texts.emailChangeWarningEmail(name, job.newEmail, forgotPassword, job.byAdministrator ?? false);
    }
    case 'email-changed':
      return texts.emailChangedEmail(name, job.newEmail, pages.contact);
    case 'password-changed':
      return texts.passwordChangedEmail(name, pages.forgotPassword);
    case 'signed-out':
      return texts.signedOutEmail(name, pages.signIn);
    case 'deletion-requested':
      return texts.deletionRequestedEmail(name, new Date(job.deletionDueAt), pages.signIn);
    case 'second-factor':
      return secondFactorEmail(name, job.event, pages.forgotPassword);
    case 'parent-agreed':
      return texts.parentAgreedEmail(name, pages.signIn);
    case 'consent-given':
      return consentTexts.consentGivenEmail(name, email, await issueParentLink(context, id, job.to));
    case 'consent-withdrawn':
      return consentTexts.consentWithdrawnEmail(name, dateOrNull(job.deletionDueAt));
    case 'withdrawal-done': {
      const link = await issueParentLink(context, id, job.to);
      return consentTexts.withdrawalDoneEmail(name, email, link, dateOrNull(job.deletionDueAt));
    }
    case 'consent-ended': {
      const deletionDueAt = dateOrNull(job.deletionDueAt);
      return consentTexts.consentEndedEmail(name, pages.signIn, {
        wasBlocked: job.wasBlocked,
        deletionDueAt,
      });
    }
    case 'consent-ended-parent':
      return consentTexts.consentEndedParentEmail(name, email);
    case 'class-joined':
      return consentTexts.classJoinedEmail(
        name,
        email,
        await issueParentLink(context, id, job.to),
        job.joined,
      );
  }
}

const addressOf = (owner: LinkOwner, job: OfAccount): string | null => {
  if ('to' in job) return job.to;
  if (job.email === 'email-change') return job.newEmail;
  return job.email === 'consent' ? owner.parentEmail : owner.email;
};

/** Sends the e-mail of a job; nothing when the account has been deleted meanwhile. */
export async function sendAccountEmail(context: Context, job: AccountEmail): Promise<void> {
  if (job.email === 'registered') {
    const text = await ofRegistration(context, job);
    if (text) await context.emailSender.send({ to: job.to, ...text });
    return;
  }
  const owner = await findLinkOwner(context.db, { id: job.userId });
  const to = owner && addressOf(owner, job);
  const text = owner && (await ofAccount(context, owner, job));
  if (to && text) await context.emailSender.send({ to, ...text });
}

const dateOrNull = (at: string | null) => (at === null ? null : new Date(at));

import { consentDays, linkLife } from '@markwell/shared/registration/account.schemas';
import type { Clock } from '#platform/clock.ts';
import type { EmailSender } from '#platform/email-sending/send-email.ts';
import type { JoinedClass } from './account-email.job.ts';
import * as texts from './account-email-texts.ts';
import * as consentTexts from './consent-email-texts.ts';
import { secondFactorEmail, type SecondFactorEvent } from './second-factor-email-text.ts';
import { hashOfLinkToken, newLinkToken } from './link-token.ts';
import type { LinkKind, LinksRepository } from './account-links.repository.ts';
import type { PendingRegistration, RegistrationsRepository } from './registrations.repository.ts';

interface AccountOwner {
  id: string;
  name: string;
  email: string;
}

interface NewAddress {
  newEmail: string;
  /** An administrator has corrected it for the user. */
  byAdministrator?: boolean | undefined;
}

/**
 * Sends users e-mails about their accounts. A link is stored before it is sent; older ones of its kind stop
 * working, except reset links.
 */
export interface AccountLinkSender {
  /** The link of a registration; `isRepeated` when the address was registered before and nothing is confirmed yet. */
  sendVerification: (registration: PendingRegistration, isRepeated: boolean) => Promise<void>;
  /** For a user who forgot the password, and for administrators who help one. */
  sendReset: (owner: AccountOwner) => Promise<void>;
  sendConsent: (owner: AccountOwner, parentEmail: string) => Promise<void>;
  sendEmailChange: (owner: AccountOwner, change: NewAddress) => Promise<void>;
  /** To the current address. */
  sendEmailChangeWarning: (owner: Omit<AccountOwner, 'id'>, change: NewAddress) => Promise<void>;
  /** To the old address, after an administrator has changed it. */
  sendEmailChanged: (owner: Omit<AccountOwner, 'id'>, newEmail: string) => Promise<void>;
  sendAccountExists: (email: string) => Promise<void>;
  sendPasswordChanged: (owner: Omit<AccountOwner, 'id'>) => Promise<void>;
  /** Says that an administrator ended every session. */
  sendSignedOut: (owner: Omit<AccountOwner, 'id'>) => Promise<void>;
  sendDeletionRequested: (owner: Omit<AccountOwner, 'id'>, deletionDueAt: Date) => Promise<void>;
  sendParentAgreed: (owner: Omit<AccountOwner, 'id'>) => Promise<void>;
  /** Sends the parent what they agreed to, with a link to their answer. */
  sendConsentGiven: (owner: AccountOwner, parentEmail: string) => Promise<void>;
  sendConsentWithdrawn: (owner: Omit<AccountOwner, 'id'>, deletionDueAt: Date | null) => Promise<void>;
  /** To the parent, with a link to their answer. */
  sendWithdrawalDone: (owner: AccountOwner, parentEmail: string, deletionDueAt: Date | null) => Promise<void>;
  /** To a pupil who is 13: `wasBlocked` when no parent had agreed, or no longer. */
  sendConsentEnded: (
    owner: Omit<AccountOwner, 'id'>,
    state: { wasBlocked: boolean; deletionDueAt: Date | null },
  ) => Promise<void>;
  sendConsentEndedToParent: (owner: Omit<AccountOwner, 'id'>, parentEmail: string) => Promise<void>;
  /** Notifies the parent of a child under 13, with a link to their answer. */
  sendClassJoined: (owner: AccountOwner, parentEmail: string, joined: JoinedClass) => Promise<void>;
  /** Sends nothing: the token of the page that asks a new user of sign-in with Google for their age. */
  issueAgeToken: (owner: Pick<AccountOwner, 'id' | 'email'>) => Promise<string>;
  /** A link for a parent who has answered, to see and change the answer: for later e-mails. */
  issueParentLink: (userId: string, parentEmail: string) => Promise<string>;
  /** Informs a member of staff of a change of their authenticator app, or the use of a recovery code. */
  sendSecondFactorNotice: (owner: Omit<AccountOwner, 'id'>, event: SecondFactorEvent) => Promise<void>;
}

interface Dependencies {
  repository: Pick<LinksRepository, 'issue'>;
  registrations: Pick<RegistrationsRepository, 'issueLink'>;
  emailSender: Pick<EmailSender, 'send'>;
  /** The web application's address. */
  webUrl: string;
  clock: Clock;
  newToken?: () => string;
}

const msPerHour = 3_600_000;

export function createAccountLinkSender({
  repository,
  registrations,
  emailSender,
  webUrl,
  clock,
  newToken = newLinkToken,
}: Dependencies): AccountLinkSender {
  const pages = {
    signIn: `${webUrl}/login`,
    forgotPassword: `${webUrl}/forgot-password`,
    contact: `${webUrl}/contact`,
  };

  function newLink(hours: number) {
    const token = newToken();
    const createdAt = clock();
    const expiresAt = new Date(createdAt.getTime() + hours * msPerHour);
    return { token, tokenHash: hashOfLinkToken(token), createdAt, expiresAt };
  }

  async function issueToken(userId: string, kind: LinkKind, email: string, hours: number = linkLife.hours) {
    const { token, ...link } = newLink(hours);
    await repository.issue({ userId, kind, email, ...link });
    return token;
  }

  /** The token is after a #, so that no server, proxy or referrer sees it. */
  const pageWith = (page: string, token: string) => `${webUrl}/${page}#token=${token}`;

  const issue = async (userId: string, kind: LinkKind, email: string, page: string, hours?: number) =>
    pageWith(page, await issueToken(userId, kind, email, hours));

  const issueParentLink = (userId: string, parentEmail: string) =>
    issue(userId, 'PARENT_CONSENT', parentEmail, 'parent-consent', consentDays * 24);

  return {
    async sendVerification({ id, name, email, createdAt }, isRepeated) {
      const { token, ...link } = newLink(linkLife.hours);
      await registrations.issueLink(id, link);
      const address = pageWith('verify-email', token);
      const text = isRepeated
        ? texts.repeatedRegistrationEmail(name, createdAt, address)
        : texts.verificationEmail(name, address);
      await emailSender.send({ to: email, ...text });
    },
    async sendReset({ id, name, email }) {
      const address = await issue(id, 'RESET_PASSWORD', email, 'reset-password');
      await emailSender.send({ to: email, ...texts.passwordResetEmail(name, address) });
    },
    async sendConsent({ id, name, email }, parentEmail) {
      const address = await issueParentLink(id, parentEmail);
      await emailSender.send({ to: parentEmail, ...texts.consentRequestEmail(name, email, address) });
    },
    async sendEmailChange({ id, name }, { newEmail, byAdministrator = false }) {
      const address = await issue(id, 'CHANGE_EMAIL', newEmail, 'verify-email');
      await emailSender.send({ to: newEmail, ...texts.emailChangeEmail(name, address, byAdministrator) });
    },
    async sendEmailChangeWarning({ name, email }, { newEmail, byAdministrator = false }) {
      const text = texts.emailChangeWarningEmail(name, newEmail, pages.forgotPassword, byAdministrator);
      await emailSender.send({ to: email, ...text });
    },
    async sendEmailChanged({ name, email }, newEmail) {
      await emailSender.send({ to: email, ...texts.emailChangedEmail(name, newEmail, pages.contact) });
    },
    async sendAccountExists(email) {
      await emailSender.send({ to: email, ...texts.accountExistsEmail(pages) });
    },
    async sendPasswordChanged({ name, email }) {
      await emailSender.send({
        to: email,
        ...texts.passwordChangedEmail(name, pages.forgotPassword),
      });
    },
    async sendSignedOut({ name, email }) {
      await emailSender.send({ to: email, ...texts.signedOutEmail(name, pages.signIn) });
    },
    async sendDeletionRequested({ name, email }, deletionDueAt) {
      await emailSender.send({
        to: email,
        ...texts.deletionRequestedEmail(name, deletionDueAt, pages.signIn),
      });
    },
    async sendSecondFactorNotice({ name, email }, event) {
      await emailSender.send({ to: email, ...secondFactorEmail(name, event, pages.forgotPassword) });
    },
    async sendParentAgreed({ name, email }) {
      await emailSender.send({ to: email, ...texts.parentAgreedEmail(name, pages.signIn) });
    },
    async sendConsentGiven({ id, name, email }, parentEmail) {
      const address = await issueParentLink(id, parentEmail);
      await emailSender.send({ to: parentEmail, ...consentTexts.consentGivenEmail(name, email, address) });
    },
    async sendConsentWithdrawn({ name, email }, deletionDueAt) {
      await emailSender.send({ to: email, ...consentTexts.consentWithdrawnEmail(name, deletionDueAt) });
    },
    async sendWithdrawalDone({ id, name, email }, parentEmail, deletionDueAt) {
      const address = await issueParentLink(id, parentEmail);
      await emailSender.send({
        to: parentEmail,
        ...consentTexts.withdrawalDoneEmail(name, email, address, deletionDueAt),
      });
    },
    async sendConsentEnded({ name, email }, state) {
      await emailSender.send({ to: email, ...consentTexts.consentEndedEmail(name, pages.signIn, state) });
    },
    async sendConsentEndedToParent({ name, email }, parentEmail) {
      await emailSender.send({ to: parentEmail, ...consentTexts.consentEndedParentEmail(name, email) });
    },
    async sendClassJoined({ id, name, email }, parentEmail, joined) {
      const address = await issueParentLink(id, parentEmail);
      await emailSender.send({
        to: parentEmail,
        ...consentTexts.classJoinedEmail(name, email, address, joined),
      });
    },
    issueAgeToken: ({ id, email }) => issueToken(id, 'AGE', email),
    issueParentLink,
  };
}

import { consentDays, linkLife } from '@markwell/shared/registration/account.schemas';
import type { JoinedClass } from './account-email.job.ts';
import * as texts from './account-email-texts.ts';
import * as consentTexts from './consent-email-texts.ts';
import { secondFactorEmail, type SecondFactorEvent } from './second-factor-email-text.ts';
import { hashOfLinkToken, newLinkToken } from './link-token.ts';
import type { LinkKind } from './account-links.repository.ts';
import type { PendingRegistration } from './registrations.repository.ts';
import type { Context } from '#context.ts';
import { storeLink } from './account-links.repository.ts';
import { storeRegistrationLink } from './registrations.repository.ts';

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

// Sends users e-mails about their accounts. A link is stored before it is sent; older ones of its kind
// stop working, except reset links.

const msPerHour = 3_600_000;

function newLink(context: Context, hours: number) {
  const token = newLinkToken();
  const createdAt = context.clock();
  const expiresAt = new Date(createdAt.getTime() + hours * msPerHour);
  return { token, tokenHash: hashOfLinkToken(token), createdAt, expiresAt };
}

async function issueToken(
  context: Context,
  userId: string,
  kind: LinkKind,
  email: string,
  hours: number = linkLife.hours,
) {
  const { token, ...link } = newLink(context, hours);
  await storeLink(context.db, { userId, kind, email, ...link });
  return token;
}

/** The token is after a #, so that no server, proxy or referrer sees it. */
function pageWith(context: Context, page: string, token: string) {
  return `${context.settings.webUrl}/${page}#token=${token}`;
}

async function issue(
  context: Context,
  userId: string,
  kind: LinkKind,
  email: string,
  page: string,
  hours?: number,
) {
  return pageWith(context, page, await issueToken(context, userId, kind, email, hours));
}

/** A link for a parent who has answered, to see and change the answer: for later e-mails. */
export function issueParentLink(context: Context, userId: string, parentEmail: string): Promise<string> {
  return issue(context, userId, 'PARENT_CONSENT', parentEmail, 'parent-consent', consentDays * 24);
}

/** The link of a registration; `isRepeated` when the address was registered before and nothing is confirmed yet. */
export async function sendVerificationLink(
  context: Context,
  { id, name, email, createdAt }: PendingRegistration,
  isRepeated: boolean,
): Promise<void> {
  const { token, ...link } = newLink(context, linkLife.hours);
  await storeRegistrationLink(context.db, id, link);
  const address = pageWith(context, 'verify-email', token);
  const text = isRepeated
    ? texts.repeatedRegistrationEmail(name, createdAt, address)
    : texts.verificationEmail(name, address);
  await context.emailSender.send({ to: email, ...text });
}

/** For a user who forgot the password, and for administrators who help one. */
export async function sendResetEmail(context: Context, { id, name, email }: AccountOwner): Promise<void> {
  const address = await issue(context, id, 'RESET_PASSWORD', email, 'reset-password');
  await context.emailSender.send({ to: email, ...texts.passwordResetEmail(name, address) });
}

export async function sendConsentLink(
  context: Context,
  { id, name, email }: AccountOwner,
  parentEmail: string,
): Promise<void> {
  const address = await issueParentLink(context, id, parentEmail);
  await context.emailSender.send({ to: parentEmail, ...texts.consentRequestEmail(name, email, address) });
}

export async function sendEmailChangeLink(
  context: Context,
  { id, name }: AccountOwner,
  { newEmail, byAdministrator = false }: NewAddress,
): Promise<void> {
  const address = await issue(context, id, 'CHANGE_EMAIL', newEmail, 'verify-email');
  await context.emailSender.send({ to: newEmail, ...texts.emailChangeEmail(name, address, byAdministrator) });
}

/** To the current address. */
export async function sendEmailChangeWarning(
  context: Context,
  { name, email }: Omit<AccountOwner, 'id'>,
  { newEmail, byAdministrator = false }: NewAddress,
): Promise<void> {
  const pages = {
    signIn: `${context.settings.webUrl}/login`,
    forgotPassword: `${context.settings.webUrl}/forgot-password`,
    contact: `${context.settings.webUrl}/contact`,
  };

  const text = texts.emailChangeWarningEmail(name, newEmail, pages.forgotPassword, byAdministrator);
  await context.emailSender.send({ to: email, ...text });
}

/** To the old address, after an administrator has changed it. */
export async function sendEmailChanged(
  context: Context,
  { name, email }: Omit<AccountOwner, 'id'>,
  newEmail: string,
): Promise<void> {
  const pages = {
    signIn: `${context.settings.webUrl}/login`,
    forgotPassword: `${context.settings.webUrl}/forgot-password`,
    contact: `${context.settings.webUrl}/contact`,
  };

  await context.emailSender.send({ to: email, ...texts.emailChangedEmail(name, newEmail, pages.contact) });
}

export async function sendAccountExists(context: Context, email: string): Promise<void> {
  const pages = {
    signIn: `${context.settings.webUrl}/login`,
    forgotPassword: `${context.settings.webUrl}/forgot-password`,
    contact: `${context.settings.webUrl}/contact`,
  };

  await context.emailSender.send({ to: email, ...texts.accountExistsEmail(pages) });
}

export async function sendPasswordChanged(
  context: Context,
  { name, email }: Omit<AccountOwner, 'id'>,
): Promise<void> {
  const pages = {
    signIn: `${context.settings.webUrl}/login`,
    forgotPassword: `${context.settings.webUrl}/forgot-password`,
    contact: `${context.settings.webUrl}/contact`,
  };

  await context.emailSender.send({
    to: email,
    ...texts.passwordChangedEmail(name, pages.forgotPassword),
  });
}

/** Says that an administrator ended every session. */
export async function sendSignedOut(
  context: Context,
  { name, email }: Omit<AccountOwner, 'id'>,
): Promise<void> {
  const pages = {
    signIn: `${context.settings.webUrl}/login`,
    forgotPassword: `${context.settings.webUrl}/forgot-password`,
    contact: `${context.settings.webUrl}/contact`,
  };

  await context.emailSender.send({ to: email, ...texts.signedOutEmail(name, pages.signIn) });
}

export async function sendDeletionRequested(
  context: Context,
  { name, email }: Omit<AccountOwner, 'id'>,
  deletionDueAt: Date,
): Promise<void> {
  const pages = {
    signIn: `${context.settings.webUrl}/login`,
    forgotPassword: `${context.settings.webUrl}/forgot-password`,
    contact: `${context.settings.webUrl}/contact`,
  };

  await context.emailSender.send({
    to: email,
    ...texts.deletionRequestedEmail(name, deletionDueAt, pages.signIn),
  });
}

/** Informs a member of staff of a change of their authenticator app, or the use of a recovery code. */
export async function sendSecondFactorNotice(
  context: Context,
  { name, email }: Omit<AccountOwner, 'id'>,
  event: SecondFactorEvent,
): Promise<void> {
  const pages = {
    signIn: `${context.settings.webUrl}/login`,
    forgotPassword: `${context.settings.webUrl}/forgot-password`,
    contact: `${context.settings.webUrl}/contact`,
  };

  await context.emailSender.send({ to: email, ...secondFactorEmail(name, event, pages.forgotPassword) });
}

export async function sendParentAgreed(
  context: Context,
  { name, email }: Omit<AccountOwner, 'id'>,
): Promise<void> {
  const pages = {
    signIn: `${context.settings.webUrl}/login`,
    forgotPassword: `${context.settings.webUrl}/forgot-password`,
    contact: `${context.settings.webUrl}/contact`,
  };

  await context.emailSender.send({ to: email, ...texts.parentAgreedEmail(name, pages.signIn) });
}

/** Sends the parent what they agreed to, with a link to their answer. */
export async function sendConsentGiven(
  context: Context,
  { id, name, email }: AccountOwner,
  parentEmail: string,
): Promise<void> {
  const address = await issueParentLink(context, id, parentEmail);
  await context.emailSender.send({
    to: parentEmail,
    ...consentTexts.consentGivenEmail(name, email, address),
  });
}

export async function sendConsentWithdrawn(
  context: Context,
  { name, email }: Omit<AccountOwner, 'id'>,
  deletionDueAt: Date | null,
): Promise<void> {
  await context.emailSender.send({ to: email, ...consentTexts.consentWithdrawnEmail(name, deletionDueAt) });
}

/** To the parent, with a link to their answer. */
export async function sendWithdrawalDone(
  context: Context,
  { id, name, email }: AccountOwner,
  parentEmail: string,
  deletionDueAt: Date | null,
): Promise<void> {
  const address = await issueParentLink(context, id, parentEmail);
  await context.emailSender.send({
    to: parentEmail,
    ...consentTexts.withdrawalDoneEmail(name, email, address, deletionDueAt),
  });
}

/** To a pupil who is 13: `wasBlocked` when no parent had agreed, or no longer. */
export async function sendConsentEnded(
  context: Context,
  { name, email }: Omit<AccountOwner, 'id'>,
  state: { wasBlocked: boolean; deletionDueAt: Date | null },
): Promise<void> {
  const pages = {
    signIn: `${context.settings.webUrl}/login`,
    forgotPassword: `${context.settings.webUrl}/forgot-password`,
    contact: `${context.settings.webUrl}/contact`,
  };

  await context.emailSender.send({ to: email, ...consentTexts.consentEndedEmail(name, pages.signIn, state) });
}

export async function sendConsentEndedToParent(
  context: Context,
  { name, email }: Omit<AccountOwner, 'id'>,
  parentEmail: string,
): Promise<void> {
  await context.emailSender.send({ to: parentEmail, ...consentTexts.consentEndedParentEmail(name, email) });
}

/** Notifies the parent of a child under 13, with a link to their answer. */
export async function sendClassJoined(
  context: Context,
  { id, name, email }: AccountOwner,
  parentEmail: string,
  joined: JoinedClass,
): Promise<void> {
  const address = await issueParentLink(context, id, parentEmail);
  await context.emailSender.send({
    to: parentEmail,
    ...consentTexts.classJoinedEmail(name, email, address, joined),
  });
}

/** Sends nothing: the token of the page that asks a new user of sign-in with Google for their age. */
export function issueAgeToken(
  context: Context,
  { id, email }: Pick<AccountOwner, 'id' | 'email'>,
): Promise<string> {
  return issueToken(context, id, 'AGE', email);
}

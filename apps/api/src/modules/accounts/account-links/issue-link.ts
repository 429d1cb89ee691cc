import { consentDays, linkLife } from '@markwell/shared/registration/account.schemas';
import { hashOfLinkToken, newLinkToken } from './link-token.ts';
import { storeLink, type LinkKind } from './account-links.repository.ts';
import { storeRegistrationLink } from './registrations.repository.ts';
import type { Context } from '#context.ts';

// A link is stored before it is sent; older ones of its kind stop working, except reset links.

const msPerHour = 3_600_000;

const pages = {
  RESET_PASSWORD: 'reset-password',
  CHANGE_EMAIL: 'verify-email',
  PARENT_CONSENT: 'parent-consent',
} as const;

interface Owner {
  id: string;
  email: string;
}

function newLink(context: Context, hours: number) {
  const token = newLinkToken();
  const createdAt = context.clock();
  const expiresAt = new Date(createdAt.getTime() + hours * msPerHour);
  return { token, tokenHash: hashOfLinkToken(token), createdAt, expiresAt };
}

async function issueToken(
  context: Context,
  kind: LinkKind,
  { id: userId, email }: Owner,
  hours: number = linkLife.hours,
): Promise<string> {
  const { token, ...link } = newLink(context, hours);
  await storeLink(context.db, { userId, kind, email, ...link });
  return token;
}

/** The token is after a #, so that no server, proxy or referrer sees it. */
const pageWith = (context: Context, page: string, token: string) =>
  `${context.settings.webUrl}/${page}#token=${token}`;

/** The address of a page for the user, whose link is sent to `email`. */
export async function issueLink(
  context: Context,
  kind: 'RESET_PASSWORD' | 'CHANGE_EMAIL',
  owner: Owner,
): Promise<string> {
  return pageWith(context, pages[kind], await issueToken(context, kind, owner));
}

/** A link with which a parent gives, sees and changes the answer. */
export async function issueParentLink(
  context: Context,
  userId: string,
  parentEmail: string,
): Promise<string> {
  const kind = 'PARENT_CONSENT';
  const token = await issueToken(context, kind, { id: userId, email: parentEmail }, consentDays * 24);
  return pageWith(context, pages[kind], token);
}

/** The link that confirms a registration. */
export async function issueRegistrationLink(context: Context, registrationId: string): Promise<string> {
  const { token, ...link } = newLink(context, linkLife.hours);
  await storeRegistrationLink(context.db, registrationId, link);
  return pageWith(context, pages.CHANGE_EMAIL, token);
}

/** The token of the page that asks a new user of sign-in with Google for their age. Nothing is sent. */
export const issueAgeToken = (context: Context, owner: Owner): Promise<string> =>
  issueToken(context, 'AGE', owner);

import { derivedKey } from '#platform/derived-key.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { optionalEmails, type OptionalEmail } from '@markwell/shared/notifications/emails.contract';
import type { Context } from '#context.ts';

/** What a link stops: this kind of e-mail to this user. */
interface Subscription {
  userId: string;
  email: OptionalEmail;
}

const tokenPattern = /^(\w+)_([0-9a-f-]{36})_([\w-]{43})$/;

function sign(context: Context, { email, userId }: Subscription) {
  const signingKey = derivedKey(context.settings.jwtSecret, 'unsubscribe links');

  return createHmac('sha256', signingKey).update(`${email}\n${userId}`).digest();
}

/** The page for people, and the address that mail programs send a POST to. */
export function unsubscribeLinksFor(
  context: Context,
  subscription: Subscription,
): { page: string; request: string } {
  const { email, userId } = subscription;
  const token = `${email}_${userId}_${sign(context, subscription).toString('base64url')}`;
  return {
    page: `${context.settings.webUrl}/unsubscribe#token=${token}`,
    request: `${context.settings.apiUrl}/api/emails/unsubscribe?token=${token}`,
  };
}

/** Undefined for a token that is not ours. */
export function readUnsubscribeToken(context: Context, token: string): Subscription | undefined {
  const [, name, userId, signature] = tokenPattern.exec(token) ?? [];
  const email = optionalEmails.find((known) => known === name);
  if (email === undefined || userId === undefined || signature === undefined) return undefined;
  const subscription = { email, userId };
  const received = Buffer.from(signature, 'base64url');
  const expected = sign(context, subscription);
  const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
  return isOurs ? subscription : undefined;
}

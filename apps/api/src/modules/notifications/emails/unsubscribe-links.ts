import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { optionalEmails, type OptionalEmail } from '@markwell/shared/notifications/emails.contract';

/** What a link stops: this kind of e-mail to this user. */
export interface Subscription {
  userId: string;
  email: OptionalEmail;
}

export interface UnsubscribeLinks {
  /** The page for people, and the address that mail programs send a POST to. */
  linksFor: (subscription: Subscription) => { page: string; request: string };
  /** Undefined for a token that is not ours. */
  read: (token: string) => Subscription | undefined;
}

interface Dependencies {
  secret: string;
  /** The web application's address. */
  webUrl: string;
  /** The API's address for browsers and mail programs. */
  apiUrl: string;
}

const tokenPattern = /^(\w+)_([0-9a-f-]{36})_([\w-]{43})$/;

/** Signed links that never expire: all that they can do is to switch one kind of e-mail off. */
export function createUnsubscribeLinks({ secret, webUrl, apiUrl }: Dependencies): UnsubscribeLinks {
  const signingKey = new Uint8Array(hkdfSync('sha256', secret, '', 'markwell unsubscribe links', 32));
  const sign = ({ email, userId }: Subscription) =>
    createHmac('sha256', signingKey).update(`${email}\n${userId}`).digest();

  return {
    linksFor(subscription) {
      const { email, userId } = subscription;
      const token = `${email}_${userId}_${sign(subscription).toString('base64url')}`;
      return {
        page: `${webUrl}/unsubscribe#token=${token}`,
        request: `${apiUrl}/api/emails/unsubscribe?token=${token}`,
      };
    },
    read(token) {
      const [, name, userId, signature] = tokenPattern.exec(token) ?? [];
      const email = optionalEmails.find((known) => known === name);
      if (email === undefined || userId === undefined || signature === undefined) return undefined;
      const subscription = { email, userId };
      const received = Buffer.from(signature, 'base64url');
      const expected = sign(subscription);
      const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
      return isOurs ? subscription : undefined;
    },
  };
}

import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';

const lifetimeDays = 365;
/** Brothers and sisters share a tablet. */
const maxUsers = 5;

const contentSchema = z.object({ id: z.uuid(), users: z.array(z.uuid()).max(maxUsers), expires: z.number() });

export interface KnownBrowsers {
  /** The browser's random id, when this user has signed in there before. */
  find: (text: string | undefined, userId: string) => string | undefined;
  /** What the browser stores after this user has signed in. Keeps the other users of `text`. */
  remember: (text: string | undefined, userId: string) => string;
}

/**
 * A signed text in a browser's storage, with the ids of the users who have signed in there. It gives no access: tries
 * from such a browser are only counted separately, so that strangers' tries do not delay them.
 */
export function createKnownBrowsers({ secret, clock }: { secret: string; clock: Clock }): KnownBrowsers {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'markwell known browsers', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  function read(text: string | undefined) {
    const [content = '', signature = ''] = text?.split('.') ?? [];
    const received = Buffer.from(signature, 'base64url');
    const expected = sign(content);
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
    const known = contentSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
    return known.expires > clock().getTime() ? known : undefined;
  }

  return {
    find(text, userId) {
      const known = read(text);
      return known?.users.includes(userId) ? known.id : undefined;
    },
    remember(text, userId) {
      const { id = randomUUID(), users = [] } = read(text) ?? {};
      const latest = [userId, ...users.filter((other) => other !== userId)].slice(0, maxUsers);
      const expires = clock().getTime() + lifetimeDays * 86_400_000;
      const content = Buffer.from(JSON.stringify({ id, users: latest, expires })).toString('base64url');
      return `${content}.${sign(content).toString('base64url')}`;
    },
  };
}

import { derivedKey } from '#platform/derived-key.ts';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '#context.ts';

const lifetimeDays = 365;
/** Brothers and sisters share a tablet. */
const maxUsers = 5;

const contentSchema = z.object({ id: z.uuid(), users: z.array(z.uuid()).max(maxUsers), expires: z.number() });

function sign(context: Context, text: string) {
  const key = derivedKey(context.settings.jwtSecret, 'known browsers');

  return createHmac('sha256', key).update(text).digest();
}

function read(context: Context, text: string | undefined) {
  const [content = '', signature = ''] = text?.split('.') ?? [];
  const received = Buffer.from(signature, 'base64url');
  const expected = sign(context, content);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  const known = contentSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return known.expires > context.clock().getTime() ? known : undefined;
}

/** The browser's random id, when this user has signed in there before. */
export function findKnownBrowser(
  context: Context,
  text: string | undefined,
  userId: string,
): string | undefined {
  const known = read(context, text);
  return known?.users.includes(userId) ? known.id : undefined;
}

/** What the browser stores after this user has signed in. Keeps the other users of `text`. */
export function rememberBrowser(context: Context, text: string | undefined, userId: string): string {
  const { id = randomUUID(), users = [] } = read(context, text) ?? {};
  const latest = [userId, ...users.filter((other) => other !== userId)].slice(0, maxUsers);
  const expires = context.clock().getTime() + lifetimeDays * 86_400_000;
  const content = Buffer.from(JSON.stringify({ id, users: latest, expires })).toString('base64url');
  return `${content}.${sign(context, content).toString('base64url')}`;
}

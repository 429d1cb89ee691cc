import { v7 as uuid } from 'uuid';
import { type TokenSubject, signSessionToken } from '../session-tokens.ts';
import { deviceNameOf } from './device-name.ts';
import type { Context } from '#context.ts';
import { createSession } from './sessions.repository.ts';

/** Stores a session of this many days and returns its token. `userAgent` is the browser's header. */
export async function startSession(
  context: Context,
  subject: TokenSubject,
  days: number,
  userAgent: string,
): Promise<string> {
  const createdAt = context.clock();
  const id = uuid();
  await createSession(context.db, {
    id,
    userId: subject.id,
    tokenVersion: subject.tokenVersion,
    device: deviceNameOf(userAgent),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * 86_400_000),
  });
  return signSessionToken(context, subject, days, id);
}

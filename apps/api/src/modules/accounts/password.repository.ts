import type { Database } from '@markwell/database/connect';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { TokenSubject } from './session-tokens.ts';

export interface Credentials {
  passwordHash: string | null;
  lastLoginAt: Date | null;
}

export async function findPassword(db: Database, userId: string): Promise<Credentials | undefined> {
  const select = { passwordHash: true, lastLoginAt: true };
  return (await db.user.findUnique({ where: { id: userId }, select })) ?? undefined;
}

/**
 * Replaces the hash, ends every session except the kept one, which then lasts as long as its new token, and calls
 * `onReplaced` with the user's address. Returns undefined, and changes nothing, when the stored hash is no longer
 * `hashes.checked`.
 */
export function replacePassword(
  db: Database,
  userId: string,
  hashes: { checked: string; new: string },
  { sessionId, expiresAt }: { sessionId: string | null; expiresAt: Date },
  onReplaced: (transaction: Transaction, email: string) => Promise<void>,
): Promise<TokenSubject | undefined> {
  return db.$transaction(async (transaction) => {
    const [subject] = await transaction.user.updateManyAndReturn({
      where: { id: userId, passwordHash: hashes.checked },
      data: { passwordHash: hashes.new, tokenVersion: { increment: 1 } },
      select: { id: true, email: true, name: true, role: true, tokenVersion: true },
    });
    if (subject && sessionId !== null) {
      await transaction.session.updateMany({
        where: { id: sessionId, userId },
        data: { tokenVersion: subject.tokenVersion, expiresAt },
      });
    }
    if (subject) await onReplaced(transaction, subject.email);
    return subject;
  });
}

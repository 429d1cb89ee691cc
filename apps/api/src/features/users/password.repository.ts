import type { Database } from '@markwell/database/connect';
import type { TokenSubject } from '../../domain/users/session-tokens.ts';

export interface Credentials {
  passwordHash: string | null;
  lastLoginAt: Date | null;
}

export interface PasswordRepository {
  find: (userId: string) => Promise<Credentials | undefined>;
  /**
   * Replaces the hash and ends every session except the kept one, which then lasts as long as its new token. Returns undefined, and changes nothing, when the
   * stored hash is no longer `checkedHash`.
   */
  replace: (
    userId: string,
    checkedHash: string,
    newHash: string,
    kept: { sessionId: string | null; expiresAt: Date },
  ) => Promise<TokenSubject | undefined>;
}

export function createPasswordRepository(database: Database): PasswordRepository {
  return {
    async find(userId) {
      const select = { passwordHash: true, lastLoginAt: true };
      return (await database.user.findUnique({ where: { id: userId }, select })) ?? undefined;
    },
    replace: (userId, checkedHash, newHash, { sessionId, expiresAt }) =>
      database.$transaction(async (transaction) => {
        const [subject] = await transaction.user.updateManyAndReturn({
          where: { id: userId, passwordHash: checkedHash },
          data: { passwordHash: newHash, tokenVersion: { increment: 1 } },
          select: { id: true, email: true, name: true, role: true, tokenVersion: true },
        });
        if (subject && sessionId !== null) {
          await transaction.session.updateMany({
            where: { id: sessionId, userId },
            data: { tokenVersion: subject.tokenVersion, expiresAt },
          });
        }
        return subject;
      }),
  };
}

import type { Database } from '@markwell/database/connect';
import type { TokenSubject } from '../../domain/users/session-tokens.ts';

export interface Credentials {
  passwordHash: string | null;
  lastLoginAt: Date | null;
}

export interface PasswordRepository {
  find: (userId: string) => Promise<Credentials | undefined>;
  /**
   * Replaces the hash and ends every session except the kept one. Returns undefined, and changes nothing, when the
   * stored hash is no longer `checkedHash`.
   */
  replace: (
    userId: string,
    checkedHash: string,
    newHash: string,
    keptSessionId: string | null,
  ) => Promise<TokenSubject | undefined>;
}

export function createPasswordRepository(database: Database): PasswordRepository {
  return {
    async find(userId) {
      const select = { passwordHash: true, lastLoginAt: true };
      return (await database.user.findUnique({ where: { id: userId }, select })) ?? undefined;
    },
    replace: (userId, checkedHash, newHash, keptSessionId) =>
      database.$transaction(async (transaction) => {
        const [subject] = await transaction.user.updateManyAndReturn({
          where: { id: userId, passwordHash: checkedHash },
          data: { passwordHash: newHash, tokenVersion: { increment: 1 } },
          select: { id: true, email: true, name: true, role: true, tokenVersion: true },
        });
        if (subject && keptSessionId !== null) {
          await transaction.session.updateMany({
            where: { id: keptSessionId, userId },
            data: { tokenVersion: subject.tokenVersion },
          });
        }
        return subject;
      }),
  };
}

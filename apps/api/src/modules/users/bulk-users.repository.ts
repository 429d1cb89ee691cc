import type { Database } from '@markwell/database/connect';
import type { UserChangeContext } from './users.rules.ts';

export type BulkUser = UserChangeContext['user'] & {
  name: string;
  email: string;
  isEmailVerified: boolean;
};

export interface BulkUsersRepository {
  /** Those of the users that exist, by id or by e-mail address, in the order of their names. */
  find: (chosen: { ids: readonly string[]; emails: readonly string[] }) => Promise<BulkUser[]>;
  /** What a rule needs to know about the administrator, without locks. */
  readActor: (
    actorId: string,
  ) => Promise<{ actor: UserChangeContext['actor'] | undefined; superAdmins: string[] }>;
}

export function createBulkUsersRepository(database: Database): BulkUsersRepository {
  return {
    async find({ ids, emails }) {
      const users = await database.user.findMany({
        where: { OR: [{ id: { in: [...ids] } }, { email: { in: [...emails] } }] },
        select: {
          id: true,
          name: true,
          email: true,
          emailVerifiedAt: true,
          role: true,
          isActive: true,
          premiumUntil: true,
          school: { select: { id: true, name: true } },
        },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
      });
      return users.map(({ emailVerifiedAt, ...user }) => ({
        ...user,
        isEmailVerified: emailVerifiedAt !== null,
      }));
    },

    async readActor(actorId) {
      const [actor, superAdmins] = await Promise.all([
        database.user.findUnique({
          where: { id: actorId },
          select: { id: true, role: true, isActive: true },
        }),
        database.user.findMany({
          where: { role: 'SUPER_ADMIN', isActive: true, deletionRequestedAt: null },
          select: { id: true },
        }),
      ]);
      return { actor: actor ?? undefined, superAdmins: superAdmins.map(({ id }) => id) };
    },
  };
}

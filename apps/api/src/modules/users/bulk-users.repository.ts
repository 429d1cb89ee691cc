import type { Database } from '@markwell/database/connect';
import type { UserChangeContext } from './users.rules.ts';

export type BulkUser = UserChangeContext['user'] & {
  name: string;
  email: string;
  isEmailVerified: boolean;
};

/** Those of the users that exist, by id or by e-mail address, in the order of their names. */
export async function findChosenUsers(
  db: Database,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
): Promise<BulkUser[]> {
  const users = await db.user.findMany({
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
}

/** What a rule needs to know about the administrator, without locks. */
export async function readActor(
  db: Database,
  actorId: string,
): Promise<{ actor: UserChangeContext['actor'] | undefined; superAdmins: string[] }> {
  const [actor, superAdmins] = await Promise.all([
    db.user.findUnique({
      where: { id: actorId },
      select: { id: true, role: true, isActive: true },
    }),
    db.user.findMany({
      where: { role: 'SUPER_ADMIN', isActive: true, deletionRequestedAt: null },
      select: { id: true },
    }),
  ]);
  return { actor: actor ?? undefined, superAdmins: superAdmins.map(({ id }) => id) };
}

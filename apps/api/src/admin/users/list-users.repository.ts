import { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import type { Role } from '@markwell/shared/vocabulary/roles';
import {
  wordStartsWithPattern,
  containsPattern,
  startsWithPattern,
} from '../../domain/search/search-query.ts';

export interface UserRow {
  id: string;
  name: string;
  email: string;
  hasGoogle: boolean;
  emailVerifiedAt: Date | null;
  role: Role;
  isActive: boolean;
  lastLoginAt: Date | null;
  createdAt: Date;
  premiumUntil: Date | null;
  school: { id: string; name: string } | null;
  testResults: number;
  questionFlags: number;
}

export interface UserFilter {
  search: string;
  role: Role | undefined;
  /** The number of users on earlier pages. */
  skip: number;
  take: number;
}

export interface ListUsersRepository {
  find: (asked: UserFilter) => Promise<{ users: UserRow[]; total: number }>;
  findOne: (userId: string) => Promise<UserRow | undefined>;
}

const fields = {
  id: true,
  name: true,
  email: true,
  googleId: true,
  emailVerifiedAt: true,
  role: true,
  isActive: true,
  lastLoginAt: true,
  createdAt: true,
  premiumUntil: true,
  school: { select: { id: true, name: true } },
  totals: { select: { testsFinished: true } },
} as const;

/** Shorter words have a trigram only at the beginning of a word, so only beginnings are searched. */
const leastForContaining = 3;
const maxWords = 10;

/** Matches users with every word in name or address. A whole id matches that user only. */
function fits(search: string): Prisma.Sql {
  if (idSchema.safeParse(search).success) return Prisma.sql`id = ${search}::uuid`;
  const words = search.split(/\s+/u).slice(0, maxWords);
  return Prisma.join(
    words.map((word) =>
      [...word].length < leastForContaining
        ? Prisma.sql`(name ~* ${wordStartsWithPattern(word)} or email ilike ${startsWithPattern(word)})`
        : Prisma.sql`(name ilike ${containsPattern(word)} or email ilike ${containsPattern(word)})`,
    ),
    ' and ',
  );
}

export function createListUsersRepository(database: Database): ListUsersRepository {
  async function details(ids: string[]): Promise<UserRow[]> {
    const [users, flags] = await Promise.all([
      database.user.findMany({ where: { id: { in: ids } }, select: fields }),
      // Prisma's count of a relation would count the reports of all users first.
      database.flag.groupBy({ by: ['userId'], where: { userId: { in: ids } }, _count: true }),
    ]);
    const flagsOf = new Map(flags.map(({ userId, _count }) => [userId, _count]));
    const found = users.map(({ googleId, totals, ...user }) => ({
      ...user,
      hasGoogle: googleId !== null,
      testResults: totals?.testsFinished ?? 0,
      questionFlags: flagsOf.get(user.id) ?? 0,
    }));
    return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  return {
    async find({ search, role, skip, take }) {
      const conditions = [
        ...(role === undefined ? [] : [Prisma.sql`role = ${role}::role`]),
        ...(search === '' ? [] : [fits(search)]),
      ];
      const where = conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, ' and ');
      // Materialised for a search, so that PostgreSQL uses the trigram index and does not scan all users.
      const how = search === '' ? Prisma.sql`not materialized` : Prisma.sql`materialized`;
      const [page] = await database.$queryRaw<{ ids: string[]; total: number }[]>`
        with found as ${how} (select id, created_at from users where ${where})
        select array(select id from found order by created_at desc, id desc limit ${take}::int offset ${skip}::int) as ids,
          (select count(*)::int from found) as total`;
      return { users: await details(page?.ids ?? []), total: page?.total ?? 0 };
    },

    async findOne(userId) {
      const [user] = await details([userId]);
      return user;
    },
  };
}

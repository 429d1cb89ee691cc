import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import type { DB as Tables } from '@markwell/database/tables';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { wordStartsWithPattern, containsPattern, startsWithPattern } from '#platform/search-query.ts';

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
  reports: number;
}

export interface UserFilter {
  search: string;
  role: Role | undefined;
  /** The number of users on earlier pages. */
  skip: number;
  take: number;
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

/**
 * Characters. The trigram index cannot find shorter words inside others, so they are only compared with the
 * beginnings.
 */
const minLengthToContain = 3;
const maxWords = 10;

/** Matches users with every word in name or address. A whole id matches that user only. */
const matchesSearch = (search: string) => (eb: ExpressionBuilder<Tables, 'users'>) => {
  if (search === '') return eb.lit(true);
  if (idSchema.safeParse(search).success) return eb('users.id', '=', search);
  const words = search.split(/\s+/u).slice(0, maxWords);
  return eb.and(
    words.map((word) =>
      [...word].length < minLengthToContain
        ? eb.or([
            eb('users.name', '~*', wordStartsWithPattern(word)),
            eb('users.email', 'ilike', startsWithPattern(word)),
          ])
        : eb.or([
            eb('users.name', 'ilike', containsPattern(word)),
            eb('users.email', 'ilike', containsPattern(word)),
          ]),
    ),
  );
};

async function details(db: Database, ids: string[]): Promise<UserRow[]> {
  const [users, reports] = await Promise.all([
    db.user.findMany({ where: { id: { in: ids } }, select: fields }),
    // Prisma's count of a relation would count the reports of all users first.
    db.report.groupBy({ by: ['userId'], where: { userId: { in: ids } }, _count: true }),
  ]);
  const reportsOf = new Map(reports.map(({ userId, _count }) => [userId, _count]));
  const found = users.map(({ googleId, totals, ...user }) => ({
    ...user,
    hasGoogle: googleId !== null,
    testResults: totals?.testsFinished ?? 0,
    reports: reportsOf.get(user.id) ?? 0,
  }));
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export async function findUsers(
  db: Database,
  { search, role, skip, take }: UserFilter,
): Promise<{ users: UserRow[]; total: number }> {
  const page = await db.sql
    .with(
      // Materialised for a search, so that PostgreSQL uses the trigram index and does not scan all users.
      (name) => (search === '' ? name('found').notMaterialized() : name('found').materialized()),
      (query) =>
        query
          .selectFrom('users')
          .select(['users.id', 'users.created_at'])
          .where(matchesSearch(search))
          .$call((users) => (role === undefined ? users : users.where('users.role', '=', role))),
    )
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('found')
          .select('found.id')
          .orderBy('found.created_at', 'desc')
          .orderBy('found.id', 'desc')
          .limit(take)
          .offset(skip),
      ).as('users'),
      countOf(eb.selectFrom('found')).as('total'),
    ])
    .executeTakeFirstOrThrow();
  return {
    users: await details(
      db,
      page.users.map(({ id }) => id),
    ),
    total: page.total,
  };
}

/** The ids of the users that match, newest first, at most `most`. */
export async function findUserIds(
  db: Database,
  { search, role }: Pick<UserFilter, 'search' | 'role'>,
  most: number,
): Promise<string[]> {
  const users = await db.sql
    .selectFrom('users')
    .select('users.id')
    .where(matchesSearch(search))
    .$call((found) => (role === undefined ? found : found.where('users.role', '=', role)))
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(most)
    .execute();
  return users.map(({ id }) => id);
}

export async function findUserDetails(db: Database, userId: string): Promise<UserRow | undefined> {
  const [user] = await details(db, [userId]);
  return user;
}

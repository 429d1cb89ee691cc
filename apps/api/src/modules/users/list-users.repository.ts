import type { Database } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import { countOf } from '@markwell/database/sql-expressions/counts';
import type { DB as Tables } from '@markwell/database/tables';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
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

interface UserFilter {
  search: string;
  role: Role | undefined;
  /** The number of users on earlier pages. */
  skip: number;
  take: number;
}

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
  const found = await db.sql
    .selectFrom('users')
    .leftJoin('pupil_totals', 'pupil_totals.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.email_verified_at as emailVerifiedAt',
      'users.role',
      'users.is_active as isActive',
      'users.last_login_at as lastLoginAt',
      'users.created_at as createdAt',
      'users.premium_until as premiumUntil',
    ])
    .select((eb) => [
      eb('users.google_id', 'is not', null).$castTo<boolean>().as('hasGoogle'),
      jsonObjectFrom(
        eb
          .selectFrom('schools')
          .select(['schools.id', 'schools.name'])
          .whereRef('schools.id', '=', 'users.school_id'),
      ).as('school'),
      eb.fn.coalesce('pupil_totals.tests_finished', eb.lit(0)).as('testResults'),
      countOf(eb.selectFrom('reports').whereRef('reports.user_id', '=', 'users.id')).as('reports'),
    ])
    .where((eb) => eb('users.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
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

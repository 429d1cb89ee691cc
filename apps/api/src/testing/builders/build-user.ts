import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { uniqueCode, uniqueName } from './unique-name.ts';

export type TestUser = Awaited<ReturnType<typeof buildUser>>;

/** A user with a unique name and a verified, unique address. `overrides` replace columns. */
export async function buildUser(
  database: Database,
  overrides: Partial<Prisma.UserUncheckedCreateInput> = {},
) {
  return database.user.create({
    data: {
      email: `${uniqueCode('user')}@example.com`,
      name: uniqueName('Robin'),
      emailVerifiedAt: new Date(),
      ...overrides,
    },
  });
}

/** A pupil (STUDENT). */
export const buildPupil = (database: Database, overrides: Partial<Prisma.UserUncheckedCreateInput> = {}) =>
  buildUser(database, { role: 'STUDENT', ...overrides });

/** A parent (PARENT). */
export const buildParent = (database: Database, overrides: Partial<Prisma.UserUncheckedCreateInput> = {}) =>
  buildUser(database, { role: 'PARENT', ...overrides });

export const buildAdmin = (database: Database, overrides: Partial<Prisma.UserUncheckedCreateInput> = {}) =>
  buildUser(database, { role: 'ADMIN', ...overrides });

export const buildSchool = (database: Database) =>
  database.school.create({ data: { name: uniqueName('School') } });

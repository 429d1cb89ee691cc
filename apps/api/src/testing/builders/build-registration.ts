import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { uniqueCode, uniqueName } from './unique-name.ts';

/** A pupil's sign-up with a unique address that is not confirmed. `overrides` replace columns. */
export const buildRegistration = (
  database: Database,
  overrides: Partial<Prisma.RegistrationUncheckedCreateInput> = {},
) =>
  database.registration.create({
    data: {
      email: `${uniqueCode('registration')}@example.com`,
      name: uniqueName('Robin'),
      passwordHash: 'not a hash',
      role: 'STUDENT',
      ...overrides,
    },
  });

import type { Database } from '@markwell/database/connect';
import { typed } from '@markwell/database/sql/values';
import { v7 as uuid } from 'uuid';
import { type Transaction, waitForLock } from '#platform/transaction.repository.ts';

interface School {
  id: string;
  name: string;
}

export function findSchools(db: Database): Promise<School[]> {
  return db.sql.selectFrom('schools').select(['id', 'name']).orderBy('name').execute();
}

export function findSchool(db: Database, id: string): Promise<School | undefined> {
  return db.sql.selectFrom('schools').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** Lets no one else add a school until the transaction ends. Returns which one has this name, in any case. */
export async function lockSchoolNames(
  transaction: Transaction,
  name: string,
): Promise<{ usedBy: string | undefined }> {
  // The unique index is case-sensitive, so the lock prevents Oakfield and oakfield at the same time.
  await waitForLock(transaction, 'schools');
  // Not ILIKE, in which \, % and _ in the name would be wildcards.
  const same = await transaction
    .selectFrom('schools')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [typed('text', name)])))
    .limit(1)
    .executeTakeFirst();
  return { usedBy: same?.id };
}

export const addSchool = (transaction: Transaction, name: string): Promise<School> =>
  transaction
    .insertInto('schools')
    .values({ id: uuid(), name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

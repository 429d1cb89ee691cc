import type { Database } from '@markwell/database/connect';
import { typed } from '@markwell/database/sql/values';
import { roles, staffRoles, type Role } from '@markwell/shared/accounts/roles.vocabulary';
import { v7 as uuid } from 'uuid';
import { type Transaction, waitForLock } from '#platform/transaction.repository.ts';

/** A requirement of a school's staff; of every teacher where `schoolId` is null. */
interface StoredRequirement {
  schoolId: string | null;
  startsOn: Date;
}

/** Active accounts of staff with one role in one school. */
export interface StaffCount {
  schoolId: string | null;
  role: Role;
  staffCount: number;
  withoutAppCount: number;
}

export function findSecondFactorRequirements(db: Database): Promise<StoredRequirement[]> {
  return db.sql
    .selectFrom('second_factor_requirements')
    .select(['school_id as schoolId', 'starts_on as startsOn'])
    .execute();
}

export function countStaff(db: Database): Promise<StaffCount[]> {
  return db.sql
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select((eb) => [
      'users.school_id as schoolId',
      'users.role',
      eb.cast<number>(eb.fn.countAll(), 'integer').as('staffCount'),
      eb
        .cast<number>(eb.fn.countAll().filterWhere('second_factors.confirmed_at', 'is', null), 'integer')
        .as('withoutAppCount'),
    ])
    .where(
      'users.role',
      'in',
      roles.filter((role) => staffRoles.includes(role)),
    )
    .where('users.is_active', '=', true)
    .groupBy(['schoolId', 'role'])
    .execute();
}

/** Lets no one else change requirements until the transaction ends. Returns the first day of this one. */
export async function lockRequirement(
  transaction: Transaction,
  schoolId: string | null,
): Promise<Date | null> {
  await waitForLock(transaction, 'second factor requirements');
  const stored = await transaction
    .selectFrom('second_factor_requirements')
    .select('starts_on as startsOn')
    .where('school_id', 'is not distinct from', schoolId)
    .executeTakeFirst();
  return stored?.startsOn ?? null;
}

/** Stores a locked requirement; removes it for null. */
export async function writeRequirement(
  transaction: Transaction,
  schoolId: string | null,
  startsOn: Date | null,
): Promise<void> {
  await transaction
    .deleteFrom('second_factor_requirements')
    .where('school_id', 'is not distinct from', schoolId)
    .execute();
  if (startsOn === null) return;
  await transaction
    .insertInto('second_factor_requirements')
    .values({ id: uuid(), school_id: schoolId, starts_on: typed('date', startsOn) })
    .execute();
}

import type { Transaction } from '#platform/transaction.repository.ts';
import { lockSuperAdmins } from '#modules/accounts/super-admins.repository.ts';
import type { UserChangeContext, UserFields } from './users.rules.ts';

/** Locks the user, and all super-administrators. Undefined when user or actor does not exist. */
export async function lockUser(
  transaction: Transaction,
  actorId: string,
  userId: string,
): Promise<UserChangeContext | undefined> {
  const superAdmins = await lockSuperAdmins(transaction);
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const row = await transaction
    .selectFrom('users')
    .leftJoin('schools', 'schools.id', 'users.school_id')
    .select(['users.id', 'users.role', 'users.is_active as isActive', 'users.premium_until as premiumUntil'])
    .select(['schools.id as schoolId', 'schools.name as schoolName'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  // Read again: callers are cached for five seconds, in which the administrator may have been demoted.
  const actor = await transaction
    .selectFrom('users')
    .select(['id', 'role', 'is_active as isActive'])
    .where('id', '=', actorId)
    .executeTakeFirst();
  if (!row || !actor) return undefined;
  const { schoolId, schoolName, ...fields } = row;
  const school = schoolId === null || schoolName === null ? null : { id: schoolId, name: schoolName };
  const user = { ...fields, school };
  return { actor, user, otherSuperAdmins: superAdmins.filter((id) => id !== userId).length };
}

/** Writes the fields that are given. */
export async function updateUser(
  transaction: Transaction,
  userId: string,
  { endSessions = false, ...fields }: UserFields,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      role: fields.role,
      is_active: fields.isActive,
      premium_until: fields.premiumUntil,
      school_id: fields.schoolId,
      name: fields.name,
      email: fields.email,
      email_verified_at: fields.emailVerifiedAt,
      parent_email: fields.parentEmail,
      parent_confirmed_at: fields.parentConfirmedAt,
      consent_ends_on: fields.consentEndsOn,
      updated_at: new Date(),
    })
    .$if(endSessions, (query) => query.set((eb) => ({ token_version: eb('token_version', '+', 1) })))
    .where('id', '=', userId)
    .execute();
}

import type { Transaction } from '#platform/transaction.repository.ts';

/** An active teacher of a school by e-mail address. */
export function findTeacherOfSchool(
  transaction: Transaction,
  email: string,
  schoolId: string,
): Promise<{ id: string; name: string } | undefined> {
  return transaction
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('school_id', '=', schoolId)
    .where('role', '=', 'TEACHER')
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Adds a co-teacher; one who is in the list already stays as they are. */
export async function addTeacher(
  transaction: Transaction,
  classId: string,
  userId: string,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('class_teachers')
    .values({ class_id: classId, user_id: userId, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a co-teacher, never the owner. */
export async function removeTeacher(
  transaction: Transaction,
  classId: string,
  userId: string,
): Promise<void> {
  await transaction
    .deleteFrom('class_teachers')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .where('is_owner', '=', false)
    .execute();
}

import type { Transaction } from '#platform/transaction.repository.ts';
import { mayTeach } from './class-access.repository.ts';

/**
 * Gives each class that the user owns to the co-teacher who has been in it for longest, and archives a class without
 * one. Classes are kept when their teacher's account is removed. `outdated` is for a user whose role, school or
 * state has just changed: only classes that they may no longer teach; they stay in the list of teachers, without rights
 * as long as that is so.
 */
export async function transferClasses(
  transaction: Transaction,
  userId: string,
  which: 'all' | 'outdated' = 'all',
): Promise<void> {
  let owned = transaction
    .selectFrom('classes')
    .innerJoin('class_teachers', 'class_teachers.class_id', 'classes.id')
    .innerJoin('users', 'users.id', 'class_teachers.user_id')
    .select('classes.id')
    .where('class_teachers.user_id', '=', userId)
    .where('class_teachers.is_owner', '=', true);
  if (which === 'outdated') owned = owned.where((eb) => eb.not(mayTeach(eb)));
  for (const { id: classId } of await owned.orderBy('classes.id').forUpdate('classes').execute()) {
    const newOwner = await transaction
      .selectFrom('class_teachers')
      .innerJoin('users', 'users.id', 'class_teachers.user_id')
      .innerJoin('classes', 'classes.id', 'class_teachers.class_id')
      .select('users.id')
      .where('class_teachers.class_id', '=', classId)
      .where('users.id', '<>', userId)
      .where(mayTeach)
      .orderBy('class_teachers.added_at')
      .orderBy('users.id')
      .executeTakeFirst();
    if (newOwner) await makeOwner(transaction, classId, newOwner.id);
    else
      await transaction
        .updateTable('classes')
        .set((eb) => ({ archived_at: eb.fn<Date>('now') }))
        .where('id', '=', classId)
        .where('archived_at', 'is', null)
        .execute();
  }
}

/** Makes a teacher of the class its owner; the owner until now becomes a co-teacher. Call it with the class locked. */
export async function makeOwner(transaction: Transaction, classId: string, userId: string): Promise<void> {
  // In two statements: the unique index checks each row as it is written.
  const teachers = transaction.updateTable('class_teachers').where('class_id', '=', classId);
  await teachers.set({ is_owner: false }).where('is_owner', '=', true).execute();
  await teachers.set({ is_owner: true }).where('user_id', '=', userId).execute();
}

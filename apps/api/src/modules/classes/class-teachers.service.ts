import type { ClassDto } from '@markwell/shared/classes/classes.schemas';
import { membershipsOf } from './class-access.repository.ts';
import type { ClassRow } from './class-rows.repository.ts';
import { makeOwner } from './transfer-classes.repository.ts';
import { notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import { classNotFound } from '#platform/not-found.ts';
import {
  addedToClassNotification,
  classTeacherNotification,
  ownsClassNotification,
} from '#modules/notifications/notification-texts.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { addTeacher, findTeacherOfSchool, removeTeacher } from './class-teachers.repository.ts';
import { toClass } from './classes.mapper.ts';
import { lockTaughtClass, readClass, updateClass } from './classes.repository.ts';
import { assertNotArchived, assertOwner, assertRoomForTeacher, isOwner } from './classes.rules.ts';
import type { Context } from '#context.ts';

// The teachers of a class. Throws NOT_FOUND for a class that the caller does not teach.

function inClass<Result>(
  context: Context,
  caller: Caller,
  classId: string,
  work: (transaction: Transaction, row: ClassRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context.db, async (transaction) =>
    work(transaction, orThrow(await lockTaughtClass(transaction, caller.id, classId), classNotFound)),
  );
}

/** Throws RULE_BROKEN unless the caller owns the class, and for an address that does not belong to a teacher of the school. */
export function addCoTeacher(
  context: Context,
  caller: Caller,
  classId: string,
  email: string,
): Promise<ClassDto> {
  return inClass(context, caller, classId, async (transaction, row) => {
    assertOwner(row, caller.id);
    assertNotArchived(row);
    assertRoomForTeacher(row);
    const schoolId = row.schoolId ?? caller.schoolId;
    if (schoolId === null) throw ruleViolated('Please ask an administrator to add you to your school first.');
    const teacher = await findTeacherOfSchool(transaction, email, schoolId);
    if (!teacher) throw refusedEmail('No teacher of your school has this address');
    if (row.teachers.some(({ id }) => id === teacher.id)) return toClass(row, caller.id);
    // A class that was made before its teacher had a school belongs to the school from now on.
    if (row.schoolId === null) await updateClass(transaction, classId, { schoolId });
    const at = context.clock();
    await addTeacher(transaction, classId, teacher.id, at);
    const members = await membershipsOf(transaction, classId).select('users.id').execute();
    const event = { classId, className: row.name, teacherId: teacher.id, teacherName: teacher.name, at };
    await notifyUsers(transaction, [
      ...members.map(({ id: userId }) => ({ userId, ...classTeacherNotification(event) })),
      { userId: teacher.id, ...addedToClassNotification(event) },
    ]);
    return toClass(await readClass(transaction, classId), caller.id);
  });
}

/** The owner removes a co-teacher, or a co-teacher leaves. Throws RULE_BROKEN for the owner. */
export function removeCoTeacher(
  context: Context,
  caller: Caller,
  classId: string,
  teacherId: string,
): Promise<void> {
  return inClass(context, caller, classId, async (transaction, row) => {
    if (teacherId !== caller.id) assertOwner(row, caller.id);
    if (isOwner(row, teacherId)) throw ruleViolated('Please make a co-teacher the owner of the class first');
    await removeTeacher(transaction, classId, teacherId);
  });
}

/** Throws RULE_BROKEN unless the caller owns the class and the other is a co-teacher. */
export function makeClassOwner(
  context: Context,
  caller: Caller,
  classId: string,
  teacherId: string,
): Promise<ClassDto> {
  return inClass(context, caller, classId, async (transaction, row) => {
    assertOwner(row, caller.id);
    const newOwner = row.teachers.find(({ id }) => id === teacherId);
    if (!newOwner) throw notFound('This teacher does not teach the class');
    const at = context.clock();
    await makeOwner(transaction, classId, teacherId);
    const event = { classId, className: row.name, teacherId, teacherName: newOwner.name, at };
    if (teacherId !== caller.id)
      await notifyUsers(transaction, [{ userId: teacherId, ...ownsClassNotification(event) }]);
    return toClass(await readClass(transaction, classId), caller.id);
  });
}

const refusedEmail = (message: string) =>
  ruleViolated(message, { issues: [{ path: 'body.email', message }] });

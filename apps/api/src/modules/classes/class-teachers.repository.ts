import type { Transaction } from '#platform/transaction.repository.ts';

/** An active teacher of a school by e-mail address. */
export async function findTeacherOfSchool(
  transaction: Transaction,
  email: string,
  schoolId: string,
): Promise<{ id: string; name: string } | undefined> {
  const where = { email, schoolId, role: 'TEACHER', isActive: true } as const;
  return (await transaction.user.findFirst({ where, select: { id: true, name: true } })) ?? undefined;
}

/** Adds a co-teacher; one who is in the list already stays as they are. */
export async function addTeacher(
  transaction: Transaction,
  classId: string,
  userId: string,
  at: Date,
): Promise<void> {
  await transaction.classTeacher.createMany({ data: { classId, userId, addedAt: at }, skipDuplicates: true });
}

/** Removes a co-teacher, never the owner. */
export async function removeTeacher(
  transaction: Transaction,
  classId: string,
  userId: string,
): Promise<void> {
  await transaction.classTeacher.deleteMany({ where: { classId, userId, isOwner: false } });
}

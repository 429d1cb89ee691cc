import { maxClasses, maxCoTeachers } from '@markwell/shared/classes/classes.vocabulary';
import type { ClassRow } from './class-rows.repository.ts';
import { ruleViolated } from '#platform/domain-error.ts';

const dayMilliseconds = 86_400_000;

export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMilliseconds);

/** Throws RULE_BROKEN for an archived class. */
export function assertNotArchived({ archivedAt }: Pick<ClassRow, 'archivedAt'>): void {
  if (archivedAt !== null) throw ruleViolated('This class is archived. Restore it first.');
}

/** Throws RULE_BROKEN unless the teacher owns the class. */
export function assertOwner({ teachers }: Pick<ClassRow, 'teachers'>, teacherId: string): void {
  if (!isOwner({ teachers }, teacherId)) throw ruleViolated('Only the owner of the class can do this');
}

export const isOwner = ({ teachers }: Pick<ClassRow, 'teachers'>, teacherId: string): boolean =>
  teachers.some((teacher) => teacher.isOwner && teacher.id === teacherId);

/** Throws RULE_BROKEN for a teacher who has as many classes as one can have. */
export function assertRoomForClass(classes: readonly Pick<ClassRow, 'archivedAt'>[]): void {
  if (classes.filter(({ archivedAt }) => archivedAt === null).length >= maxClasses)
    throw ruleViolated(`You have ${String(maxClasses)} classes. Archive one that you no longer need first.`);
}

/** Throws RULE_BROKEN for a class that has as many teachers as one can have. */
export function assertRoomForTeacher({ teachers }: Pick<ClassRow, 'teachers'>): void {
  if (teachers.length > maxCoTeachers)
    throw ruleViolated(`A class can have ${String(maxCoTeachers)} co-teachers`);
}

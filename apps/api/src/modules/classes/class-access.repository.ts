import type { Database, Sql } from '@markwell/database/connect';
import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder } from 'kysely';

// Who may see whose work through a class. Read from the database at each call, so a pupil who leaves and
// a teacher who loses the role or changes the school are effective immediately.

/**
 * The condition for a user who may teach a class that lists them as a teacher: an active teacher of the class's school,
 * or of any when the class has none. True or false, never NULL.
 */
export const mayTeach = (eb: ExpressionBuilder<Pick<Tables, 'users' | 'classes'>, 'users' | 'classes'>) =>
  eb.and([
    eb('users.role', '=', 'TEACHER'),
    eb('users.is_active', '=', true),
    eb.or([
      eb('classes.school_id', 'is', null),
      eb('classes.school_id', 'is not distinct from', eb.ref('users.school_id')),
    ]),
  ]);

/** The condition for classes that this user teaches now. */
export const isTaughtBy =
  (teacherId: string) =>
  (eb: ExpressionBuilder<Pick<Tables, 'classes' | 'class_teachers' | 'users'>, 'classes'>) =>
    eb.exists(
      eb
        .selectFrom('class_teachers')
        .innerJoin('users', 'users.id', 'class_teachers.user_id')
        .select('class_teachers.user_id')
        .whereRef('class_teachers.class_id', '=', 'classes.id')
        .where('class_teachers.user_id', '=', teacherId)
        .where(mayTeach),
    );

/** The condition for a membership that has not ended, of an active pupil. */
export const isCurrentMember = (
  eb: ExpressionBuilder<Pick<Tables, 'class_members' | 'users'>, 'class_members' | 'users'>,
) =>
  eb.and([
    eb('class_members.left_at', 'is', null),
    eb('users.role', '=', 'STUDENT'),
    eb('users.is_active', '=', true),
  ]);

/** The current memberships of a class. */
export const membershipsOf = (client: Sql, classId: string) =>
  client
    .selectFrom('class_members')
    .innerJoin('users', 'users.id', 'class_members.user_id')
    .where('class_members.class_id', '=', classId)
    .where(isCurrentMember);

/** Whether the user teaches the class now, as its owner or a co-teacher. An archived class still has its teachers. */
export async function isTeacherOfClass(db: Database, teacherId: string, classId: string): Promise<boolean> {
  const found = await db.sql
    .selectFrom('classes')
    .select('classes.id')
    .where('classes.id', '=', classId)
    .where(isTaughtBy(teacherId))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the pupil is now a member of a class, not archived, that this user teaches now. */
export async function isTeacherOf(db: Database, teacherId: string, pupilId: string): Promise<boolean> {
  const found = await db.sql
    .selectFrom('class_members')
    .innerJoin('classes', 'classes.id', 'class_members.class_id')
    .select('class_members.id')
    .where('class_members.user_id', '=', pupilId)
    .where('class_members.left_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .where(isTaughtBy(teacherId))
    .executeTakeFirst();
  return found !== undefined;
}

import type { Database } from '@markwell/database/connect';
import type { ClassPupilDto } from '@markwell/shared/classes/classes.schemas';
import { listMembersPage, type MembersPage } from '../members-page.repository.ts';
import { readWorkRows, type WorkRow } from '../work-rows.repository.ts';
import { isTaughtBy } from '#modules/classes/class-access.repository.ts';
import { findClassPupil } from '#modules/classes/class-pupils.repository.ts';

export interface MarkedAssignment {
  id: string;
  title: string;
  dueAt: Date;
  questionCount: number;
}

/** A class that the user teaches now. */
export function findClassOfMarkbook(
  db: Database,
  teacherId: string,
  classId: string,
): Promise<{ id: string; name: string } | undefined> {
  return db.sql
    .selectFrom('classes')
    .select(['classes.id', 'classes.name'])
    .where('classes.id', '=', classId)
    .where(isTaughtBy(teacherId))
    .executeTakeFirst();
}

/** The last assignments of a class, in the order of their due times. */
export async function findAssignmentsOfMarkbook(
  db: Database,
  classId: string,
  limit: number,
): Promise<MarkedAssignment[]> {
  const latest = await db.sql
    .selectFrom('assignments')
    .select(['id', 'title', 'due_at as dueAt', 'question_count as questionCount'])
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return latest.toReversed();
}

/** The current members by surname, forename and id, after the member with this id. */
export function findMembersOfMarkbook(
  db: Database,
  classId: string,
  page: MembersPage,
): Promise<ClassPupilDto[]> {
  return listMembersPage(db, classId, page);
}

export function findMemberOfMarkbook(
  db: Database,
  classId: string,
  userId: string,
): Promise<ClassPupilDto | undefined> {
  return findClassPupil(db, classId, userId);
}

export function readWorkOfMarkbook(
  db: Database,
  assignmentIds: readonly string[],
  userIds: readonly string[],
): Promise<WorkRow[]> {
  return readWorkRows(db.sql, { assignmentIds, userIds });
}

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

export interface MarkbookRepository {
  /** A class that the user teaches now. */
  findTaughtClass: (teacherId: string, classId: string) => Promise<{ id: string; name: string } | undefined>;
  /** The last assignments of a class, in the order of their due times. */
  listAssignments: (classId: string, limit: number) => Promise<MarkedAssignment[]>;
  /** The current members by surname, forename and id, after the member with this id. */
  listMembers: (classId: string, page: MembersPage) => Promise<ClassPupilDto[]>;
  findMember: (classId: string, userId: string) => Promise<ClassPupilDto | undefined>;
  readWork: (assignmentIds: readonly string[], userIds: readonly string[]) => Promise<WorkRow[]>;
}

export function createMarkbookRepository(database: Database): MarkbookRepository {
  const { sql } = database;
  return {
    findTaughtClass: (teacherId, classId) =>
      sql
        .selectFrom('classes')
        .select(['classes.id', 'classes.name'])
        .where('classes.id', '=', classId)
        .where(isTaughtBy(teacherId))
        .executeTakeFirst(),

    async listAssignments(classId, limit) {
      const latest = await sql
        .selectFrom('assignments')
        .select(['id', 'title', 'due_at as dueAt', 'question_count as questionCount'])
        .where('class_id', '=', classId)
        .where('deleted_at', 'is', null)
        .orderBy('due_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return latest.toReversed();
    },

    listMembers: (classId, page) => listMembersPage(database, classId, page),

    findMember: (classId, userId) => findClassPupil(database, classId, userId),

    readWork: (assignmentIds, userIds) => readWorkRows(database, { assignmentIds, userIds }),
  };
}

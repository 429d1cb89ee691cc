import { countOf } from '@markwell/database/sql-expressions/counts';
import type { Sql } from '@markwell/database/connect';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isCurrentMember, mayTeach } from './class-access.repository.ts';

/** A class with its school, stage, subject and teachers. */
export interface ClassRow {
  id: string;
  name: string;
  schoolId: string | null;
  school: string | null;
  stage: { id: string; name: string };
  subject: { id: string; name: string } | null;
  joinCode: string;
  joinCodeExpiresAt: Date;
  archivedAt: Date | null;
  /** Those who may teach it now, the owner first. */
  teachers: { id: string; name: string; isOwner: boolean }[];
  memberCount: number;
}

/** Classes with what replies show of them: add conditions on `classes`, and read them with `toClassRow`. */
export const classRows = (client: Sql) =>
  client
    .selectFrom('classes')
    .innerJoin('stages', 'stages.id', 'classes.stage_id')
    .leftJoin('subjects', 'subjects.id', 'classes.subject_id')
    .leftJoin('schools', 'schools.id', 'classes.school_id')
    .select([
      'classes.id',
      'classes.name',
      'classes.school_id as schoolId',
      'schools.name as school',
      'stages.id as stageId',
      'stages.display_name as stageName',
      'subjects.id as subjectId',
      'subjects.name as subjectName',
      'classes.join_code as joinCode',
      'classes.join_code_expires_at as joinCodeExpiresAt',
      'classes.archived_at as archivedAt',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('class_teachers')
          .innerJoin('users', 'users.id', 'class_teachers.user_id')
          .select(['users.id', 'users.name', 'class_teachers.is_owner as isOwner'])
          .whereRef('class_teachers.class_id', '=', 'classes.id')
          .where(mayTeach)
          .orderBy('class_teachers.is_owner', 'desc')
          .orderBy('class_teachers.added_at')
          .orderBy('users.name'),
      ).as('teachers'),
      countOf(
        eb
          .selectFrom('class_members')
          .innerJoin('users', 'users.id', 'class_members.user_id')
          .whereRef('class_members.class_id', '=', 'classes.id')
          .where(isCurrentMember),
      ).as('memberCount'),
    ]);

type SelectedClass = Omit<ClassRow, 'stage' | 'subject'> & {
  stageId: string;
  stageName: string;
  subjectId: string | null;
  subjectName: string | null;
};

export const toClassRow = <Selected extends SelectedClass>({
  stageId,
  stageName,
  subjectId,
  subjectName,
  ...row
}: Selected) => ({
  ...row,
  stage: { id: stageId, name: stageName },
  subject: subjectId === null || subjectName === null ? null : { id: subjectId, name: subjectName },
});

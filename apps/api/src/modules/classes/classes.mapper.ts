import type { ClassDto, ClassSummaryDto, JoinedClassDto } from '@markwell/shared/classes/classes.schemas';
import type { ClassRow } from './class-rows.repository.ts';
import { isOwner } from './classes.rules.ts';

const aboutClass = ({ id, name, stage, subject, archivedAt }: ClassRow) => ({
  id,
  name,
  stage,
  subject,
  archivedAt: archivedAt?.toISOString() ?? null,
});

export const toSummary = (row: ClassRow, teacherId: string): ClassSummaryDto => ({
  ...aboutClass(row),
  isOwner: isOwner(row, teacherId),
  memberCount: row.memberCount,
});

export const toClass = (row: ClassRow, teacherId: string): ClassDto => ({
  ...toSummary(row, teacherId),
  school: row.school,
  joinCode: row.joinCode,
  joinCodeExpiresAt: row.joinCodeExpiresAt.toISOString(),
  teachers: row.teachers,
});

/** What a pupil sees of a class. */
export const toJoinedClass = (row: ClassRow): JoinedClassDto => ({
  ...aboutClass(row),
  school: row.school,
  teachers: row.teachers.map(({ name }) => name),
});

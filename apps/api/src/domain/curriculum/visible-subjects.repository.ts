import { Prisma } from '@markwell/database/client';
import type { Caller } from '../users/caller.ts';

/** The part of a caller that decides what they may see. */
export type Viewer = Pick<Caller, 'schoolId' | 'isAdmin'>;

/**
 * The condition for subjects that a viewer may see: PUBLIC for everyone, SCHOOL_PRIVATE for users of that
 * school, all including DRAFT for administrators, archived ones for no one. Topics and questions inherit it.
 */
export function visibleSubjects({ schoolId, isAdmin }: Viewer): Prisma.SubjectWhereInput {
  if (isAdmin) return { archivedAt: null };
  const ofSchool: Prisma.SubjectWhereInput[] = schoolId ? [{ visibility: 'SCHOOL_PRIVATE', schoolId }] : [];
  return { archivedAt: null, OR: [{ visibility: 'PUBLIC' }, ...ofSchool] };
}

const subjectsTable = Prisma.sql`subjects`;

/**
 * The same in SQL, for the table `subjects` or an alias of it. True or false, never NULL, so that it can be
 * selected.
 */
export function visibleSubjectsSql(
  { schoolId, isAdmin }: Viewer,
  table: Prisma.Sql = subjectsTable,
): Prisma.Sql {
  return Prisma.sql`(${table}.archived_at is null and (${isAdmin}::boolean or ${table}.visibility = 'PUBLIC'
    or (${table}.visibility = 'SCHOOL_PRIVATE' and coalesce(${table}.school_id = ${schoolId}::uuid, false))))`;
}

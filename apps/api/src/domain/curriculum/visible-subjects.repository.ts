import { Prisma } from '@markwell/database/client';
import type { Caller } from '../users/caller.ts';

/** As much of a caller as decides what they may see. */
export type Viewer = Pick<Caller, 'schoolId' | 'isAdmin'>;

/**
 * The subjects a viewer may see, as a condition for the query: PUBLIC for everyone, SCHOOL_PRIVATE for the school's own,
 * everything for administrators, DRAFT included; archived ones for nobody. Topics and questions inherit it.
 */
export function visibleSubjects({ schoolId, isAdmin }: Viewer): Prisma.SubjectWhereInput {
  if (isAdmin) return { archivedAt: null };
  const ofSchool: Prisma.SubjectWhereInput[] = schoolId ? [{ visibility: 'SCHOOL_PRIVATE', schoolId }] : [];
  return { archivedAt: null, OR: [{ visibility: 'PUBLIC' }, ...ofSchool] };
}

const subjectsTable = Prisma.sql`subjects`;

/** The same for SQL, over the table `subjects` or an alias of it. True or false, never NULL: a caller may select it. */
export function visibleSubjectsSql(
  { schoolId, isAdmin }: Viewer,
  table: Prisma.Sql = subjectsTable,
): Prisma.Sql {
  return Prisma.sql`(${table}.archived_at is null and (${isAdmin}::boolean or ${table}.visibility = 'PUBLIC'
    or (${table}.visibility = 'SCHOOL_PRIVATE' and coalesce(${table}.school_id = ${schoolId}::uuid, false))))`;
}

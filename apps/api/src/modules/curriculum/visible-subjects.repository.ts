import type { Prisma } from '@markwell/database/client';
import type { DB as Tables } from '@markwell/database/tables';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { Caller } from '#platform/caller.ts';

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

/** A viewer in a prepared statement, which only knows what the condition depends on. */
export interface PreparedViewer {
  isAdmin: boolean;
  schoolId: Expression<string> | null;
}

/**
 * Statements for each form that the condition has: for administrators, for users of a school and for others. `prepare`
 * is called once for each.
 */
export function forEachViewer<Statement>(
  prepare: (viewer: { isAdmin: boolean; hasSchool: boolean }) => Statement,
): (viewer: Viewer) => Statement {
  const statements = new Map<string, Statement>();
  return ({ isAdmin, schoolId }) => {
    const hasSchool = !isAdmin && schoolId !== null;
    const form = `${isAdmin}/${hasSchool}`;
    const statement = statements.get(form) ?? prepare({ isAdmin, hasSchool });
    statements.set(form, statement);
    return statement;
  };
}

/** The same condition for the query builder, over the table `subjects`. True or false, never NULL: it may be selected. */
export const isVisibleTo =
  ({ schoolId, isAdmin }: Viewer | PreparedViewer) =>
  (eb: ExpressionBuilder<Tables, 'subjects'>) => {
    const isActive = eb('subjects.archived_at', 'is', null);
    if (isAdmin) return isActive;
    const isPublic = eb('subjects.visibility', '=', 'PUBLIC');
    if (schoolId === null) return eb.and([isActive, isPublic]);
    const isOfSchool = eb.and([
      eb('subjects.visibility', '=', 'SCHOOL_PRIVATE'),
      eb(eb.fn.coalesce(eb('subjects.school_id', '=', schoolId), eb.lit(false)), '=', eb.lit(true)),
    ]);
    return eb.and([isActive, eb.or([isPublic, isOfSchool])]);
  };

import { arrayOf } from '@markwell/database/sql/values';
import type { Sql } from '@markwell/database/connect';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { mayTeach } from '#modules/classes/class-access.repository.ts';
import { attemptColumns, isScoreShown } from '#modules/question-bank/embargo.repository.ts';

/** Work on an assignment whose answers were re-marked. */
export interface CorrectedWork {
  attemptId: string;
  assignmentId: string;
  /** Whether the pupil may see the score. */
  isScoreShown: boolean;
}

/** The work on assignments among these attempts. */
export const findCorrectedWork = (
  client: Sql,
  attemptIds: readonly string[],
  now: Date,
): Promise<CorrectedWork[]> =>
  client
    .selectFrom('assignment_work')
    .innerJoin('assignments', 'assignments.id', 'assignment_work.assignment_id')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.id', '=', 'assignment_work.attempt_id')
        .onRef('attempts.user_id', '=', 'assignment_work.user_id'),
    )
    .select((eb) => [
      'attempts.id as attemptId',
      'assignments.id as assignmentId',
      eb
        .parens(isScoreShown(attemptColumns(eb), now))
        .$castTo<boolean>()
        .as('isScoreShown'),
    ])
    .where((eb) => eb('assignment_work.attempt_id', '=', eb.fn.any(arrayOf('uuid', attemptIds))))
    .where('assignments.deleted_at', 'is', null)
    .execute();

/** An assignment with answers that were re-marked. */
export interface CorrectedAssignment {
  assignmentId: string;
  classId: string;
  title: string;
  /** Those who teach the class now. */
  teacherIds: string[];
}

/** Those of the assignments that were not deleted. */
export async function findCorrectedAssignments(
  client: Sql,
  ids: readonly string[],
): Promise<CorrectedAssignment[]> {
  const rows = await client
    .selectFrom('assignments')
    .select(['assignments.id as assignmentId', 'assignments.class_id as classId', 'assignments.title'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('class_teachers')
          .innerJoin('classes', 'classes.id', 'class_teachers.class_id')
          .innerJoin('users', 'users.id', 'class_teachers.user_id')
          .select('users.id')
          .whereRef('class_teachers.class_id', '=', 'assignments.class_id')
          .where(mayTeach),
      ).as('teachers'),
    )
    .where((eb) => eb('assignments.id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .where('assignments.deleted_at', 'is', null)
    .orderBy('assignments.id')
    .execute();
  return rows.map(({ teachers, ...assignment }) => ({
    ...assignment,
    teacherIds: teachers.map(({ id }) => id),
  }));
}

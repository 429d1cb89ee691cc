import type { Sql } from '@markwell/database/connect';
import { readWorkRows, type WorkRow } from './work-rows.repository.ts';

/**
 * The assignments of the pupil's classes, and those with the pupil's work, that were due after an instant, the one that is
 * due first at the top.
 */
export async function listAssignmentsOfPupil(
  client: Sql,
  userId: string,
  { dueAfter, limit }: { dueAfter: Date; limit: number },
): Promise<WorkRow[]> {
  const assignments = await client
    .selectFrom('assignments')
    .select('assignments.id')
    .where('assignments.due_at', '>', dueAfter)
    .where((eb) =>
      eb.or([
        eb('assignments.class_id', 'in', (each) =>
          each
            .selectFrom('class_members')
            .select('class_members.class_id')
            .where('class_members.user_id', '=', userId)
            .where('class_members.left_at', 'is', null),
        ),
        eb('assignments.id', 'in', (each) =>
          each
            .selectFrom('assignment_work')
            .select('assignment_work.assignment_id')
            .where('assignment_work.user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('assignments.due_at')
    .orderBy('assignments.id')
    .limit(limit)
    .execute();
  return readWorkRows(client, { assignmentIds: assignments.map(({ id }) => id), userIds: [userId] });
}

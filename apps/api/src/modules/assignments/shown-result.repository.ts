import type { Database } from '@markwell/database/connect';
import { readWorkRows, type WorkRow } from './work-rows.repository.ts';

/** The pupil's work that an attempt is, or was before it was returned; undefined for practice. */
export async function findWorkOfAttempt(
  db: Database,
  userId: string,
  attemptId: string,
): Promise<WorkRow | undefined> {
  const work = await db.assignmentWork.findFirst({
    where: { userId, OR: [{ attemptId }, { earlierAttemptIds: { has: attemptId } }] },
    select: { assignmentId: true },
  });
  if (!work) return undefined;
  const [row] = await readWorkRows(db.sql, {
    assignmentIds: [work.assignmentId],
    userIds: [userId],
  });
  return row;
}

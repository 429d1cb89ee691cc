import type { Database } from '@markwell/database/connect';
import { readWorkRows, type WorkRow } from './work-rows.repository.ts';

export interface ShownResultRepository {
  /** The pupil's work that an attempt is, or was before it was returned; undefined for practice. */
  findWorkOfAttempt: (userId: string, attemptId: string) => Promise<WorkRow | undefined>;
}

export const createShownResultRepository = (database: Database): ShownResultRepository => ({
  async findWorkOfAttempt(userId, attemptId) {
    const work = await database.assignmentWork.findFirst({
      where: { userId, OR: [{ attemptId }, { earlierAttemptIds: { has: attemptId } }] },
      select: { assignmentId: true },
    });
    if (!work) return undefined;
    const [row] = await readWorkRows(database, {
      assignmentIds: [work.assignmentId],
      userIds: [userId],
    });
    return row;
  },
});

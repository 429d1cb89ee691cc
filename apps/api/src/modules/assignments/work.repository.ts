import type { Database } from '@markwell/database/connect';
import { typed } from '@markwell/database/sql/values';
import type { ClassPupilDto } from '@markwell/shared/classes/classes.schemas';
import { readWorkRows, type WorkRow } from './work-rows.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

export interface WorkOfPupil extends WorkRow {
  pupil: ClassPupilDto;
}

/** The work of these pupils on an assignment, in their order. */
export async function ofPupils(
  db: Database,
  assignmentId: string,
  pupils: readonly ClassPupilDto[],
): Promise<WorkOfPupil[]> {
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const rows = await readWorkRows(db.sql, { assignmentIds: [assignmentId], userIds: [...byId.keys()] });
  return rows.flatMap((row) => {
    const pupil = byId.get(row.userId);
    return pupil ? [{ ...row, pupil }] : [];
  });
}

/** Locks the row of a pupil's work, which is created when there is none, and returns it as it is now. */
export async function lockWork(
  transaction: Transaction,
  assignmentId: string,
  userId: string,
): Promise<WorkRow | undefined> {
  await transaction
    .insertInto('assignment_work')
    .values({ assignment_id: assignmentId, user_id: userId })
    .onConflict((conflict) =>
      conflict
        .columns(['assignment_id', 'user_id'])
        // Locks the row without changing it.
        .doUpdateSet((eb) => ({ excused_at: eb.ref('assignment_work.excused_at') })),
    )
    .execute();
  const [row] = await readWorkRows(transaction, { assignmentIds: [assignmentId], userIds: [userId] });
  return row;
}

/** The attempt stays the pupil's; the next start makes another. */
export async function returnAttempt(
  transaction: Transaction,
  { assignmentId, userId, attemptId }: WorkRow,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<void> {
  await transaction
    .updateTable('assignment_work')
    .set({ attempt_id: null, returned_at: now, own_due_at: dueAt })
    .$if(attemptId !== null, (query) =>
      query.set((eb) => ({
        earlier_attempt_ids: eb.fn('array_append', ['earlier_attempt_ids', typed('uuid', attemptId)]),
      })),
    )
    .where('assignment_id', '=', assignmentId)
    .where('user_id', '=', userId)
    .execute();
}

export async function setExcused(
  transaction: Transaction,
  assignmentId: string,
  userId: string,
  excusedAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('assignment_work')
    .set({ excused_at: excusedAt })
    .where('assignment_id', '=', assignmentId)
    .where('user_id', '=', userId)
    .execute();
}

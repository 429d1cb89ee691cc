import type { Database } from '@markwell/database/connect';
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
  const rows = await readWorkRows(db, { assignmentIds: [assignmentId], userIds: [...byId.keys()] });
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
  const key = { assignmentId, userId };
  await transaction.assignmentWork.upsert({
    where: { assignmentId_userId: key },
    create: key,
    // Locks the row without changing it.
    update: { userId },
    select: { userId: true },
  });
  const [row] = await readWorkRows(transaction, { assignmentIds: [assignmentId], userIds: [userId] });
  return row;
}

/** The attempt stays the pupil's; the next start makes another. */
export async function returnAttempt(
  transaction: Transaction,
  { assignmentId, userId, attemptId }: WorkRow,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<void> {
  await transaction.assignmentWork.update({
    where: { assignmentId_userId: { assignmentId, userId } },
    data: {
      attemptId: null,
      ...(attemptId !== null && { earlierAttemptIds: { push: attemptId } }),
      returnedAt: now,
      ownDueAt: dueAt,
    },
    select: { userId: true },
  });
}

export async function setExcused(
  transaction: Transaction,
  assignmentId: string,
  userId: string,
  excusedAt: Date | null,
): Promise<void> {
  await transaction.assignmentWork.update({
    where: { assignmentId_userId: { assignmentId, userId } },
    data: { excusedAt },
    select: { userId: true },
  });
}

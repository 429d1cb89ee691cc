import { arrayOf } from '@markwell/database/sql/values';
import { membershipsOf } from '#modules/classes/class-access.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';

interface AnnouncedAssignment {
  assignmentId: string;
  classId: string;
  className: string;
  title: string;
  dueAt: Date;
}

interface Claim {
  now: Date;
  remindBefore: Date;
  limit: number;
}

/** What both have in common: assignments that can still be done, of classes that are not archived. */
const claimable = (transaction: Transaction, now: Date) =>
  transaction
    .selectFrom('assignments')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .select([
      'assignments.id as assignmentId',
      'assignments.class_id as classId',
      'classes.name as className',
      'assignments.title',
      'assignments.due_at as dueAt',
    ])
    .where('assignments.deleted_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .where('assignments.opens_at', '<=', now)
    .where('assignments.closes_at', '>', now)
    .forUpdate('assignments')
    .skipLocked();

/**
 * Takes assignments that have opened and were not announced yet. One that is due within the time of the reminder is not
 * reminded of as well.
 */
export async function claimOpened(
  transaction: Transaction,
  { now, remindBefore, limit }: Claim,
): Promise<AnnouncedAssignment[]> {
  const claimed = await claimable(transaction, now)
    .where('assignments.announced_at', 'is', null)
    .orderBy('assignments.opens_at')
    .limit(limit)
    .execute();
  await mark(transaction, claimed, { announced_at: now });
  await mark(
    transaction,
    claimed.filter(({ dueAt }) => dueAt <= remindBefore),
    { reminded_at: now },
  );
  return claimed;
}

/** Takes assignments that are due before an instant, and not reminded of yet. */
export async function claimDue(
  transaction: Transaction,
  { now, remindBefore, limit }: Claim,
): Promise<AnnouncedAssignment[]> {
  const claimed = await claimable(transaction, now)
    .where('assignments.announced_at', 'is not', null)
    .where('assignments.reminded_at', 'is', null)
    .where('assignments.due_at', '>', now)
    .where('assignments.due_at', '<=', remindBefore)
    .orderBy('assignments.due_at')
    .limit(limit)
    .execute();
  await mark(transaction, claimed, { reminded_at: now });
  return claimed;
}

async function mark(
  transaction: Transaction,
  claimed: readonly AnnouncedAssignment[],
  times: { announced_at: Date } | { reminded_at: Date },
): Promise<void> {
  const ids = claimed.map(({ assignmentId }) => assignmentId);
  await transaction
    .updateTable('assignments')
    .set(times)
    .where((eb) => eb('id', '=', eb.fn.any(arrayOf('uuid', ids))))
    .execute();
}

/** The pupils of the class who have not ended their work and are not excused. */
export const pupilsToTell = (transaction: Transaction, { assignmentId, classId }: AnnouncedAssignment) =>
  membershipsOf(transaction, classId)
    .leftJoin('assignment_work', (join) =>
      join
        .onRef('assignment_work.user_id', '=', 'users.id')
        .on('assignment_work.assignment_id', '=', assignmentId),
    )
    .leftJoin('attempts', (join) =>
      join
        .onRef('attempts.id', '=', 'assignment_work.attempt_id')
        .onRef('attempts.user_id', '=', 'assignment_work.user_id'),
    )
    .select('users.id')
    .where('assignment_work.excused_at', 'is', null)
    .where((eb) => eb.or([eb('attempts.id', 'is', null), eb('attempts.status', '=', 'OPEN')]))
    .execute();

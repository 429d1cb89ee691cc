import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/assignments/assignments.contract';
import type { WorkOfPupilDto } from '@markwell/shared/assignments/assignments.schemas';
import { assignmentAccess, type AssignmentAccess } from './assignment-access.rules.ts';
import { countShownWork } from '#modules/attempts/count-shown-work.repository.ts';
import type { WorkRow } from './work-rows.repository.ts';
import { notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import { assignmentReturnedNotification } from '#modules/notifications/assignment-notifications.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { toWorkOfPupil } from './assignments.mapper.ts';
import { assignmentNotFound } from './set-assignment.service.ts';
import { lockWork, returnAttempt, setExcused, ofPupils } from './work.repository.ts';
import type { Context } from '#context.ts';
import { findTaughtAssignment, findMember, findMembersOfAssignment } from './assignments.repository.ts';

// The pupils' work as teachers see it. Throws NOT_FOUND for other teachers' assignments, and for pupils who
// are not in the class.

export const noSuchPupil = () => notFound('This pupil is not in the class');

/** Changes the work of a member of the class, as it is while it is locked. */
async function change(
  context: Context,
  caller: Caller,
  assignmentId: string,
  pupilId: string,
  write: (transaction: Transaction, row: WorkRow, may: AssignmentAccess['may']) => Promise<void>,
): Promise<WorkOfPupilDto> {
  const assignment = orThrow(
    await findTaughtAssignment(context.db, caller.id, assignmentId),
    assignmentNotFound,
  );
  const pupil = orThrow(await findMember(context.db, assignment.classId, pupilId), noSuchPupil);
  await inTransaction(context.db, async (transaction) => {
    const row = orThrow(await lockWork(transaction, assignment.id, pupilId), noSuchPupil);
    await write(transaction, row, assignmentAccess('CO_TEACHER', row.facts, row.work, context.clock()).may);
  });
  const [row] = await ofPupils(context.db, assignment.id, [pupil]);
  return toWorkOfPupil(orThrow(row, noSuchPupil), context.clock());
}

export async function listWork(
  context: Context,
  caller: Caller,
  assignmentId: string,
  { cursor, limit }: ParsedInput<typeof contract.listWork>['query'],
): Promise<ReplyOf<typeof contract.listWork>> {
  const assignment = orThrow(
    await findTaughtAssignment(context.db, caller.id, assignmentId),
    assignmentNotFound,
  );
  const members = await findMembersOfAssignment(context.db, assignment.classId, {
    after: cursor,
    limit: limit + 1,
  });
  const shown = members.slice(0, limit);
  const rows = await ofPupils(context.db, assignment.id, shown);
  const now = context.clock();
  return {
    work: rows.map((row) => toWorkOfPupil(row, now)),
    next: members.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Throws RULE_BROKEN for work that is not handed in, and for a due time that has passed. */
export function returnWork(
  context: Context,
  caller: Caller,
  assignmentId: string,
  pupilId: string,
  dueAt: string,
): Promise<WorkOfPupilDto> {
  return change(context, caller, assignmentId, pupilId, async (transaction, row, may) => {
    const now = context.clock();
    if (!may.return) throw ruleViolated('Only work that was handed in can be returned.');
    if (new Date(dueAt) <= now) throw ruleViolated('Please choose a time in the future.');
    await returnAttempt(transaction, row, { dueAt: new Date(dueAt), now });
    await countShownWork(transaction, now, row.assignmentId);
    const notification = assignmentReturnedNotification(row, now);
    await notifyUsers(transaction, [{ ...notification, userId: row.userId, at: now }]);
  });
}

export function excusePupil(
  context: Context,
  caller: Caller,
  assignmentId: string,
  pupilId: string,
  isExcused: boolean,
): Promise<WorkOfPupilDto> {
  return change(context, caller, assignmentId, pupilId, async (transaction, row, may) => {
    if (!may.excuse) throw ruleViolated('This class is archived. Restore it first.');
    if (row.work.isExcused === isExcused) return;
    await setExcused(transaction, row.assignmentId, row.userId, isExcused ? context.clock() : null);
  });
}

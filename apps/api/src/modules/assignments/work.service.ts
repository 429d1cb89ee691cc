import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { listWork } from '@markwell/shared/assignments/assignments.contract';
import type { WorkOfPupilDto } from '@markwell/shared/assignments/assignments.schemas';
import { assignmentAccess, type AssignmentAccess } from './assignment-access.rules.ts';
import { countShownWork } from '#modules/attempts/count-shown-work.repository.ts';
import type { WorkRow } from './work-rows.repository.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound, orThrow, ruleViolated } from '#platform/domain-error.ts';
import { assignmentReturnedNotification } from '#modules/notifications/assignment-notifications.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { toWorkOfPupil } from './assignments.mapper.ts';
import type { AssignmentsRepository } from './assignments.repository.ts';
import { assignmentNotFound } from './set-assignment.service.ts';
import { lockWork, returnAttempt, setExcused, type WorkRepository } from './work.repository.ts';

/** The pupils' work as teachers see it. Throws NOT_FOUND for other teachers' assignments, and for pupils who are not in the class. */
export interface WorkService {
  list: (
    caller: Caller,
    assignmentId: string,
    page: ParsedInput<typeof listWork>['query'],
  ) => Promise<ReplyOf<typeof listWork>>;
  /** Throws RULE_BROKEN for work that is not handed in, and for a due time that has passed. */
  returnWork: (
    caller: Caller,
    assignmentId: string,
    pupilId: string,
    dueAt: string,
  ) => Promise<WorkOfPupilDto>;
  excuse: (
    caller: Caller,
    assignmentId: string,
    pupilId: string,
    isExcused: boolean,
  ) => Promise<WorkOfPupilDto>;
}

interface Dependencies {
  inTransaction: InTransaction;
  repository: Pick<AssignmentsRepository, 'findTaught' | 'listMembers' | 'findMember'>;
  work: WorkRepository;
  clock: Clock;
}

export const noSuchPupil = () => notFound('This pupil is not in the class');

export function createWorkService({ inTransaction, repository, work, clock }: Dependencies): WorkService {
  /** Changes the work of a member of the class, as it is while it is locked. */
  async function change(
    caller: Caller,
    assignmentId: string,
    pupilId: string,
    write: (transaction: Transaction, row: WorkRow, may: AssignmentAccess['may']) => Promise<void>,
  ): Promise<WorkOfPupilDto> {
    const assignment = orThrow(await repository.findTaught(caller.id, assignmentId), assignmentNotFound);
    const pupil = orThrow(await repository.findMember(assignment.classId, pupilId), noSuchPupil);
    await inTransaction(async (transaction) => {
      const row = orThrow(await lockWork(transaction, assignment.id, pupilId), noSuchPupil);
      await write(transaction, row, assignmentAccess('CO_TEACHER', row.facts, row.work, clock()).may);
    });
    const [row] = await work.ofPupils(assignment.id, [pupil]);
    return toWorkOfPupil(orThrow(row, noSuchPupil), clock());
  }

  return {
    async list(caller, assignmentId, { cursor, limit }) {
      const assignment = orThrow(await repository.findTaught(caller.id, assignmentId), assignmentNotFound);
      const members = await repository.listMembers(assignment.classId, { after: cursor, limit: limit + 1 });
      const shown = members.slice(0, limit);
      const rows = await work.ofPupils(assignment.id, shown);
      const now = clock();
      return {
        work: rows.map((row) => toWorkOfPupil(row, now)),
        next: members.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    returnWork: (caller, assignmentId, pupilId, dueAt) =>
      change(caller, assignmentId, pupilId, async (transaction, row, may) => {
        const now = clock();
        if (!may.return) throw ruleViolated('Only work that was handed in can be returned.');
        if (new Date(dueAt) <= now) throw ruleViolated('Please choose a time in the future.');
        await returnAttempt(transaction, row, { dueAt: new Date(dueAt), now });
        await countShownWork(transaction, now, row.assignmentId);
        const notification = assignmentReturnedNotification(row, now);
        await notifyUsers(transaction, [{ ...notification, userId: row.userId, at: now }]);
      }),

    excuse: (caller, assignmentId, pupilId, isExcused) =>
      change(caller, assignmentId, pupilId, async (transaction, row, may) => {
        if (!may.excuse) throw ruleViolated('This class is archived. Restore it first.');
        if (row.work.isExcused === isExcused) return;
        await setExcused(transaction, row.assignmentId, row.userId, isExcused ? clock() : null);
      }),
  };
}

import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type { readArrangement } from '@markwell/shared/access-arrangements/access-arrangements.contract';
import type {
  AssignmentArrangementDto,
  ConfirmedArrangementDto,
  OwnArrangementDto,
} from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import { toConfirmedArrangement, toOwnArrangement } from '#modules/accounts/access-arrangement.mapper.ts';
import { raiseRunningAttempts } from '#modules/attempts/raise-running-attempts.repository.ts';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import type { RecordReading } from '#modules/audit/record-reading.ts';
import type { ClassAccessRepository } from '#modules/classes/class-access.repository.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/domain-error.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { AccessArrangementsRepository } from './access-arrangements.repository.ts';

export interface AccessArrangementsService {
  read: (userId: string) => Promise<ReplyOf<typeof readArrangement>>;
  /** Running tests for practice gain what is raised; what is lowered is for later tests. */
  update: (userId: string, own: OwnArrangementDto) => Promise<OwnArrangementDto>;
  /** Throws NOT_FOUND unless the caller may confirm arrangements of this pupil. */
  readConfirmed: (caller: Caller, userId: string) => Promise<ConfirmedArrangementDto>;
  /** Running assignments gain what is raised. Throws like `readConfirmed`. */
  confirm: (
    caller: Caller,
    userId: string,
    arrangement: AssignmentArrangementDto,
  ) => Promise<ConfirmedArrangementDto>;
}

interface Dependencies {
  repository: AccessArrangementsRepository;
  classAccess: Pick<ClassAccessRepository, 'isTeacherOf'>;
  inTransaction: InTransaction;
  recordReading: RecordReading;
  clock: Clock;
}

export function createAccessArrangementsService(dependencies: Dependencies): AccessArrangementsService {
  const { repository, classAccess, inTransaction, recordReading, clock } = dependencies;

  /** Administrators confirm arrangements of all pupils, teachers those of pupils in their classes. */
  async function assertMayConfirm(caller: Caller, userId: string): Promise<void> {
    const mayConfirm = caller.isAdmin || (await classAccess.isTeacherOf(caller.id, userId));
    if (!mayConfirm || !(await repository.isPupil(userId))) throw notFound('This pupil does not exist');
  }

  return {
    async read(userId) {
      const stored = await repository.find(userId);
      return { own: toOwnArrangement(stored), forAssignments: toConfirmedArrangement(stored) };
    },

    update: (userId, own) =>
      inTransaction(async (transaction) => {
        await repository.saveOwn(transaction, userId, own);
        await raiseRunningAttempts(transaction, { ...own, userId, usesConfirmed: false, now: clock() });
        return own;
      }),

    async readConfirmed(caller, userId) {
      await assertMayConfirm(caller, userId);
      recordReading(caller, [userId], 'arrangement');
      return toConfirmedArrangement(await repository.find(userId));
    },

    async confirm(caller, userId, arrangement) {
      await assertMayConfirm(caller, userId);
      const now = clock();
      return inTransaction(async (transaction) => {
        const before = toConfirmedArrangement(await repository.find(userId));
        const confirmation = { ...arrangement, confirmedById: caller.id, confirmedAt: now };
        const after = toConfirmedArrangement(
          await repository.saveConfirmed(transaction, userId, confirmation),
        );
        await raiseRunningAttempts(transaction, { ...arrangement, userId, usesConfirmed: true, now });
        await recordChange(transaction, {
          actorId: caller.id,
          action: 'user.arrangement-confirmed',
          target: { kind: 'user', id: userId.toLowerCase() },
          before: arrangementOf(before),
          after: arrangementOf(after),
        });
        return after;
      });
    },
  };
}

const arrangementOf = ({
  extraTimePercent,
  breakMinutes,
  hasReader,
}: AssignmentArrangementDto): AssignmentArrangementDto => ({ extraTimePercent, breakMinutes, hasReader });

import type { ClassDto, ClassFields, ClassSummaryDto } from '@markwell/shared/classes/classes.schemas';
import { createJoinCode } from '@markwell/shared/classes/join-code';
import { usualJoinCodeDays, type JoinCodeDays } from '@markwell/shared/classes/classes.vocabulary';
import type { ClassRow } from './class-rows.repository.ts';
import type { Clock } from '#platform/clock.ts';
import { orThrow, ruleViolated } from '#platform/domain-error.ts';
import { classNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { RandomInt } from '#platform/random.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { toClass, toSummary } from './classes.mapper.ts';
import {
  addClass,
  isCodeUsed,
  lockTaughtClass,
  readClass,
  updateClass,
  type ClassesRepository,
} from './classes.repository.ts';
import { assertNotArchived, assertOwner, assertRoomForClass, daysAfter } from './classes.rules.ts';

/** What teachers do with their classes. Throws NOT_FOUND for a class that the caller does not teach. */
export interface ClassesService {
  list: (caller: Caller) => Promise<{ classes: ClassSummaryDto[] }>;
  /** Throws RULE_BROKEN for an unknown stage or subject, and for a teacher with too many classes. */
  create: (caller: Caller, fields: ClassFields, recordReply: RecordReply<ClassDto>) => Promise<ClassDto>;
  read: (caller: Caller, classId: string) => Promise<ClassDto>;
  change: (caller: Caller, classId: string, fields: ClassFields) => Promise<ClassDto>;
  /** Throws RULE_BROKEN for a co-teacher. */
  setArchived: (caller: Caller, classId: string, isArchived: boolean) => Promise<ClassDto>;
  /** Throws RULE_BROKEN for an archived class. */
  renewCode: (caller: Caller, classId: string, days: JoinCodeDays) => Promise<ClassDto>;
}

interface Dependencies {
  inTransaction: InTransaction;
  repository: ClassesRepository;
  clock: Clock;
  randomInt: RandomInt;
}

export function createClassesService({
  inTransaction,
  repository,
  clock,
  randomInt,
}: Dependencies): ClassesService {
  async function assertSubject(caller: Caller, { stageId, subjectId }: ClassFields): Promise<void> {
    const has = await repository.hasSubject(caller, stageId, subjectId);
    if (!has.stage) throw refusedField('stageId', 'This stage does not exist');
    if (!has.subject) throw refusedField('subjectId', 'Please choose a subject of this stage');
  }

  async function newCode(transaction: Transaction): Promise<string> {
    const joinCode = createJoinCode(randomInt);
    return (await isCodeUsed(transaction, joinCode)) ? newCode(transaction) : joinCode;
  }

  /** Changes a class that the caller teaches, as it is while it is locked. */
  const change = (
    caller: Caller,
    classId: string,
    write: (transaction: Transaction, row: ClassRow) => Promise<void>,
  ): Promise<ClassDto> =>
    inTransaction(async (transaction) => {
      await write(
        transaction,
        orThrow(await lockTaughtClass(transaction, caller.id, classId), classNotFound),
      );
      return toClass(await readClass(transaction, classId), caller.id);
    });

  return {
    async list(caller) {
      const rows = await repository.listTaught(caller.id);
      return { classes: rows.map((row) => toSummary(row, caller.id)) };
    },

    async create(caller, fields, recordReply) {
      await assertSubject(caller, fields);
      assertRoomForClass(await repository.listTaught(caller.id));
      return inTransaction(async (transaction) => {
        const now = clock();
        const id = await addClass(transaction, {
          ...fields,
          ownerId: caller.id,
          schoolId: caller.schoolId,
          joinCode: await newCode(transaction),
          joinCodeExpiresAt: daysAfter(now, usualJoinCodeDays),
          createdAt: now,
        });
        const created = toClass(await readClass(transaction, id), caller.id);
        await recordReply(created, transaction);
        return created;
      });
    },

    async read(caller, classId) {
      const row = orThrow(await repository.findTaught(caller.id, classId), classNotFound);
      return toClass(row, caller.id);
    },

    async change(caller, classId, fields) {
      const row = orThrow(await repository.findTaught(caller.id, classId), classNotFound);
      // A subject that was withdrawn since then may stay.
      const isSameSubject = row.stage.id === fields.stageId && row.subject?.id === fields.subjectId;
      if (!isSameSubject) await assertSubject(caller, fields);
      return change(caller, classId, (transaction) => updateClass(transaction, classId, fields));
    },

    setArchived: (caller, classId, isArchived) =>
      change(caller, classId, async (transaction, row) => {
        assertOwner(row, caller.id);
        if ((row.archivedAt !== null) === isArchived) return;
        await updateClass(transaction, classId, { archivedAt: isArchived ? clock() : null });
      }),

    renewCode: (caller, classId, days) =>
      change(caller, classId, async (transaction, row) => {
        assertNotArchived(row);
        await updateClass(transaction, classId, {
          joinCode: await newCode(transaction),
          joinCodeExpiresAt: daysAfter(clock(), days),
        });
      }),
  };
}

const refusedField = (field: string, message: string) =>
  ruleViolated(message, { issues: [{ path: `body.${field}`, message }] });

import type { ClassDto, ClassFields, ClassSummaryDto } from '@markwell/shared/classes/classes.schemas';
import { createJoinCode } from '@markwell/shared/classes/join-code';
import { usualJoinCodeDays, type JoinCodeDays } from '@markwell/shared/classes/classes.vocabulary';
import type { ClassRow } from './class-rows.repository.ts';
import { orThrow, ruleViolated } from '#platform/domain-error.ts';
import { classNotFound } from '#platform/not-found.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import { type Transaction, inTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { toClass, toSummary } from './classes.mapper.ts';
import {
  addClass,
  isCodeUsed,
  lockTaughtClass,
  readClass,
  updateClass,
  hasSubject,
  findTaughtClasses,
  findTaughtClass,
} from './classes.repository.ts';
import { assertNotArchived, assertOwner, assertRoomForClass, daysAfter } from './classes.rules.ts';
import type { Context } from '#context.ts';

// What teachers do with their classes. Throws NOT_FOUND for a class that the caller does not teach.

async function assertSubject(
  context: Context,
  caller: Caller,
  { stageId, subjectId }: ClassFields,
): Promise<void> {
  const has = await hasSubject(context.db, caller, stageId, subjectId);
  if (!has.stage) throw refusedField('stageId', 'This stage does not exist');
  if (!has.subject) throw refusedField('subjectId', 'Please choose a subject of this stage');
}

async function newCode(context: Context, transaction: Transaction): Promise<string> {
  const joinCode = createJoinCode(context.randomInt);
  return (await isCodeUsed(transaction, joinCode)) ? newCode(context, transaction) : joinCode;
}

/** Changes a class that the caller teaches, as it is while it is locked. */
function change(
  context: Context,
  caller: Caller,
  classId: string,
  write: (transaction: Transaction, row: ClassRow) => Promise<void>,
): Promise<ClassDto> {
  return inTransaction(context.db, async (transaction) => {
    await write(transaction, orThrow(await lockTaughtClass(transaction, caller.id, classId), classNotFound));
    return toClass(await readClass(transaction, classId), caller.id);
  });
}

export async function listClasses(context: Context, caller: Caller): Promise<{ classes: ClassSummaryDto[] }> {
  const rows = await findTaughtClasses(context.db, caller.id);
  return { classes: rows.map((row) => toSummary(row, caller.id)) };
}

/** Throws RULE_BROKEN for an unknown stage or subject, and for a teacher with too many classes. */
export async function createClass(
  context: Context,
  caller: Caller,
  fields: ClassFields,
  recordReply: RecordReply<ClassDto>,
): Promise<ClassDto> {
  await assertSubject(context, caller, fields);
  assertRoomForClass(await findTaughtClasses(context.db, caller.id));
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock();
    const id = await addClass(transaction, {
      ...fields,
      ownerId: caller.id,
      schoolId: caller.schoolId,
      joinCode: await newCode(context, transaction),
      joinCodeExpiresAt: daysAfter(now, usualJoinCodeDays),
      createdAt: now,
    });
    const created = toClass(await readClass(transaction, id), caller.id);
    await recordReply(created, transaction);
    return created;
  });
}

export async function readTaughtClass(context: Context, caller: Caller, classId: string): Promise<ClassDto> {
  const row = orThrow(await findTaughtClass(context.db, caller.id, classId), classNotFound);
  return toClass(row, caller.id);
}

export async function changeClass(
  context: Context,
  caller: Caller,
  classId: string,
  fields: ClassFields,
): Promise<ClassDto> {
  const row = orThrow(await findTaughtClass(context.db, caller.id, classId), classNotFound);
  // A subject that was withdrawn since then may stay.
  const isSameSubject = row.stage.id === fields.stageId && row.subject?.id === fields.subjectId;
  if (!isSameSubject) await assertSubject(context, caller, fields);
  return change(context, caller, classId, (transaction) => updateClass(transaction, classId, fields));
}

/** Throws RULE_BROKEN for a co-teacher. */
export function setClassArchived(
  context: Context,
  caller: Caller,
  classId: string,
  isArchived: boolean,
): Promise<ClassDto> {
  return change(context, caller, classId, async (transaction, row) => {
    assertOwner(row, caller.id);
    if ((row.archivedAt !== null) === isArchived) return;
    await updateClass(transaction, classId, { archivedAt: isArchived ? context.clock() : null });
  });
}

/** Throws RULE_BROKEN for an archived class. */
export function renewJoinCode(
  context: Context,
  caller: Caller,
  classId: string,
  days: JoinCodeDays,
): Promise<ClassDto> {
  return change(context, caller, classId, async (transaction, row) => {
    assertNotArchived(row);
    await updateClass(transaction, classId, {
      joinCode: await newCode(context, transaction),
      joinCodeExpiresAt: daysAfter(context.clock(), days),
    });
  });
}

const refusedField = (field: string, message: string) =>
  ruleViolated(message, { issues: [{ path: `body.${field}`, message }] });

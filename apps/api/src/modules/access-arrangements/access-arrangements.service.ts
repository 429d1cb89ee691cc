import type { ReplyOf } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/access-arrangements/access-arrangements.contract';
import type {
  AssignmentArrangementDto,
  ConfirmedArrangementDto,
  OwnArrangementDto,
} from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import { toConfirmedArrangement, toOwnArrangement } from '#modules/accounts/access-arrangement.mapper.ts';
import { raiseRunningAttempts } from '#modules/attempts/raise-running-attempts.repository.ts';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { notFound } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { isTeacherOf } from '#modules/classes/class-access.repository.ts';
import {
  isPupil,
  findArrangement,
  storeOwnArrangement,
  storeConfirmedArrangement,
} from './access-arrangements.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { recordReading } from '#modules/audit/record-reading.ts';

/** Administrators confirm arrangements of all pupils, teachers those of pupils in their classes. */
async function assertMayConfirm(context: Context, caller: Caller, userId: string): Promise<void> {
  const mayConfirm = caller.isAdmin || (await isTeacherOf(context.db, caller.id, userId));
  if (!mayConfirm || !(await isPupil(context.db, userId))) throw notFound('This pupil does not exist');
}

export async function readArrangement(
  context: Context,
  userId: string,
): Promise<ReplyOf<typeof contract.readArrangement>> {
  const stored = await findArrangement(context.db, userId);
  return { own: toOwnArrangement(stored), forAssignments: toConfirmedArrangement(stored) };
}

/** Running tests for practice gain what is raised; what is lowered is for later tests. */
export function updateArrangement(
  context: Context,
  userId: string,
  own: OwnArrangementDto,
): Promise<OwnArrangementDto> {
  return inTransaction(context.db, async (transaction) => {
    await storeOwnArrangement(transaction, userId, own);
    await raiseRunningAttempts(transaction, { ...own, userId, usesConfirmed: false, now: context.clock() });
    return own;
  });
}

/** Throws NOT_FOUND unless the caller may confirm arrangements of this pupil. */
export async function readConfirmedArrangement(
  context: Context,
  caller: Caller,
  userId: string,
): Promise<ConfirmedArrangementDto> {
  await assertMayConfirm(context, caller, userId);
  await recordReading(context, caller, [userId], 'arrangement');
  return toConfirmedArrangement(await findArrangement(context.db, userId));
}

/** Running assignments gain what is raised. Throws like `readConfirmedArrangement`. */
export async function confirmArrangement(
  context: Context,
  caller: Caller,
  userId: string,
  arrangement: AssignmentArrangementDto,
): Promise<ConfirmedArrangementDto> {
  await assertMayConfirm(context, caller, userId);
  const now = context.clock();
  return inTransaction(context.db, async (transaction) => {
    const before = toConfirmedArrangement(await findArrangement(context.db, userId));
    const confirmation = { ...arrangement, confirmedById: caller.id, confirmedAt: now };
    const after = toConfirmedArrangement(await storeConfirmedArrangement(transaction, userId, confirmation));
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
}

const arrangementOf = ({
  extraTimePercent,
  breakMinutes,
  hasReader,
}: AssignmentArrangementDto): AssignmentArrangementDto => ({ extraTimePercent, breakMinutes, hasReader });

import type { Database } from '@markwell/database/connect';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { TokenSubject } from '../session-tokens.ts';

export interface StoredSecondFactor {
  /** Encrypted. */
  secret: Uint8Array;
  /** Null until its first code was entered. */
  confirmedAt: Date | null;
}

export interface StoredRecoveryCode {
  prefix: string;
  codeHash: string;
}

/** What is written together with a change, for example an e-mail about it. */
type AlsoWrite = (transaction: Transaction) => Promise<unknown>;

/** Deletes the authenticator app and the recovery codes of a user. Returns whether the user had one in use. */
export async function removeSecondFactor(
  transaction: Pick<Transaction, 'secondFactor' | 'recoveryCode'>,
  userId: string,
): Promise<boolean> {
  await transaction.recoveryCode.deleteMany({ where: { userId } });
  const { count } = await transaction.secondFactor.deleteMany({
    where: { userId, confirmedAt: { not: null } },
  });
  await transaction.secondFactor.deleteMany({ where: { userId } });
  return count > 0;
}

export async function findSecondFactor(
  db: Database,
  userId: string,
): Promise<StoredSecondFactor | undefined> {
  const select = { secret: true, confirmedAt: true };
  return (await db.secondFactor.findUnique({ where: { userId }, select })) ?? undefined;
}

export function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return db.recoveryCode.count({ where: { userId } });
}

/** Stores a secret that is not used yet. Returns false when the user already uses one. */
export function storePendingSecondFactor(
  db: Database,
  userId: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    await transaction.secondFactor.deleteMany({ where: { userId, confirmedAt: null } });
    const { count } = await transaction.secondFactor.createMany({
      data: [{ userId, secret }],
      skipDuplicates: true,
    });
    return count > 0;
  });
}

/**
 * Uses the begun secret from now on and ends every session except this one, which then lasts until `expiresAt`. Returns what its new token says;
 * undefined when nothing was begun.
 */
export function storeSecondFactor(
  db: Database,
  userId: string,
  at: Date,
  {
    step,
    codes,
    sessionId,
    expiresAt,
  }: { step: number; codes: StoredRecoveryCode[]; sessionId: string; expiresAt: Date },
  also: AlsoWrite,
): Promise<TokenSubject | undefined> {
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.secondFactor.updateMany({
      where: { userId, confirmedAt: null },
      data: { confirmedAt: at, lastStep: step },
    });
    if (count === 0) return undefined;
    await transaction.recoveryCode.deleteMany({ where: { userId } });
    await transaction.recoveryCode.createMany({ data: codes.map((code) => ({ userId, ...code })) });
    const subject = await transaction.user.update({
      where: { id: userId },
      data: { tokenVersion: { increment: 1 } },
      select: { id: true, email: true, name: true, role: true, tokenVersion: true },
    });
    await transaction.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await transaction.session.updateMany({
      where: { id: sessionId },
      data: { tokenVersion: subject.tokenVersion, expiresAt },
    });
    await also(transaction);
    return subject;
  });
}

/** Marks a code as used. Returns false when it, or a later one, was used before. */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { count } = await db.secondFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count > 0;
}

export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  codes: StoredRecoveryCode[],
): Promise<void> {
  await db.$transaction([
    db.recoveryCode.deleteMany({ where: { userId } }),
    db.recoveryCode.createMany({ data: codes.map((code) => ({ userId, ...code })) }),
  ]);
}

export async function findRecoveryCode(
  db: Database,
  userId: string,
  prefix: string,
): Promise<string | undefined> {
  const where = { userId_prefix: { userId, prefix } };
  return (await db.recoveryCode.findUnique({ where, select: { codeHash: true } }))?.codeHash;
}

/** Deletes a code. Returns false when it was used before. */
export function useRecoveryCode(
  db: Database,
  userId: string,
  prefix: string,
  also?: AlsoWrite,
): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.recoveryCode.deleteMany({ where: { userId, prefix } });
    if (count > 0) await also?.(transaction);
    return count > 0;
  });
}

export async function endSecondFactor(db: Database, userId: string, also: AlsoWrite): Promise<void> {
  await db.$transaction(async (transaction) => {
    await removeSecondFactor(transaction, userId);
    await also(transaction);
  });
}

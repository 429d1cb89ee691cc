import type { Database } from '@markwell/database/connect';
import { inTransaction, type Transaction } from '#platform/transaction.repository.ts';
import type { TokenSubject } from '../session-tokens.ts';

interface StoredSecondFactor {
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
export async function removeSecondFactor(transaction: Transaction, userId: string): Promise<boolean> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const removed = await transaction
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst();
  return removed !== undefined && removed.confirmedAt !== null;
}

export function findSecondFactor(db: Database, userId: string): Promise<StoredSecondFactor | undefined> {
  return db.sql
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db.sql
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a secret that is not used yet. Returns false when the user already uses one. */
export function storePendingSecondFactor(
  db: Database,
  userId: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .execute();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('second_factors')
      .values({ user_id: userId, secret })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
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
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('second_factors')
      .set({ confirmed_at: at, last_step: step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
    await writeRecoveryCodes(transaction, userId, codes);
    const subject = await transaction
      .updateTable('users')
      .set((eb) => ({ token_version: eb('token_version', '+', 1), updated_at: at }))
      .where('id', '=', userId)
      .returning(['id', 'email', 'name', 'role', 'token_version as tokenVersion'])
      .executeTakeFirstOrThrow();
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '<>', sessionId)
      .execute();
    await transaction
      .updateTable('sessions')
      .set({ token_version: subject.tokenVersion, expires_at: expiresAt })
      .where('id', '=', sessionId)
      .execute();
    await also(transaction);
    return subject;
  });
}

/** Marks a code as used. Returns false when it, or a later one, was used before. */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db.sql
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export function replaceRecoveryCodes(
  db: Database,
  userId: string,
  codes: StoredRecoveryCode[],
): Promise<void> {
  return inTransaction(db, (transaction) => writeRecoveryCodes(transaction, userId, codes));
}

async function writeRecoveryCodes(
  transaction: Transaction,
  userId: string,
  codes: readonly StoredRecoveryCode[],
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map(({ prefix, codeHash }) => ({ user_id: userId, prefix, code_hash: codeHash })))
    .execute();
}

export async function findRecoveryCode(
  db: Database,
  userId: string,
  prefix: string,
): Promise<string | undefined> {
  const code = await db.sql
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('prefix', '=', prefix)
    .executeTakeFirst();
  return code?.code_hash;
}

/** Deletes a code. Returns false when it was used before. */
export function useRecoveryCode(
  db: Database,
  userId: string,
  prefix: string,
  also?: AlsoWrite,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('prefix', '=', prefix)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await also?.(transaction);
    return numDeletedRows > 0n;
  });
}

export async function endSecondFactor(db: Database, userId: string, also: AlsoWrite): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await removeSecondFactor(transaction, userId);
    await also(transaction);
  });
}

import { ruleViolated } from '#platform/domain-error.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import { partsOfRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';
import type { Context } from '#context.ts';
import { decryptSecret } from './secret-encryption.ts';
import { findSecondFactor, useStep, findRecoveryCode, useRecoveryCode } from './second-factor.repository.ts';
import { checkPassword } from '../check-password.ts';

const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** Says what to do next, which differs between the two kinds of code. */
function refusalOf(code: string): string {
  if (isAppCode(code))
    return 'This code is not right, or it has been used. Wait for the next one in your app. If no code works, let your phone set its time automatically.';
  return partsOfRecoveryCode(code)
    ? 'This recovery code is not right, or it has been used. Please try another one.'
    : 'This is too long or too short: the app shows six digits, and a recovery code has 16 characters.';
}

const refused = (field: string, code: string) => {
  const message = refusalOf(code);
  return ruleViolated(message, { issues: [{ path: `body.${field}`, message }] });
};

function stepOf(context: Context, userId: string, encrypted: Uint8Array, code: string): number | undefined {
  const secret = decryptSecret(context, encrypted, userId);
  return secret === undefined ? undefined : stepOfCode(secret, code, context.clock());
}

async function isFromApp(context: Context, userId: string, code: string): Promise<boolean> {
  const factor = await findSecondFactor(context.db, userId);
  const step = factor?.confirmedAt ? stepOf(context, userId, factor.secret, code) : undefined;
  return step !== undefined && useStep(context.db, userId, step);
}

async function isRecoveryCode(
  context: Context,
  userId: string,
  code: string,
  also?: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  const parts = partsOfRecoveryCode(code);
  if (!parts) return false;
  const codeHash = await findRecoveryCode(context.db, userId, parts.prefix);
  if (!(await checkPassword(codeHash ?? null, parts.rest))) return false;
  return useRecoveryCode(context.db, userId, parts.prefix, also);
}

/** Whether signing in asks this user for a code. */
export async function isCodeNeeded(context: Context, userId: string): Promise<boolean> {
  const factor = await findSecondFactor(context.db, userId);
  return factor !== undefined && factor.confirmedAt !== null;
}

/**
 * Accepts a code from the app, or a recovery code, once; says which it was. Throws RULE_BROKEN for any other, and
 * TOO_MANY_REQUESTS after ten wrong ones in 15 minutes. `alsoWrite` is for a recovery code, in the transaction that
 * uses it.
 */
export async function checkCode(
  context: Context,
  userId: string,
  code: string,
  field: string,
  alsoWrite?: (transaction: Transaction) => Promise<void>,
): Promise<'app' | 'recovery'> {
  await context.limits.code.consume(userId);
  const kind = isAppCode(code) ? 'app' : 'recovery';
  const isRight =
    kind === 'app'
      ? await isFromApp(context, userId, code)
      : await isRecoveryCode(context, userId, code, alsoWrite);
  if (!isRight) throw refused(field, code);
  await context.limits.code.reset(userId);
  return kind;
}

/** The step of a correct code for a secret that is not in use yet. Throws like `checkCode`. */
export async function checkFirstCode(
  context: Context,
  userId: string,
  encrypted: Uint8Array,
  code: string,
): Promise<number> {
  await context.limits.code.consume(userId);
  const step = stepOf(context, userId, encrypted, code);
  if (step === undefined) throw refused('code', code);
  await context.limits.code.reset(userId);
  return step;
}

import { tokenDays } from '@markwell/shared/accounts/auth.contract';
import type { secondFactorState } from '@markwell/shared/accounts/second-factor.contract';
import type * as contract from '@markwell/shared/accounts/second-factor.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import { staffRoles } from '@markwell/shared/accounts/roles.vocabulary';
import type { Transaction } from '#platform/transaction.repository.ts';
import { conflict, ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';
import { hashPassword } from '../password-hash.ts';
import { secondFactorDutyOf } from './second-factor-policy.ts';
import { newRecoveryCodes, partsOfRecoveryCode } from './recovery-codes.ts';
import {
  type StoredRecoveryCode,
  countRecoveryCodes,
  storePendingSecondFactor,
  findSecondFactor,
  storeSecondFactor,
  replaceRecoveryCodes,
  endSecondFactor,
} from './second-factor.repository.ts';
import { newTotpSecret, totpAddress } from './totp.ts';
import type { Context } from '#context.ts';
import { findLinkOwner } from '../account-links/account-links.repository.ts';
import { enqueueAccountEmails } from '../account-links/account-email.job.ts';
import { isCodeNeeded, checkFirstCode } from './check-code.ts';
import { requireRecentConfirmation } from '../confirmation/require-recent-confirmation.ts';
import { encryptSecret } from './secret-encryption.ts';
import { signSessionToken } from '../session-tokens.ts';
import { clearCachedCaller } from '../caller-cache.ts';
import { findCaller } from '../callers.repository.ts';

// All but `readSecondFactorState` throw CONFIRMATION_REQUIRED without a recent confirmation.

const nothingBegun = () => conflict('Please start again: this set-up is no longer open.');

async function ownerOf(context: Context, { id }: Caller) {
  const owner = await findLinkOwner(context.db, { id });
  if (!owner) throw unauthenticated();
  return owner;
}

async function noticeFor(context: Context, caller: Caller, event: 'on' | 'off') {
  const { id, email } = await ownerOf(context, caller);
  return (transaction: Transaction) =>
    enqueueAccountEmails(context, transaction, { email: 'second-factor', userId: id, to: email, event });
}

export async function readSecondFactorState(
  context: Context,
  { id, role }: Caller,
): Promise<ResponseOf<typeof secondFactorState>> {
  const [isOn, record] = await Promise.all([isCodeNeeded(context, id), findCaller(context.db, id, null)]);
  const requiredFrom = record?.secondFactorRequiredFrom ?? null;
  return {
    isOn,
    isOffered: staffRoles.includes(role),
    ...secondFactorDutyOf(context.settings.secondFactorPolicy, { role, requiredFrom }, context.clock()),
    recoveryCodesLeft: isOn ? await countRecoveryCodes(context.db, id) : 0,
  };
}

/** Throws RULE_BROKEN for a user who is not staff, and CONFLICT when one is in use. */
export async function beginSecondFactor(
  context: Context,
  caller: Caller,
): Promise<ResponseOf<typeof contract.beginSecondFactor>> {
  if (!staffRoles.includes(caller.role)) throw ruleViolated('Only staff sign in with a code');
  await requireRecentConfirmation(context, caller);
  const owner = await ownerOf(context, caller);
  const secret = newTotpSecret();
  if (!(await storePendingSecondFactor(context.db, caller.id, encryptSecret(context, secret, caller.id)))) {
    throw conflict('An authenticator app is already in use. Turn it off first.');
  }
  return { secret, address: totpAddress(secret, owner.email) };
}

/** Throws like `checkFirstCode`, and CONFLICT when nothing was begun. */
export async function finishSecondFactor(
  context: Context,
  caller: Caller,
  code: string,
): Promise<{ recoveryCodes: string[]; token: string }> {
  await requireRecentConfirmation(context, caller);
  const begun = await findSecondFactor(context.db, caller.id);
  if (begun?.confirmedAt !== null || caller.sessionId === null) throw nothingBegun();
  const step = await checkFirstCode(context, caller.id, begun.secret, code);
  const recoveryCodes = newRecoveryCodes();
  const done = {
    step,
    codes: await hashed(recoveryCodes),
    sessionId: caller.sessionId,
    expiresAt: new Date(context.clock().getTime() + tokenDays.standard * 86_400_000),
  };
  const subject = await storeSecondFactor(
    context.db,
    caller.id,
    context.clock(),
    done,
    await noticeFor(context, caller, 'on'),
  );
  if (!subject) throw nothingBegun();
  clearCachedCaller(context, caller.id);
  return { recoveryCodes, token: signSessionToken(context, subject, tokenDays.standard, caller.sessionId) };
}

/** Throws CONFLICT when no authenticator app is in use. */
export async function renewRecoveryCodes(
  context: Context,
  caller: Caller,
): Promise<{ recoveryCodes: string[] }> {
  await requireRecentConfirmation(context, caller);
  if (!(await isCodeNeeded(context, caller.id))) throw conflict('Set up an authenticator app first.');
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(context.db, caller.id, await hashed(recoveryCodes));
  return { recoveryCodes };
}

/** For a user who must have one, nothing else is open until another is set up. */
export async function turnOffSecondFactor(context: Context, caller: Caller): Promise<void> {
  await requireRecentConfirmation(context, caller);
  await endSecondFactor(context.db, caller.id, await noticeFor(context, caller, 'off'));
  clearCachedCaller(context, caller.id);
}

const hashed = (codes: string[]): Promise<StoredRecoveryCode[]> =>
  Promise.all(
    codes.map(async (code) => {
      const { prefix = '', rest = '' } = partsOfRecoveryCode(code) ?? {};
      return { prefix, codeHash: await hashPassword(rest) };
    }),
  );

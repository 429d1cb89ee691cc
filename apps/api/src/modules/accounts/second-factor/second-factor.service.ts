import { tokenDays } from '@markwell/shared/accounts/auth.contract';
import type { beginSecondFactor, secondFactorState } from '@markwell/shared/accounts/second-factor.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import { staffRoles } from '@markwell/shared/accounts/roles.vocabulary';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import { conflict, ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { EnqueueAccountEmails } from '../account-links/account-email.job.ts';
import type { LinksRepository } from '../account-links/account-links.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { RequireRecentConfirmation } from '../confirmation/require-recent-confirmation.ts';
import { hashPassword } from '../password-hash.ts';
import type { CheckCode } from './check-code.ts';
import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import type { FindCaller } from '../callers.repository.ts';
import { secondFactorDutyOf } from './second-factor-policy.ts';
import { newRecoveryCodes, partsOfRecoveryCode } from './recovery-codes.ts';
import type { SecretEncryption } from './secret-encryption.ts';
import type { SecondFactorRepository, StoredRecoveryCode } from './second-factor.repository.ts';
import { newTotpSecret, totpAddress } from './totp.ts';
import type { SessionTokens } from '../session-tokens.ts';

/** All but `state` throw CONFIRMATION_REQUIRED without a recent confirmation. */
export interface SecondFactorService {
  state: (caller: Caller) => Promise<ResponseOf<typeof secondFactorState>>;
  /** Throws RULE_BROKEN for a user who is not staff, and CONFLICT when one is in use. */
  begin: (caller: Caller) => Promise<ResponseOf<typeof beginSecondFactor>>;
  /** Throws like CheckCode, and CONFLICT when nothing was begun. */
  finish: (caller: Caller, code: string) => Promise<{ recoveryCodes: string[]; token: string }>;
  /** Throws CONFLICT when no authenticator app is in use. */
  renewRecoveryCodes: (caller: Caller) => Promise<{ recoveryCodes: string[] }>;
  /** For a user who must have one, nothing else is open until another is set up. */
  turnOff: (caller: Caller) => Promise<void>;
}

interface Dependencies {
  repository: SecondFactorRepository;
  owners: Pick<LinksRepository, 'findOwner'>;
  findCaller: FindCaller;
  checkCode: Pick<CheckCode, 'checkFirst' | 'isNeeded'>;
  encryption: SecretEncryption;
  tokens: Pick<SessionTokens, 'sign'>;
  policy: SecondFactorPolicy;
  requireRecentConfirmation: RequireRecentConfirmation;
  enqueueEmails: EnqueueAccountEmails;
  clearCachedCaller: (userId: string) => void;
  clock: Clock;
}

const nothingBegun = () => conflict('Please start again: this set-up is no longer open.');

export function createSecondFactorService(dependencies: Dependencies): SecondFactorService {
  const { repository, owners, findCaller, checkCode, encryption, tokens, policy, clock } = dependencies;
  const { requireRecentConfirmation, enqueueEmails, clearCachedCaller } = dependencies;

  async function ownerOf({ id }: Caller) {
    const owner = await owners.findOwner({ id });
    if (!owner) throw unauthenticated();
    return owner;
  }

  async function noticeFor(caller: Caller, event: 'on' | 'off') {
    const { id, email } = await ownerOf(caller);
    return (transaction: Transaction) =>
      enqueueEmails(transaction, { email: 'second-factor', userId: id, to: email, event });
  }

  return {
    async state({ id, role }) {
      const [isOn, record] = await Promise.all([checkCode.isNeeded(id), findCaller(id, null)]);
      const requiredFrom = record?.secondFactorRequiredFrom ?? null;
      return {
        isOn,
        isOffered: staffRoles.includes(role),
        ...secondFactorDutyOf(policy, { role, requiredFrom }, clock()),
        recoveryCodesLeft: isOn ? await repository.countRecoveryCodes(id) : 0,
      };
    },

    async begin(caller) {
      if (!staffRoles.includes(caller.role)) throw ruleViolated('Only staff sign in with a code');
      await requireRecentConfirmation(caller);
      const owner = await ownerOf(caller);
      const secret = newTotpSecret();
      if (!(await repository.begin(caller.id, encryption.encrypt(secret, caller.id)))) {
        throw conflict('An authenticator app is already in use. Turn it off first.');
      }
      return { secret, address: totpAddress(secret, owner.email) };
    },

    async finish(caller, code) {
      await requireRecentConfirmation(caller);
      const begun = await repository.find(caller.id);
      if (begun?.confirmedAt !== null || caller.sessionId === null) throw nothingBegun();
      const step = await checkCode.checkFirst(caller.id, begun.secret, code);
      const recoveryCodes = newRecoveryCodes();
      const done = {
        step,
        codes: await hashed(recoveryCodes),
        sessionId: caller.sessionId,
        expiresAt: new Date(clock().getTime() + tokenDays.standard * 86_400_000),
      };
      const subject = await repository.finish(caller.id, clock(), done, await noticeFor(caller, 'on'));
      if (!subject) throw nothingBegun();
      clearCachedCaller(caller.id);
      return { recoveryCodes, token: tokens.sign(subject, tokenDays.standard, caller.sessionId) };
    },

    async renewRecoveryCodes(caller) {
      await requireRecentConfirmation(caller);
      if (!(await checkCode.isNeeded(caller.id))) throw conflict('Set up an authenticator app first.');
      const recoveryCodes = newRecoveryCodes();
      await repository.replaceRecoveryCodes(caller.id, await hashed(recoveryCodes));
      return { recoveryCodes };
    },

    async turnOff(caller) {
      await requireRecentConfirmation(caller);
      await repository.remove(caller.id, await noticeFor(caller, 'off'));
      clearCachedCaller(caller.id);
    },
  };
}

const hashed = (codes: string[]): Promise<StoredRecoveryCode[]> =>
  Promise.all(
    codes.map(async (code) => {
      const { prefix = '', rest = '' } = partsOfRecoveryCode(code) ?? {};
      return { prefix, codeHash: await hashPassword(rest) };
    }),
  );

import type { Clock } from '#platform/clock.ts';
import { ruleViolated } from '#platform/domain-error.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import type { CheckPassword } from '../check-password.ts';
import { partsOfRecoveryCode } from './recovery-codes.ts';
import type { SecretEncryption } from './secret-encryption.ts';
import type { SecondFactorRepository } from './second-factor.repository.ts';
import { stepOfCode } from './totp.ts';

export interface CheckCode {
  /** Whether signing in asks this user for a code. */
  isNeeded: (userId: string) => Promise<boolean>;
  /**
   * Accepts a code from the app, or a recovery code, once; says which it was. Throws RULE_BROKEN for any other, and
   * TOO_MANY_REQUESTS after ten wrong ones in 15 minutes. `alsoWrite` is for a recovery code, in the transaction that
   * uses it.
   */
  check: (
    userId: string,
    code: string,
    field: string,
    alsoWrite?: (transaction: Transaction) => Promise<void>,
  ) => Promise<'app' | 'recovery'>;
  /** The step of a correct code for a secret that is not in use yet. Throws like `check`. */
  checkFirst: (userId: string, encrypted: Uint8Array, code: string) => Promise<number>;
}

interface Dependencies {
  repository: Pick<SecondFactorRepository, 'find' | 'useStep' | 'findRecoveryCode' | 'useRecoveryCode'>;
  encryption: Pick<SecretEncryption, 'decrypt'>;
  checkPassword: CheckPassword;
  limit: { consume: (userId: string) => Promise<void>; reset: (userId: string) => Promise<void> };
  clock: Clock;
}

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

export function createCheckCode(dependencies: Dependencies): CheckCode {
  const { repository, encryption, checkPassword, limit, clock } = dependencies;

  function stepOf(userId: string, encrypted: Uint8Array, code: string): number | undefined {
    const secret = encryption.decrypt(encrypted, userId);
    return secret === undefined ? undefined : stepOfCode(secret, code, clock());
  }

  async function isFromApp(userId: string, code: string): Promise<boolean> {
    const factor = await repository.find(userId);
    const step = factor?.confirmedAt ? stepOf(userId, factor.secret, code) : undefined;
    return step !== undefined && repository.useStep(userId, step);
  }

  async function isRecoveryCode(
    userId: string,
    code: string,
    also?: (transaction: Transaction) => Promise<void>,
  ): Promise<boolean> {
    const parts = partsOfRecoveryCode(code);
    if (!parts) return false;
    const codeHash = await repository.findRecoveryCode(userId, parts.prefix);
    if (!(await checkPassword(codeHash ?? null, parts.rest))) return false;
    return repository.useRecoveryCode(userId, parts.prefix, also);
  }

  return {
    async isNeeded(userId) {
      const factor = await repository.find(userId);
      return factor !== undefined && factor.confirmedAt !== null;
    },

    async check(userId, code, field, alsoWrite) {
      await limit.consume(userId);
      const kind = isAppCode(code) ? 'app' : 'recovery';
      const isRight = await (kind === 'app' ? isFromApp : isRecoveryCode)(userId, code, alsoWrite);
      if (!isRight) throw refused(field, code);
      await limit.reset(userId);
      return kind;
    },

    async checkFirst(userId, encrypted, code) {
      await limit.consume(userId);
      const step = stepOf(userId, encrypted, code);
      if (step === undefined) throw refused('code', code);
      await limit.reset(userId);
      return step;
    },
  };
}

import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from './password-hash.ts';
import pLimit from 'p-limit';

/**
 * Whether a password matches a hash. A missing hash takes as long as a wrong password, so that the time does
 * not reveal who has an account.
 */
export type CheckPassword = (passwordHash: string | null, password: string) => Promise<boolean>;

/** A check takes 19 MiB and about 20 ms of a core, so only a few run at the same time and the others wait. */
export function createCheckPassword(maxConcurrent = Math.max(2, availableParallelism() - 1)): CheckPassword {
  const limit = pLimit(maxConcurrent);
  const placeholderHash = hashPassword('a placeholder');
  return (passwordHash, password) =>
    limit(async () => {
      const isCorrect = await verifyPassword(passwordHash ?? (await placeholderHash), password);
      return isCorrect && passwordHash !== null;
    });
}

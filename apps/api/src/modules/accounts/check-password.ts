import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from './password-hash.ts';
import pLimit from 'p-limit';

/** A check takes 19 MiB and about 20 ms of a core, so only a few run at the same time and the others wait. */
const limit = pLimit(Math.max(2, availableParallelism() - 1));
let placeholderHash: Promise<string> | undefined;

/**
 * Whether a password matches a hash. A missing hash takes as long as a wrong password, so that the time does
 * not reveal who has an account.
 */
type CheckPassword = (passwordHash: string | null, password: string) => Promise<boolean>;

export const checkPassword: CheckPassword = (passwordHash, password) =>
  limit(async () => {
    placeholderHash ??= hashPassword('a placeholder');
    const isCorrect = await verifyPassword(passwordHash ?? (await placeholderHash), password);
    return isCorrect && passwordHash !== null;
  });

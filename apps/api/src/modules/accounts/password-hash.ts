import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the package's default) with the minimum that OWASP recommends: 19 MiB, two passes, one lane. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns a salted hash in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, strength);
}

/** Returns whether the password matches the hash; false for text that is not a hash. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    return false;
  }
}

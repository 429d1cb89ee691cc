import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the package's default) with the least that OWASP advises: 19 MiB, two passes, one lane. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A salted hash in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, strength);
}

/** Whether the password is the one the hash was made from; false for a hash that is none. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    return false;
  }
}

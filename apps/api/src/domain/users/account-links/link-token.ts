import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes: nobody guesses it, so it needs no salt. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. */
export const hashOfLinkToken = (token: string) => new Uint8Array(createHash('sha256').update(token).digest());

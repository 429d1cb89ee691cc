import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes cannot be guessed, so the hash needs no salt. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** The hash is stored instead of the token. */
export const hashOfLinkToken = (token: string) => new Uint8Array(createHash('sha256').update(token).digest());

import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose, from which nobody can find the secret or the key of another purpose. */
export const derivedKey = (secret: string, purpose: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hkdfSync('sha256', secret, '', `markwell ${purpose}`, 32));

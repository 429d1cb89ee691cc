import { derivedKey } from '#platform/derived-key.ts';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Context } from '#context.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The nonce, the tag and the encrypted text. */
export function encryptSecret(context: Context, text: string, userId: string): Uint8Array<ArrayBuffer> {
  const key = derivedKey(context.settings.jwtSecret, 'second factors');

  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), encrypted]));
}

/** Undefined when it was encrypted with another key, for another user, or was changed. */
export function decryptSecret(context: Context, encrypted: Uint8Array, userId: string): string | undefined {
  const key = derivedKey(context.settings.jwtSecret, 'second factors');

  const bytes = Buffer.from(encrypted);
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

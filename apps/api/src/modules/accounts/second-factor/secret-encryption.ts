import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export interface SecretEncryption {
  /** The nonce, the tag and the encrypted text. */
  encrypt: (text: string, userId: string) => Uint8Array<ArrayBuffer>;
  /** Undefined when it was encrypted with another key, for another user, or was changed. */
  decrypt: (encrypted: Uint8Array, userId: string) => string | undefined;
}

/**
 * Encrypts the secrets of authenticator apps, so that a copy of the database is not enough to make codes. The key is
 * derived from JWT_SECRET; each secret is bound to its user.
 */
export function createSecretEncryption(secret: string): SecretEncryption {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'markwell second factors', 32));
  return {
    encrypt(text, userId) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(userId));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), encrypted]));
    },
    decrypt(encrypted, userId) {
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
    },
  };
}

import { derivedKey } from '#platform/derived-key.ts';
import { createHmac } from 'node:crypto';
import { pairingAlphabet, pairingCodeLength } from '@markwell/shared/accounts/pairing-code';
import type { Context } from '#context.ts';

export function newPairingCode(context: Context): string {
  return Array.from({ length: pairingCodeLength }, () =>
    pairingAlphabet.charAt(context.randomInt(pairingAlphabet.length)),
  ).join('');
}

/** Stored instead of the code. With a key, because a code is short enough to be found from a plain hash. */
export function hashOfPairingCode(context: Context, code: string): Uint8Array<ArrayBuffer> {
  const key = derivedKey(context.settings.jwtSecret, 'pairing codes');

  return new Uint8Array(createHmac('sha256', key).update(code).digest());
}

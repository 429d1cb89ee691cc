import { createHmac, hkdfSync } from 'node:crypto';
import { pairingAlphabet, pairingCodeLength } from '@markwell/shared/accounts/pairing-code';
import type { RandomInt } from '#platform/random.ts';

export interface PairingCodes {
  create: () => string;
  /** Stored instead of the code. With a key, because a code is short enough to be found from a plain hash. */
  hashOf: (code: string) => Uint8Array<ArrayBuffer>;
}

export function createPairingCodes({
  secret,
  randomInt,
}: {
  secret: string;
  randomInt: RandomInt;
}): PairingCodes {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'markwell pairing codes', 32));
  return {
    create: () =>
      Array.from({ length: pairingCodeLength }, () =>
        pairingAlphabet.charAt(randomInt(pairingAlphabet.length)),
      ).join(''),
    hashOf: (code) => new Uint8Array(createHmac('sha256', key).update(code).digest()),
  };
}

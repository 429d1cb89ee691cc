import { derivedKey } from '../derived-key.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** Minutes for which a signed address is valid. */
const signedMinutes = 60;

/** The part of a stored file that its address depends on. */
export interface MediaReference {
  storageKey: string;
  access: 'PUBLIC' | 'SIGNED';
}

export interface MediaUrls {
  /** A file's path on the API's origin, signed if its access is SIGNED: for an hour, or until an hour after `neededUntil`. */
  urlOf: (file: MediaReference, neededUntil?: Date) => string;
  /** The signed address of a file that is downloaded under this filename. */
  downloadUrlOf: (file: Pick<MediaReference, 'storageKey'>, filename: string) => string;
  /**
   * Whether a signed address is ours and has not expired. `expires` is in seconds since the epoch; the
   * filename is signed too.
   */
  isSigned: (storageKey: string, expires: string, signature: string, filename?: string) => boolean;
}

/**
 * Addresses are signed with a key derived from the secret, so that neither reveals anything about the other.
 */
export function createMediaUrls({ secret, clock }: { secret: string; clock: Clock }): MediaUrls {
  const signingKey = derivedKey(secret, 'media addresses');
  const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);
  const nowSeconds = () => secondsOf(clock());
  const sign = (storageKey: string, expires: string, filename: string) =>
    createHmac('sha256', signingKey).update([storageKey, expires, filename].join('\n')).digest();
  const pathOf = (storageKey: string) => `/media/${encodeURIComponent(storageKey)}`;

  function signedQuery(storageKey: string, filename = '', neededUntil = clock()): URLSearchParams {
    const expires = String(Math.max(nowSeconds(), secondsOf(neededUntil)) + signedMinutes * 60);
    const signature = sign(storageKey, expires, filename).toString('base64url');
    return new URLSearchParams({ expires, signature, ...(filename === '' ? {} : { filename }) });
  }

  return {
    urlOf({ storageKey, access }, neededUntil) {
      const path = pathOf(storageKey);
      return access === 'PUBLIC' ? path : `${path}?${signedQuery(storageKey, '', neededUntil).toString()}`;
    },
    downloadUrlOf: ({ storageKey }, filename) =>
      `${pathOf(storageKey)}?${signedQuery(storageKey, filename).toString()}`,
    isSigned(storageKey, expires, signature, filename = '') {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) < nowSeconds()) return false;
      const received = Buffer.from(signature, 'base64url');
      const expected = sign(storageKey, expires, filename);
      return received.length === expected.length && timingSafeEqual(received, expected);
    },
  };
}

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** Minutes for which a signed address opens its file. */
const signedMinutes = 60;

/** A stored file, as far as its address goes. */
export interface MediaReference {
  storageKey: string;
  access: 'PUBLIC' | 'SIGNED';
}

export interface MediaUrls {
  /** The address of a file, below the API's own origin; signed for an hour when the file is. */
  urlOf: (file: MediaReference) => string;
  /** The signed address of a file that is saved under a name of its own. */
  downloadUrlOf: (file: Pick<MediaReference, 'storageKey'>, filename: string) => string;
  /** Whether a signed address is ours and still open. `expires` is in seconds since the epoch; the filename is signed too. */
  isSigned: (storageKey: string, expires: string, signature: string, filename?: string) => boolean;
}

/** Addresses are signed with a key of their own, so that neither kind of secret says anything about the other. */
export function createMediaUrls({ secret, clock }: { secret: string; clock: Clock }): MediaUrls {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'markwell media addresses', 32));
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (storageKey: string, expires: string, filename: string) =>
    createHmac('sha256', key).update([storageKey, expires, filename].join('\n')).digest();
  const pathOf = (storageKey: string) => `/media/${encodeURIComponent(storageKey)}`;

  function signedQuery(storageKey: string, filename = ''): URLSearchParams {
    const expires = String(nowSeconds() + signedMinutes * 60);
    const signature = sign(storageKey, expires, filename).toString('base64url');
    return new URLSearchParams({ expires, signature, ...(filename === '' ? {} : { filename }) });
  }

  return {
    urlOf({ storageKey, access }) {
      const path = pathOf(storageKey);
      return access === 'PUBLIC' ? path : `${path}?${signedQuery(storageKey).toString()}`;
    },
    downloadUrlOf: ({ storageKey }, filename) =>
      `${pathOf(storageKey)}?${signedQuery(storageKey, filename).toString()}`,
    isSigned(storageKey, expires, signature, filename = '') {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) < nowSeconds()) return false;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(storageKey, expires, filename);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

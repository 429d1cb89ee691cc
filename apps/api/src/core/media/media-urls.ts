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
  /** Whether a signed address is ours and still open. `expires` is in seconds since the epoch. */
  isSigned: (storageKey: string, expires: string, signature: string) => boolean;
}

/** Addresses are signed with a key of their own, so that neither kind of secret says anything about the other. */
export function createMediaUrls({ secret, clock }: { secret: string; clock: Clock }): MediaUrls {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'markwell media addresses', 32));
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (storageKey: string, expires: string) =>
    createHmac('sha256', key).update(`${storageKey}\n${expires}`).digest();

  return {
    urlOf({ storageKey, access }) {
      const path = `/media/${encodeURIComponent(storageKey)}`;
      if (access === 'PUBLIC') return path;
      const expires = String(nowSeconds() + signedMinutes * 60);
      return `${path}?expires=${expires}&signature=${sign(storageKey, expires).toString('base64url')}`;
    },
    isSigned(storageKey, expires, signature) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) < nowSeconds()) return false;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(storageKey, expires);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

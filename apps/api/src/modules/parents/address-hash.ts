import { createHash } from 'node:crypto';

/** Stored instead of an address that wants no further invitations from a child. */
export const hashOfAddress = (email: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(email).digest());

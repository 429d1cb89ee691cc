import { onLocalChange, readLocal, removeLocal, writeLocal } from '../local-store.ts';

const key = 'token';

/** The session token, in local storage under the key `token` (spec 1 §3). */
export const tokenStore = {
  read: () => readLocal(key),
  write: (token: string) => {
    writeLocal(key, token);
  },
  remove: () => {
    removeLocal(key);
  },
  /** Another tab signed in, or out. */
  onChange: (listener: (token: string | null) => void) => onLocalChange(key, listener),
};

import {
  onLocalStorageChange,
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '../local-storage.ts';

const key = 'token';

/** The session token, in local storage under the key `token`. */
export const tokenStore = {
  read: () => readLocalStorage(key),
  write: (token: string) => writeLocalStorage(key, token),
  remove: () => removeFromLocalStorage(key),
  /** Calls the listener when another tab signed in or out. */
  onChange: (listener: (token: string | null) => void) => onLocalStorageChange(key, listener),
};

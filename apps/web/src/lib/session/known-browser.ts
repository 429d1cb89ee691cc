import { readLocalStorage, writeLocalStorage } from '../local-storage.ts';

const key = 'markwell.known-browser';

/** What the server returned after a sign-in here. It gives no access: other people's tries do not delay this browser. */
export const knownBrowser = {
  read: (): string | undefined => readLocalStorage(key) ?? undefined,
  write: (value: string | undefined): void => {
    if (value !== undefined) writeLocalStorage(key, value);
  },
};

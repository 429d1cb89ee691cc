import type { Readable } from 'node:stream';

/** Stores media files by storage key, a name without folders. The only implementation so far is a folder. */
export interface Storage {
  /** Opens a file from its beginning; undefined when the key does not exist. */
  read: (key: string) => Promise<{ stream: Readable; byteSize: number } | undefined>;
  /** Writes a new file completely or not at all. Throws when the key exists. */
  write: (key: string, content: Uint8Array) => Promise<void>;
  /** Removes a file. A missing file is not an error. */
  remove: (key: string) => Promise<void>;
}

/** Letters, digits, hyphens and one extension, so that a key cannot contain a path. */
export function isStorageKey(text: string): boolean {
  return /^[\w-]{8,100}\.[a-z0-9]{2,5}$/.test(text);
}

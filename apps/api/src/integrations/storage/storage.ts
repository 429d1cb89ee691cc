import type { Readable } from 'node:stream';

/** Where files are kept: a folder today, an S3 API next. A key is a name of our own without folders. */
export interface Storage {
  /** The file from its beginning; undefined when there is none of that key. */
  read: (key: string) => Promise<{ stream: Readable; byteSize: number } | undefined>;
  /** Writes a new file whole or not at all. Throws when the key is taken. */
  write: (key: string, content: Uint8Array) => Promise<void>;
  /** Removes a file; one that is not there is no fault. */
  remove: (key: string) => Promise<void>;
}

/** Letters, digits, hyphens and one extension: no path can be made of it. */
export function isStorageKey(text: string): boolean {
  return /^[\w-]{8,100}\.[a-z0-9]{2,5}$/.test(text);
}

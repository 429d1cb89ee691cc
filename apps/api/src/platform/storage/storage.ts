import type { Readable } from 'node:stream';

/** Stores media files by storage key, a name without folders: in a folder, or in a bucket of an S3 server. */
export interface Storage {
  /** Opens a file from its beginning; undefined when the key does not exist. */
  read: (key: string) => Promise<{ stream: Readable; byteSize: number } | undefined>;
  /** Writes a new file completely or not at all. Throws when the key exists. */
  write: (key: string, content: Uint8Array) => Promise<void>;
  /** Removes a file. A missing file is not an error. */
  remove: (key: string) => Promise<void>;
  /** All complete files, in the order of their keys. Names that are not storage keys are ignored. */
  list: () => AsyncIterable<StoredFile>;
}

export interface StoredFile {
  key: string;
  byteSize: number;
}

export type StorageSettings = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Settings);

export interface S3Settings {
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  /** Undefined when the machine's role gives access. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** The storage does not answer, or refuses what it must do. The message says which one, and why. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
  readonly code = 'STORAGE_UNAVAILABLE';
}

/** Letters, digits, hyphens and one extension, so that a key cannot contain a path. */
export function isStorageKey(text: string): boolean {
  return /^[\w-]{8,100}\.[a-z0-9]{2,5}$/.test(text);
}

/** Throws when the text is not a storage key. */
export function assertStorageKey(text: string): void {
  if (!isStorageKey(text)) throw new Error('This is not a storage key');
}

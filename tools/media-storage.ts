import { readStorageSettings } from '../apps/api/src/platform/config/storage-settings.ts';
import { createStorage } from '../apps/api/src/platform/storage/create-storage.ts';
import type { Storage, StorageSettings } from '../apps/api/src/platform/storage/storage.ts';
import { dataDirectory } from './process/environment.ts';

/** The settings of the storage of media files: of this kind, or of that which the product uses. */
export const mediaSettings = (kind?: 'folder' | 's3'): StorageSettings =>
  readStorageSettings(process.env, dataDirectory(), kind);

export const mediaStorage = (): Storage => createStorage(mediaSettings());

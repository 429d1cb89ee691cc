import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage, StorageSettings } from './storage.ts';

/** The storage that the settings choose. Nothing is opened or connected before the first use. */
export const createStorage = (settings: StorageSettings): Storage =>
  settings.kind === 's3' ? createS3Storage(settings) : createFolderStorage(settings.folder);

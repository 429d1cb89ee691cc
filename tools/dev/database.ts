import { Worker } from 'node:worker_threads';
import type { SeedProgress } from '@markwell/seed/demo-data';

export type DatabaseMessage =
  | 'migrated'
  | { line: string }
  | { progress: SeedProgress }
  /** It is ready; these demo accounts exist. */
  | { accounts: string[] };

interface PreparedDatabase {
  /** The API can start: tables exist, but perhaps no data. */
  migrated: Promise<void>;
  /** It has data, with the demo accounts of these e-mail addresses. */
  ready: Promise<string[]>;
  /** Adds the rest of the library, and says so. */
  addRest: () => void;
  stop: () => Promise<void>;
}

/**
 * Creates, migrates and seeds the database in a thread of its own, because Vite keeps this one busy at the same time.
 * Both promises are rejected when that fails.
 */
export function prepareDatabase(
  url: string,
  { log, onProgress }: { log: (line: string) => void; onProgress: (progress: SeedProgress) => void },
): PreparedDatabase {
  const migrated = Promise.withResolvers<undefined>();
  const ready = Promise.withResolvers<string[]>();
  // A failure is reported once, where it is awaited first.
  migrated.promise.catch(() => undefined);
  ready.promise.catch(() => undefined);
  const worker = new Worker(new URL('database-thread.ts', import.meta.url), { workerData: url });
  worker.on('message', (message: DatabaseMessage) => {
    if (message === 'migrated') migrated.resolve(undefined);
    else if ('accounts' in message) ready.resolve(message.accounts);
    else if ('progress' in message) onProgress(message.progress);
    else log(message.line);
  });
  worker.on('error', (error) => {
    migrated.reject(error);
    ready.reject(error);
  });
  return {
    migrated: migrated.promise,
    ready: ready.promise,
    addRest: () => {
      worker.postMessage('add the rest');
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}

import { Worker } from 'node:worker_threads';

export type DatabaseMessage = { line: string } | 'migrated' | 'ready';

export interface PreparedDatabase {
  /** The API can start: tables exist, but perhaps no data. */
  migrated: Promise<void>;
  /** It has data. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Creates, migrates and seeds the database in a thread of its own, because Vite keeps this one busy at the same time.
 * Both promises are rejected when that fails.
 */
export function prepareDatabase(url: string, log: (line: string) => void): PreparedDatabase {
  const migrated = Promise.withResolvers<undefined>();
  const ready = Promise.withResolvers<undefined>();
  // A failure is reported once, where it is awaited first.
  migrated.promise.catch(() => undefined);
  ready.promise.catch(() => undefined);
  const worker = new Worker(new URL('database-thread.ts', import.meta.url), { workerData: url });
  worker.on('message', (message: DatabaseMessage) => {
    if (message === 'migrated') migrated.resolve(undefined);
    else if (message === 'ready') ready.resolve(undefined);
    else log(message.line);
  });
  worker.on('error', (error) => {
    migrated.reject(error);
    ready.reject(error);
  });
  return {
    migrated: migrated.promise,
    ready: ready.promise,
    stop: async () => {
      await worker.terminate();
    },
  };
}

/** A worker thread of `pnpm dev`: creates the database if it does not exist, migrates it, and seeds it if it has no users; adds the rest when told. */
import { enableCompileCache } from 'node:module';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseMessage } from './database.ts';

const send = (message: DatabaseMessage) => parentPort?.postMessage(message);
const log = (line: string) => {
  send({ line });
};
const url = workerData as string;

// Imported here, so that their compiled code is kept.
enableCompileCache();
const { createDatabase } = await import('@markwell/database/databases');
const { migrate } = await import('@markwell/database/migrate');
await createDatabase(url);
const applied = await migrate(url);
if (applied.length > 0) log(`Migrated: ${applied.join(', ')}`);
send('migrated');
const { findDemoAccounts, seedSize } = await import('../seed-demo-data.ts');
const { addRestOfLibrary, seedDemoData } = await import('@markwell/seed/seed');
const size = seedSize();
const seeded = await seedDemoData(url, {
  log,
  onProgress: (progress) => {
    send({ progress });
  },
});
if (seeded) log('Seeded the demo data.');
send({ accounts: await findDemoAccounts(url) });
if (parentPort) await once(parentPort, 'message');
try {
  const { mediaStorage } = await import('../media-storage.ts');
  await addRestOfLibrary(url, { log, size, storage: mediaStorage() });
} catch (error) {
  log(
    `The library could not be completed: ${error instanceof Error ? error.message : String(error)} The next start continues.`,
  );
}

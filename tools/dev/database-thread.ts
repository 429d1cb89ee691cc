/** A worker thread of `pnpm dev`: creates the database if it does not exist, migrates it, and seeds it if it is empty. */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseMessage } from './database.ts';

const send = (message: DatabaseMessage) => parentPort?.postMessage(message);
const log = (line: string) => {
  send({ line });
};
const url = workerData as string;

// Imported here, so that their compiled code is kept.
enableCompileCache();
const { createDatabase } = await import('@markwell/database/server');
const { migrate } = await import('@markwell/database/migrate');
await createDatabase(url);
const applied = await migrate(url);
if (applied.length > 0) log(`Migrated: ${applied.join(', ')}`);
send('migrated');
const { seedDemoDatabase } = await import('../seed-demo-data.ts');
if (await seedDemoDatabase(url, log)) log('Seeded the demo data.');
send('ready');

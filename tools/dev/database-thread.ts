/** A worker thread of `pnpm dev`: creates the database if it does not exist, migrates it, seeds it if it has no users, and adds papers. */
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
const { createDatabase } = await import('@markwell/database/databases');
const { migrate } = await import('@markwell/database/migrate');
await createDatabase(url);
const applied = await migrate(url);
if (applied.length > 0) log(`Migrated: ${applied.join(', ')}`);
send('migrated');
const { addPapers, findDemoAccounts, seedDemoDatabase } = await import('../seed-demo-data.ts');
const seeded = await seedDemoDatabase(url, log, (progress) => {
  send({ progress });
});
if (seeded) log('Seeded the demo data.');
send({ accounts: await findDemoAccounts(url) });
// Typesetting takes seconds, and nobody opens a paper in the first ones.
try {
  const papers = await addPapers(url);
  if (papers > 0) log(`Added ${papers} past papers.`);
} catch (error) {
  log(`The past papers could not be added: ${error instanceof Error ? error.message : String(error)}`);
}

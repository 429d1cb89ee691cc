import { runningEmbeddedPostgres, startEmbeddedPostgres } from '@markwell/database/embedded';
import { dataDirectory, databaseUrlSetting } from './environment.ts';

/** Runs work on the database of DATABASE_URL, else on the embedded one, which is started for the work if necessary. */
export async function withTargetDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const url = databaseUrlSetting() ?? runningEmbeddedPostgres(dataDirectory(), 'markwell');
  if (url) return work(url);
  const postgres = await startEmbeddedPostgres({ dataDir: dataDirectory(), log: console.log });
  try {
    await work(postgres.url('markwell'));
  } finally {
    await postgres.stop();
  }
}

import { dataDirectory, databaseUrlSetting, setting } from './environment.ts';

/** Runs work on the database of DATABASE_URL, else on the embedded one, which is started for the work if necessary. */
export async function withTargetDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const given = databaseUrlSetting();
  if (given) return work(given);
  if (setting('NODE_ENV') === 'production') throw new Error('DATABASE_URL is not set.');
  // Imported here because a production install does not have it.
  const { runningEmbeddedPostgres, startEmbeddedPostgres } =
    await import('@markwell/dev-postgres/dev-postgres');
  const running = runningEmbeddedPostgres(dataDirectory(), 'markwell');
  if (running) return work(running);
  const postgres = await startEmbeddedPostgres({ dataDir: dataDirectory(), log: console.log });
  try {
    await work(postgres.url('markwell'));
  } finally {
    await postgres.stop();
  }
}

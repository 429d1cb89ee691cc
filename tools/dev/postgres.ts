import { startEmbeddedPostgres } from '@markwell/dev-postgres/dev-postgres';
import { dataDirectory, databaseUrlSetting } from '../process/environment.ts';

export interface DevelopmentPostgres {
  url: string;
  close: () => Promise<void>;
}

/** The PostgreSQL of DATABASE_URL, else the embedded one, which is started. */
export async function startDevelopmentPostgres(log: (line: string) => void): Promise<DevelopmentPostgres> {
  const given = databaseUrlSetting();
  if (given !== undefined) return { url: given, close: () => Promise.resolve() };
  const embedded = await startEmbeddedPostgres({ dataDir: dataDirectory(), log });
  const url = embedded.url('markwell');
  log(`PostgreSQL is running at ${url}. Its files are in ${embedded.data}.`);
  return { url, close: embedded.stop };
}

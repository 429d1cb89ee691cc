import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { startTemporaryPostgres } from '@markwell/dev-postgres/dev-postgres';
import { migrate } from '@markwell/database/migrate';
import { createDatabase } from '@markwell/database/databases';
import pg from 'pg';
import { signSessionToken } from '../../apps/api/src/modules/accounts/session-tokens.ts';
import { allocatorSettings } from '../../tools/process/allocator-settings.ts';
import { fillBank } from './fill-question-bank.ts';
import { unlimitedStarts } from '../../apps/api/src/child-process/api-process.ts';
import { serve, type ServedProcess } from './processes.ts';
import { testContext } from '../../apps/api/src/testing/test-context.ts';

/** Signs all session tokens on a temporary database. */
const jwtSecret = 'only-for-the-bench-on-a-throw-away-database';

export interface BenchPupil {
  id: string;
  token: string;
}

/** A database with a bank of some size, an API process that uses it, and signed-in pupils. */
export interface Bank {
  questions: number;
  databaseUrl: string;
  api: ServedProcess;
  subjectId: string;
  stageId: string;
  pupils: BenchPupil[];
}

/** The tokens of a bank's pupils in turn, without end. */
export function tokensInTurn({ pupils }: Bank): () => string {
  let turn = 0;
  return () => pupils[turn++ % pupils.length]?.token ?? '';
}

/** A number that occurs in some question of a bank, a different one each time. */
export function rareWords({ questions }: Bank): () => string {
  let turn = 0;
  return () => String(1000 + ((turn++ * 37) % (questions - 1000)));
}

interface BenchmarkEnvironment {
  banks: Bank[];
  stop: () => Promise<void>;
}

const pupilCount = 1000;

export async function buildBenchmarkEnvironment(
  sizes: readonly number[],
  log: (line: string) => void,
): Promise<BenchmarkEnvironment> {
  const postgres = await startTemporaryPostgres();
  const banks: Bank[] = [];
  const dataDir = await mkdtemp(path.join(tmpdir(), 'markwell-bench-'));
  const stop = async () => {
    await Promise.all(banks.map(({ api }) => api.stop()));
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
  try {
    for (const questions of sizes) {
      log(`Filling a bank of ${questions.toLocaleString('en-GB')} questions.`);
      const databaseUrl = postgres.url(`bench_${questions}`);
      const settings = await createFilledBank({ databaseUrl, dataDir, questions, pupils: pupilCount });
      const api = await serve('apps/api/src/child-process/replaced-api.ts', '/api/ready', {
        ...settings,
        LOG_LEVEL: 'info',
        REPLACED_SETTINGS: JSON.stringify(unlimitedStarts),
      });
      banks.push({ questions, databaseUrl, api, ...(await pupilAndSubject(databaseUrl)) });
    }
    return { banks, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates a database with a bank, and returns the settings of an API that uses it. */
export async function createFilledBank(bank: {
  databaseUrl: string;
  dataDir: string;
  questions: number;
  pupils: number;
}): Promise<Record<string, string>> {
  await createDatabase(bank.databaseUrl);
  await migrate(bank.databaseUrl);
  await fillBank(bank.databaseUrl, bank.questions, bank.pupils);
  return {
    ...allocatorSettings,
    DATABASE_URL: bank.databaseUrl,
    DATA_DIR: bank.dataDir,
    JWT_SECRET: jwtSecret,
  };
}

/** Returns the signed-in pupils of a filled bank, and its subject. */
export async function pupilAndSubject(
  databaseUrl: string,
): Promise<Pick<Bank, 'subjectId' | 'stageId' | 'pupils'>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const context = testContext({ clock: () => new Date(), settings: { jwtSecret } });
    const users = await client.query<{ id: string; email: string }>(
      `select id, email from users order by email`,
    );
    const subjects = await client.query<{ id: string; stage_id: string }>(
      `select id, stage_id from subjects`,
    );
    const [subject] = subjects.rows;
    if (!subject) throw new Error('the bank has no subject');
    const pupils = users.rows.map(({ id, email }) => ({
      id,
      token: signSessionToken(context, { id, email, name: 'Pupil', role: 'STUDENT', tokenVersion: 0 }, 1),
    }));
    return { subjectId: subject.id, stageId: subject.stage_id, pupils };
  } finally {
    await client.end();
  }
}

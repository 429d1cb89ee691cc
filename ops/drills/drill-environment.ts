import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { type EmbeddedPostgres, startTemporaryPostgres } from '@markwell/dev-postgres/dev-postgres';
import getPort from 'get-port';
import pg from 'pg';
import {
  hasEnded,
  startApi,
  stopApi,
  unlimitedStarts,
  waitUntilApiReady,
} from '../../apps/api/src/child-process/api-process.ts';
import {
  createFilledBank,
  pupilAndSubject,
  type Bank,
  type BenchPupil,
} from '../bench/benchmark-environment.ts';

const questions = 10_000;

/** An API process that can be killed and started again on the same port. */
export interface DrilledApi {
  url: string;
  /** Kills it, like a crash. */
  kill: () => Promise<void>;
  /** Starts it again on the same port, with settings for this run only. */
  start: (settings?: Record<string, string>) => Promise<void>;
  hasEnded: () => boolean;
  /** Undefined before it is started. */
  pid: () => number | undefined;
  /** Its peak memory in megabytes; undefined if the system does not report it. */
  peakMemory: () => Promise<number | undefined>;
  stop: () => Promise<void>;
}

/** A temporary database with a question bank and signed-in pupils. Each drill starts its own API processes. */
export interface DrillEnvironment extends Pick<Bank, 'subjectId' | 'stageId'> {
  /** The pupils that no drill has used yet. */
  pupils: BenchPupil[];
  database: pg.Pool;
  /** The folder DATA_DIR. */
  dataDir: string;
  /** Starts a process with these settings, with the code of this checkout or of the one in `root`. */
  startApi: (settings?: Record<string, string>, root?: string) => Promise<DrilledApi>;
  stop: () => Promise<void>;
}

/** The database is on a temporary server, unless the drill has its own; that one ends here too. */
export async function buildDrillEnvironment({
  pupils,
  server,
}: {
  pupils: number;
  server?: Pick<EmbeddedPostgres, 'url' | 'stop'>;
}): Promise<DrillEnvironment> {
  const postgres = server ?? (await startTemporaryPostgres());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'markwell-drill-'));
  const databaseUrl = postgres.url('drill');
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // The server may end before the last idle connection has closed.
  database.on('error', () => undefined);
  const apis: DrilledApi[] = [];
  const stop = async () => {
    await Promise.all(apis.map((api) => api.stop()));
    await database.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
  try {
    const bank = await createFilledBank({ databaseUrl, dataDir, questions, pupils });
    const settings = { ...bank, LOG_LEVEL: 'error', NODE_ENV: 'test' };
    return {
      ...(await pupilAndSubject(databaseUrl)),
      database,
      dataDir,
      async startApi(own = {}, root) {
        const api = createDrilledApi(await getPort(), { ...settings, ...own }, root);
        apis.push(api);
        await api.start();
        return api;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function createDrilledApi(port: number, settings: Record<string, string>, root?: string): DrilledApi {
  let running: ChildProcess | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      if (!running || hasEnded(running)) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
    async start(own = {}) {
      running = startApi(
        { ...settings, ...own, PORT: String(port) },
        { replaced: unlimitedStarts, checkout: root },
      );
      if (!(await waitUntilApiReady(running, port))) throw new Error('The API did not start');
    },
    hasEnded: () => running !== undefined && hasEnded(running),
    pid: () => running?.pid,
    async peakMemory() {
      const status = await readFile(`/proc/${running?.pid ?? 0}/status`, 'utf8').catch(() => '');
      const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
    },
    async stop() {
      if (running) await stopApi(running);
    },
  };
}

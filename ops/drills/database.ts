import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@markwell/dev-postgres/dev-postgres';
import { startFatalProxy } from '@markwell/testing/fatal-proxy';
import { send } from './calls.ts';
import { compareLoad } from './compare-load.ts';
import { buildDrillEnvironment, type DrilledApi } from './drill-environment.ts';
import { startMixedLoad } from './mixed-load.ts';

const pupils = 20;
/** Milliseconds that the database runs between two stops, and that it stays away. */
const runsMs = 2_000;
const awayMs = 700;
/** Milliseconds after which the API must answer again when the database accepts connections. */
const maxRecoveryMs = 2_000;
/** How many new connections PostgreSQL ends as they open. */
const endedConnections = 5;

/**
 * Stops the database under load this many times, in four ways in turn: a restart, a crash (kill -9), all connections ended,
 * and also the next ones ended as they open: one of two processes is connected through a proxy that does this. The database
 * writes to disk as in production. Resolves to the failed checks.
 */
export async function drill(stops: number): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'markwell-database-drill-'));
  let postgres = await startEmbeddedPostgres({ dataDir: folder, log: console.log });
  const { port, url: databaseUrl } = postgres;
  const server = { url: databaseUrl, stop: () => postgres.stop() };
  const environment = await buildDrillEnvironment({ pupils, server });
  const proxy = await startFatalProxy(databaseUrl('drill'));
  const restartAfter = async (stop: () => Promise<void>) => {
    await stop();
    await pause(awayMs);
    postgres = await startEmbeddedPostgres({ dataDir: folder, log: console.log, port });
  };
  const endAllConnections = async () => {
    await environment.database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  };
  const ways = [
    () => restartAfter(() => postgres.stop()),
    () => restartAfter(() => killPostgres(postgres)),
    endAllConnections,
    async () => {
      proxy.endNext(endedConnections);
      await endAllConnections();
    },
  ];
  try {
    const apis = [
      await environment.startApi({ LOG_LEVEL: 'fatal' }), // jobs report each failure
      await environment.startApi({ LOG_LEVEL: 'fatal', DATABASE_URL: proxy.url }),
    ];
    const urls = apis.map(({ url }) => url);
    const load = startMixedLoad(environment, environment.pupils, { urls, longestWaitMs: 1_000 });
    const recoveries: number[] = [];
    let ended = 0;
    let unused = 0;
    for (let stop = 0; stop < stops; stop++) {
      await pause(runsMs * (0.5 + Math.random()));
      unused += proxy.left();
      await ways[stop % ways.length]?.();
      const token = environment.pupils[0]?.token ?? '';
      recoveries.push(...(await Promise.all(apis.map((api) => untilAnswered(api, token)))));
      for (const api of apis.filter(({ hasEnded }) => hasEnded())) {
        ended++;
        await api.start();
      }
    }
    const log = await load.stop();
    await Promise.all(apis.map((api) => api.stop()));
    const slowest = Math.round(Math.max(...recoveries));
    console.log(
      `Both processes answered again at most ${slowest} ms after the database; ${ended} API processes ended.`,
    );
    return [
      ...(ended > 0 ? [`${ended} API processes ended`] : []),
      ...(unused > 0 ? [`${unused} connections were not ended as they opened`] : []),
      ...(await compareLoad(environment, log, `${stops} stops of the database`)),
      ...(slowest > maxRecoveryMs ? [`the API answered ${slowest} ms after the database`] : []),
      ...(log.calls.busy === 0 ? ['no call met a stopped database, so the drill has tested nothing'] : []),
      ...(log.calls.cutOff > 0 ? [`${log.calls.cutOff} connections to the API were lost`] : []),
    ];
  } finally {
    await environment.stop();
    await proxy.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Kills a PostgreSQL, like a crash. */
export async function killPostgres(postgres: Pick<EmbeddedPostgres, 'stop' | 'data'>): Promise<void> {
  const [pid = ''] = (await readFile(path.join(postgres.data, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await postgres.stop();
}

/** Milliseconds until a call that reads the database is answered, or the process has ended. */
async function untilAnswered({ url, hasEnded }: DrilledApi, token: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (hasEnded()) return performance.now() - began;
    const reply = await send(
      `${url}/api/tests/open`,
      { method: 'GET', token },
      AbortSignal.timeout(10_000),
    ).catch(() => undefined);
    if (reply?.status === 200) return performance.now() - began;
    await pause(25);
  }
}

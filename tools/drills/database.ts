import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@markwell/dev-postgres/dev-postgres';
import { send } from './calls.ts';
import { compareLoad } from './compare-load.ts';
import { buildDrillEnvironment } from './drill-environment.ts';
import { startMixedLoad } from './mixed-load.ts';

const pupils = 20;
/** Milliseconds that the database runs between two stops, and that it stays away. */
const runsMs = 2_000;
const awayMs = 700;
/** Milliseconds after which the API must answer again when the database accepts connections. */
const maxRecoveryMs = 2_000;

/**
 * Stops the database under load this many times, and kills it (kill -9) every second time. The database writes to disk as
 * in production. Resolves to the failed checks.
 */
export async function drill(stops: number): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'markwell-database-drill-'));
  let postgres = await startEmbeddedPostgres({ dataDir: folder, log: console.log });
  const { port, url } = postgres;
  const server = { url, stop: () => postgres.stop() };
  const environment = await buildDrillEnvironment({ pupils, server });
  try {
    const api = await environment.startApi({ LOG_LEVEL: 'fatal' }); // jobs report each failure
    const load = startMixedLoad(environment, environment.pupils, { urls: [api.url], longestWaitMs: 1_000 });
    const recoveries: number[] = [];
    for (let stop = 0; stop < stops; stop++) {
      await pause(runsMs * (0.5 + Math.random()));
      await (stop % 2 === 0 ? postgres.stop() : killPostgres(postgres));
      await pause(awayMs);
      postgres = await startEmbeddedPostgres({ dataDir: folder, log: console.log, port });
      recoveries.push(await untilAnswered(api.url, environment.pupils[0]?.token ?? ''));
    }
    const log = await load.stop();
    await api.stop();
    const slowest = Math.round(Math.max(...recoveries));
    console.log(`The API answered again at most ${slowest} ms after the database.`);
    return [
      ...(await compareLoad(environment, log, `${stops} stops of the database`)),
      ...(slowest > maxRecoveryMs ? [`the API answered ${slowest} ms after the database`] : []),
      ...(log.calls.busy === 0 ? ['no call met a stopped database, so the drill has tested nothing'] : []),
      ...(log.calls.cutOff > 0 ? [`${log.calls.cutOff} connections to the API were lost`] : []),
    ];
  } finally {
    await environment.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Kills a PostgreSQL, like a crash. */
export async function killPostgres(postgres: Pick<EmbeddedPostgres, 'stop' | 'data'>): Promise<void> {
  const [pid = ''] = (await readFile(path.join(postgres.data, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await postgres.stop();
}

/** Milliseconds until a call that reads the database is answered. */
async function untilAnswered(url: string, token: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const reply = await send(
      `${url}/api/tests/open`,
      { method: 'GET', token },
      AbortSignal.timeout(10_000),
    ).catch(() => undefined);
    if (reply?.status === 200) return performance.now() - began;
    await pause(25);
  }
}

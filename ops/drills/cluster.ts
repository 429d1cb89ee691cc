import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@markwell/questions/random';
import { readStorageSettings } from '../../apps/api/src/platform/config/storage-settings.ts';
import { createStorage } from '../../apps/api/src/platform/storage/create-storage.ts';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import { compareEmails, startCausingEmails } from './caused-emails.ts';
import { compareUploads, startUploads } from './caused-uploads.ts';
import { createCallLog } from './calls.ts';
import { compareAchievements, compareLoad, firstOf } from './compare-load.ts';
import { buildDrillEnvironment, type DrilledApi, type DrillEnvironment } from './drill-environment.ts';
import { startMixedLoad } from './mixed-load.ts';
import { type ClusterPart, startClusterServers, startPrimary } from './servers/cluster-servers.ts';
import { startProxy } from './servers/proxy.ts';
import { startMailServer } from './servers/smtp.ts';

/** Those who work, and all, each of whom gets an e-mail. */
const workingPupils = 40;
const pupils = 1_300;
const webProcesses = 4;
const workers = 2;
/** Milliseconds between two kills, and until the killed part is started again. */
const everyMs = 10_000;
const awayMs = 3_000;
/** Milliseconds in which the workers must do the jobs that are left at the end. */
const lastJobsMs = 60_000;

/**
 * Four processes that serve behind a proxy and two workers, PgBouncer, PostgreSQL and an S3 server on
 * this machine: every ten seconds one of them is killed (kill -9), for this many minutes, each once in a round whose order
 * the seed decides. Resolves to the failed checks.
 */
export async function drill(minutes: number, { seed }: { seed: number }): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'markwell-cluster-drill-'));
  const primary = await startPrimary(folder);
  const environment = await buildDrillEnvironment({ pupils, server: primary });
  const servers = await startClusterServers(primary, folder);
  const mailServer = await startMailServer();
  try {
    const admin = await promoteOne(environment);
    const ofServers = servers.settingsFor('drill');
    const settings = { ...ofServers, SMTP_URL: mailServer.url, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' };
    const start = (role: string, count: number) =>
      Promise.all(Array.from({ length: count }, () => environment.startApi({ ...settings, ROLE: role })));
    const [web, working] = [await start('web', webProcesses), await start('worker', workers)];
    const parts = [...partsOf('web', web), ...partsOf('worker', working), primary, ...servers.parts];
    const proxy = await startProxy(web.map(({ url }) => url));
    console.log(`Behind ${proxy.name}, seed ${seed}: ${parts.map(({ name }) => name).join(', ')}.`);

    const [urls, log] = [[proxy.url], createCallLog()];
    const atWork = environment.pupils.splice(0, workingPupils);
    const load = startMixedLoad(environment, atWork, { urls, longestWaitMs: 2_000 });
    const emails = startCausingEmails(environment, admin, environment.pupils, { urls, log });
    const uploads = startUploads(environment, admin, { urls, log });
    const killed = await killInRounds(parts, Math.max(1, Math.round((minutes * 60_000) / everyMs)), seed);
    const [ofLoad, caused, papers] = [await load.stop(), await emails.stop(), await uploads.stop()];
    const jobsLeft = await finishJobs(environment, working);

    const title = `${killed.length} kills in a cluster of ${parts.length} (${summaryOf(killed)})`;
    const storage = createStorage(readStorageSettings(ofServers, environment.dataDir));
    const failures = [
      ...(await compareLoad(environment, ofLoad, title)),
      ...(await compareAchievements(ofLoad.tests, urls)),
      ...compareEmails(caused, mailServer.received),
      ...(await compareUploads(environment, papers, storage)),
      ...firstOf('jobs not done', jobsLeft),
      ...firstOf('errors of e-mails and uploads', log.errors),
    ];
    await proxy.stop();
    await Promise.all([...web, ...working].map((api) => api.stop()));
    return failures;
  } finally {
    await mailServer.stop();
    await servers.stop();
    await environment.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const partsOf = (name: string, apis: readonly DrilledApi[]): ClusterPart[] =>
  apis.map((api, index) => ({ name: `${name} ${index + 1}`, kill: api.kill, start: () => api.start() }));

/** Makes the last pupil an administrator, who sends e-mails and uploads files. */
async function promoteOne({ database, pupils: all }: DrillEnvironment): Promise<BenchPupil> {
  const admin = all.pop();
  if (!admin) throw new Error('there are no pupils');
  await database.query(`update users set role = 'ADMIN', current_stage_id = null where id = $1`, [admin.id]);
  return admin;
}

/** Kills one part after the other; in every round each of them once. Returns the names of those that were killed. */
async function killInRounds(parts: readonly ClusterPart[], kills: number, seed: number): Promise<string[]> {
  const random = createRandom(seed);
  const killed: string[] = [];
  let round: ClusterPart[] = [];
  while (killed.length < kills) {
    const began = performance.now();
    if (round.length === 0) round = random.shuffle(parts);
    const part = round.pop();
    if (!part) break;
    await part.kill();
    killed.push(part.name);
    await pause(awayMs);
    await part.start();
    await pause(Math.max(0, everyMs - (performance.now() - began)));
  }
  return killed;
}

/** How often each part was killed. */
const summaryOf = (killed: readonly string[]): string =>
  [...Map.groupBy(killed, (name) => name)].map(([name, times]) => `${name}: ${times.length}`).join(', ');

/**
 * Stops the workers, so that only jobs of killed ones are still taken, makes these and those that wait for their next
 * try due now instead of minutes later, and starts the workers again. Returns the jobs that are left.
 */
async function finishJobs({ database }: DrillEnvironment, working: readonly DrilledApi[]): Promise<string[]> {
  await Promise.all(working.map((api) => api.stop()));
  await database.query(
    `update pgboss.job set state = 'retry', start_after = now()
    where state in ('active', 'retry', 'created') and name not like '\\_\\_%' and name <> 'periodic-jobs'`,
  );
  await Promise.all(working.map((api) => api.start()));
  const began = performance.now();
  for (;;) {
    await pause(500);
    const { rows } = await database.query<{ name: string; state: string }>(
      `select name, state from pgboss.job where name not like '\\_\\_%' and name <> 'periodic-jobs'`,
    );
    if (rows.length === 0 || performance.now() - began > lastJobsMs)
      return rows.map(({ name, state }) => `${name} (${state})`);
  }
}

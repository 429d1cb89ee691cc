import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storeSessionSettings } from '@markwell/database/session-settings';
import { callUntilAnswered, createCallLog } from './calls.ts';
import { compareLoad, firstOf } from './compare-load.ts';
import { buildDrillEnvironment, type DrilledApi, type DrillEnvironment } from './drill-environment.ts';
import { startMixedLoad } from './mixed-load.ts';
import { type ClusterPart, startClusterServers, startPrimary } from './servers/cluster-servers.ts';

/** Those who work, and all, each of whom asks for an e-mail. */
const workingPupils = 40;
const pupils = 1_300;
const webProcesses = 4;
const workers = 2;
/** Milliseconds between two kills, and until the killed part is started again. */
const everyMs = 10_000;
const awayMs = 2_000;
/** Milliseconds between two requests for an e-mail, and until the workers have sent the last ones. */
const emailEveryMs = 500;
const lastEmailsMs = 20_000;

/**
 * Four processes that serve and two workers, PgBouncer, a primary and a replica, Redis and an S3 server on this machine:
 * every ten seconds one of them is killed (kill -9), for this many minutes. Resolves to the failed checks.
 */
export async function drillCluster(minutes: number): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'markwell-cluster-drill-'));
  const primary = await startPrimary(folder);
  const environment = await buildDrillEnvironment({ pupils, server: primary });
  const servers = await startClusterServers(primary, folder);
  try {
    await storeSessionSettings(primary.url('drill'));
    const settings = { ...servers.settingsFor('drill'), LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
    const start = (role: string, count: number) =>
      Promise.all(Array.from({ length: count }, () => environment.startApi({ ...settings, ROLE: role })));
    const [web, working] = [await start('web', webProcesses), await start('worker', workers)];
    const parts = [...partsOf('web', web), ...partsOf('worker', working), primary, ...servers.parts];
    console.log(`The cluster: ${parts.map(({ name }) => name).join(', ')}.`);

    const urls = web.map(({ url }) => url);
    const load = startMixedLoad(environment, environment.pupils.slice(0, workingPupils), {
      urls,
      longestWaitMs: 2_000,
    });
    const emails = startEmailRequests(await addressesOf(environment), urls);
    const kills = Math.max(1, Math.round((minutes * 60_000) / everyMs));
    for (let kill = 0; kill < kills; kill++) {
      const began = performance.now();
      const part = parts[kill % parts.length];
      await part?.kill();
      await pause(awayMs);
      await part?.start();
      await pause(Math.max(0, everyMs - (performance.now() - began)));
    }
    const [log, requested] = [await load.stop(), await emails.stop()];
    await pause(lastEmailsMs);
    const failures = [
      ...(await compareLoad(environment, log, `${kills} kills in a cluster of ${parts.length}`)),
      ...(await compareEmails(environment, requested)),
    ];
    await Promise.all([...web, ...working].map((api) => api.stop()));
    return failures;
  } finally {
    await servers.stop();
    await environment.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const partsOf = (name: string, apis: readonly DrilledApi[]): ClusterPart[] =>
  apis.map((api, index) => ({ name: `${name} ${index + 1}`, kill: api.kill, start: () => api.start() }));

/** The addresses of all pupils. */
async function addressesOf({ database }: DrillEnvironment): Promise<string[]> {
  const { rows } = await database.query<{ email: string }>('select email from users order by id');
  return rows.map(({ email }) => email);
}

/** Asks for one e-mail for each pupil in turn, until it is stopped; resolves to the addresses. */
function startEmailRequests(emails: readonly string[], urls: readonly string[]) {
  const stopping = new AbortController();
  const requesting = (async () => {
    const requested: string[] = [];
    const log = createCallLog();
    for (const [turn, email] of emails.entries()) {
      if (stopping.signal.aborted) break;
      const call = { method: 'POST' as const, path: '/auth/forgot-password', token: '', body: { email } };
      // Each from a network address of its own, because the requests of one are limited.
      const networkAddress = `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;
      if (await callUntilAnswered({ ...call, networkAddress }, urls, log, { first: turn }))
        requested.push(email);
      await pause(emailEveryMs);
    }
    return requested;
  })();
  return {
    stop() {
      stopping.abort();
      return requesting;
    },
  };
}

/** Each requested e-mail must be there once; the job of a killed worker is taken again after five minutes. */
async function compareEmails(
  { dataDir, database }: DrillEnvironment,
  requested: readonly string[],
): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const counts = requested.map((email) => texts.filter((text) => text.includes(email)).length);
  const { rows } = await database.query<{ waiting: number }>(
    `select count(*)::int as waiting from pgboss.job where name in ('account-email', 'account-link-request')`,
  );
  const waiting = rows[0]?.waiting ?? 0;
  const twice = requested.filter((_, index) => (counts[index] ?? 0) > 1);
  const missing = requested.filter((_, index) => counts[index] === 0);
  console.log(
    `${requested.length} e-mails requested, ${names.length} sent, ${waiting} jobs wait; ${twice.length} were sent twice.`,
  );
  return [
    ...firstOf('e-mails sent twice', twice),
    ...(missing.length > waiting ? firstOf('e-mails neither sent nor waiting', missing) : []),
    ...(names.length === 0 ? ['no e-mail was sent, so the drill has tested none'] : []),
  ];
}

import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createClass } from '@markwell/shared/classes/classes.contract';
import { createPaper } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { startTemporaryPostgres } from '@markwell/dev-postgres/dev-postgres';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import { callUntilAnswered, createCallLog } from './calls.ts';
import { compareLoad, firstOf } from './compare-load.ts';
import { buildDrillEnvironment, type DrilledApi, type DrillEnvironment } from './drill-environment.ts';
import type { HostileReply, HostileTask, SendTask } from './hostile-sender.ts';
import { saveSome, startOne, submit, type LoadLog, type RunningTest } from './mixed-load.ts';
import { childrenOf, isRunning, watchMemory } from './process-memory.ts';

const pupils = 50;
/** Milliseconds between two saves of a pupil, on average. */
const saveEveryMs = 800;
const warmUpMs = 5_000;
/** Milliseconds without hostile files before and after each kind. */
const quietMs = 8_000;
/** How many times as long as in the quiet times 99 in 100 saves may take, if a pupil could notice it. */
const maxRatio = 3;
/** Milliseconds that nobody notices. The event loop of the API, which receives the files, adds some 30 to each save. */
const unnoticedMs = 100;
/** Megabytes of the API with its readers: what the examples in ops/deploy give a process. */
const maxMemory = 1_024;

/**
 * Pupils save answers while others send, this many times, the worst files, texts and bodies that are permitted. Resolves to
 * the failed checks.
 */
export async function drill(rounds: number): Promise<string[]> {
  const server = await startTemporaryPostgres({ isDurable: true });
  const environment = await buildDrillEnvironment({ pupils: pupils + 3, server });
  try {
    const api = await environment.startApi({ LOG_LEVEL: 'fatal' });
    const { sender, kinds } = await startSender(environment, api);
    const log: LoadLog = { calls: createCallLog(), tests: [] };
    const call = { urls: [api.url], first: 0 };
    const started = environment.pupils
      .slice(0, pupils)
      .map((pupil) => startOne(environment, pupil, call, log));
    const tests = (await Promise.all(started)).flatMap((test) => test ?? []);
    const saves = startSaving(tests, call, log);

    await pause(warmUpMs);
    saves.next();
    const memory = watchMemory(api.pid() ?? 0);
    const quiet: number[] = [];
    const beside: number[] = [];
    const replies: HostileReply[] = [];
    // How late a timer of this process is shows how busy the machine is, whatever the API does.
    const [lateBetween, lateBeside] = [monitorEventLoopDelay(), monitorEventLoopDelay()];
    for (const kind of kinds) {
      lateBetween.enable();
      await pause(quietMs);
      lateBetween.disable();
      quiet.push(...saves.next());
      lateBeside.enable();
      const began = performance.now();
      sender.postMessage({ kind, rounds } satisfies SendTask);
      const [ofKind] = (await once(sender, 'message')) as [HostileReply[]];
      lateBeside.disable();
      const times = saves.next();
      console.log(
        `${ofKind.length} ${kind} in ${((performance.now() - began) / 1_000).toFixed(0)} s: ${statusesOf(ofKind)}; ` +
          `p99 of ${times.length} saves ${p99(times).toFixed(0)} ms.`,
      );
      beside.push(...times);
      replies.push(...ofKind);
    }
    await pause(quietMs);
    quiet.push(...saves.next());
    const most = memory.stop();
    await saves.stop();
    await Promise.all(tests.map((test) => submit(test, call, log)));
    const left = await stopWhileReading(api, sender, kinds.at(-2) ?? '');
    await sender.terminate();

    const ratio = p99(beside) / p99(quiet);
    console.log(
      `p99 of a save ${p99(quiet).toFixed(0)} ms between them (${quiet.length} saves), ${p99(beside).toFixed(0)} ms beside them ` +
        `(${beside.length} saves): ${ratio.toFixed(2)} times. Most memory: the API ${most.own} MB, a reader ${most.child} MB, ` +
        `all ${most.all} MB. p99 of the drill's own timers: ${millisecondsOf(lateBetween)} ms late between the files, ` +
        `${millisecondsOf(lateBeside)} ms beside them. Load of the machine: ${loadavg()[0]?.toFixed(1) ?? '?'} on ${availableParallelism()} cores.`,
    );
    const { busy, full, cutOff, givenUp } = log.calls;
    return [
      ...(await compareLoad(environment, log, 'Hostile files')),
      ...firstOf(
        'files without a proper reply',
        replies
          .filter(({ status }) => status === 0 || status >= 500)
          .map(({ what, status, text }) => `${what}: ${status} ${text}`),
      ),
      ...(busy + full + cutOff + givenUp > 0 ? ['pupils were refused, aborted or cut off'] : []),
      ...(ratio > maxRatio && p99(beside) > unnoticedMs
        ? [`99 in 100 saves took ${ratio.toFixed(2)} times as long`]
        : []),
      ...(most.all > maxMemory
        ? [`the API and its readers used ${most.all} MB, more than ${maxMemory}`]
        : []),
      ...left,
    ];
  } finally {
    await environment.stop();
  }
}

/** Makes an administrator and a teacher with a class of the last pupils. Resolves to the worker and its kinds of files. */
async function startSender(
  { database, pupils: all, ...of }: DrillEnvironment,
  api: DrilledApi,
): Promise<{ sender: Worker; kinds: string[] }> {
  const [administrator, teacher, pupil] = all.slice(pupils) as [BenchPupil, BenchPupil, BenchPupil];
  await database.query(`update users set role = 'ADMIN' where id = $1::uuid`, [administrator.id]);
  await database.query(
    `with school as (insert into schools (id, name) values (gen_random_uuid(), 'Hill') returning id)
    update users set role = 'TEACHER', school_id = (select id from school) where id = $1::uuid`,
    [teacher.id],
  );
  const create = async (path: string, { token }: BenchPupil, body: object) => {
    const log = createCallLog();
    const made = await callUntilAnswered({ method: 'POST', path, token, body }, [api.url], log);
    return (made as { id: string }).id;
  };
  const { stageId, subjectId } = of;
  const workerData: HostileTask = {
    url: api.url,
    stageId,
    subjectId,
    paperId: await create(createPaper.path, administrator, { title: 'Paper', stageId, subjectId }),
    classId: await create(createClass.path, teacher, { name: '10B', stageId, subjectId }),
    administrator: administrator.token,
    teacher: teacher.token,
    pupil: pupil.token,
  };
  const sender = new Worker(new URL('hostile-sender.ts', import.meta.url), { workerData });
  const [kinds] = (await once(sender, 'message')) as [string[]];
  return { sender, kinds };
}

/** Pupils save answers in their tests. `next` returns the milliseconds of each save since the last time. */
function startSaving(tests: readonly RunningTest[], call: { urls: string[]; first: number }, log: LoadLog) {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let times: number[] = [];
  const saving = tests.map(async (test) => {
    while (!isStopping()) {
      await pause(saveEveryMs * (0.5 + Math.random()));
      const began = performance.now();
      await saveSome(test, call, log);
      times.push(performance.now() - began);
    }
  });
  return {
    next() {
      const taken = times;
      times = [];
      return taken;
    },
    async stop() {
      stopping.abort();
      await Promise.all(saving);
    },
  };
}

/** Stops the API with SIGTERM while it reads. Resolves to a failed check for each reader that is left. */
async function stopWhileReading(api: DrilledApi, sender: Worker, kind: string): Promise<string[]> {
  const pid = api.pid() ?? 0;
  sender.postMessage({ kind, rounds: 1 } satisfies SendTask);
  while (childrenOf(pid).length === 0) await pause(10);
  const readers = childrenOf(pid);
  await api.stop();
  await pause(500);
  const left = readers.filter(isRunning);
  console.log(`${readers.length} readers ran when the API was stopped, ${left.length} are left.`);
  return left.length > 0 ? [`${left.length} readers are left after the API has ended`] : [];
}

/** How many replies had each status. */
function statusesOf(replies: readonly HostileReply[]): string {
  const statuses = Map.groupBy(replies, ({ status }) => status);
  return [...statuses].map(([status, { length }]) => `${length} times ${status}`).join(', ');
}

/** The resolution of the timers is 10 ms. */
const millisecondsOf = (late: { percentile: (percent: number) => number }) =>
  Math.max(0, late.percentile(99) / 1e6 - 10).toFixed(0);

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

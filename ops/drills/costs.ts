import * as path from 'node:path';
import { median } from '../bench/rounds.ts';
import { root } from '../../tools/process/environment.ts';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import { callUntilAnswered, createCallLog, type Call } from './calls.ts';
import { withCheckout } from './checkout.ts';
import { processorTimeOf, processorTimeOfServer } from './processor-time.ts';
import { startCall } from './simulated-pupil.ts';

const pupils = 20;
/** The saves of a test of 20 questions, four answers each, before it is handed in. */
const saves = 5;
const phases = ['start', 'five saves and the end', 'results'] as const;

/** What one exam costs. */
interface Cost {
  /** Milliseconds of processor time. */
  api: number;
  postgres: number;
  /** Kilobytes of write-ahead log. */
  log: number;
}
type ExamCost = Record<(typeof phases)[number], Cost>;

/**
 * 20 pupils at the same time start a test of 20 questions, save five times, hand it in and read the results, this many
 * times: with the code of an earlier commit and with this one in turn, each on a durable database of its own. Prints what an
 * exam costs in both.
 */
export async function drill(rounds: number, { ref }: { ref: string | undefined }): Promise<string[]> {
  return withCheckout(ref, async (checkout, commit) => {
    const [earlier, current] = [await openVersion(checkout), await openVersion(root)];
    try {
      const costs: [ExamCost, ExamCost][] = [];
      for (let round = -1; round < rounds; round++) {
        const both: [ExamCost, ExamCost] = [await earlier.round(), await current.round()];
        if (round >= 0) costs.push(both);
      }
      console.log(
        `What an exam costs, medians of ${rounds} rounds of ${pupils} pupils, ${commit} and this version:`,
      );
      for (const phase of phases)
        console.log(`${phase}: ${compared(costs.map((both) => [both[0][phase], both[1][phase]]))}`);
      console.log(`all: ${compared(costs.map((both) => [sumOf(both[0]), sumOf(both[1])]))}`);
      return [...earlier.errors, ...current.errors];
    } finally {
      await Promise.all([earlier.stop(), current.stop()]);
    }
  });
}

/** The code of a checkout, with a server and a database of its own. */
async function openVersion(checkout: string) {
  const { startTemporaryPostgres } = (await import(
    path.join(checkout, 'packages/dev-postgres/src/dev-postgres.ts')
  )) as typeof import('../../packages/dev-postgres/src/dev-postgres.ts');
  const { buildDrillEnvironment } = (await import(
    path.join(checkout, 'ops/drills/drill-environment.ts')
  )) as typeof import('./drill-environment.ts');
  const server = await startTemporaryPostgres({ isDurable: true });
  const environment = await buildDrillEnvironment({ pupils, server });
  const api = await environment.startApi();
  const log = createCallLog();
  const call = (each: Call) => callUntilAnswered(each, [api.url], log);

  const measured = async <Result>(work: (pupil: BenchPupil, index: number) => Promise<Result>) => {
    const read = async () => ({
      api: processorTimeOf(api.pid() ?? 0),
      postgres: processorTimeOfServer(server),
      log: await writtenLog(),
    });
    const before = await read();
    const results = await Promise.all(environment.pupils.map(work));
    const after = await read();
    const each = (name: keyof Cost) => (after[name] - before[name]) / pupils;
    return { results, cost: { api: each('api'), postgres: each('postgres'), log: each('log') } };
  };
  const writtenLog = async () => {
    const { rows } = await environment.database.query<{ kilobytes: string }>(
      `select pg_current_wal_insert_lsn() - '0/0' as kilobytes`,
    );
    return Number(rows[0]?.kilobytes) / 1024;
  };
  return {
    errors: log.errors,
    async round(): Promise<ExamCost> {
      const started = await measured(
        (pupil) =>
          call(startCall(pupil, environment)) as Promise<{ testId: string; questions: { id: string }[] }>,
      );
      const finished = await measured((pupil, index) => sit(call, pupil, started.results[index]));
      const read = await measured(({ token }, index) =>
        call({ method: 'GET', path: `/tests/${started.results[index]?.testId ?? ''}/results`, token }),
      );
      return { start: started.cost, 'five saves and the end': finished.cost, results: read.cost };
    },
    async stop() {
      await environment.stop();
    },
  };
}

async function sit(
  call: (each: Call) => Promise<unknown>,
  { token }: BenchPupil,
  test: { testId: string; questions: { id: string }[] } | undefined,
): Promise<void> {
  if (!test) return;
  const ids = test.questions.map(({ id }) => id);
  const answersEach = Math.ceil(ids.length / saves);
  for (let save = 0; save < saves; save++) {
    const answers = ids.slice(save * answersEach, (save + 1) * answersEach).map((questionId) => ({
      questionId,
      optionLetter: 'B',
      sequence: 1,
      answeredAt: new Date().toISOString(),
    }));
    await call({ method: 'PUT', path: `/tests/${test.testId}/answers`, token, body: { answers } });
  }
  const of = <Value>(value: Value) => Object.fromEntries(ids.map((id) => [id, value]));
  const body = { testId: test.testId, userAnswers: of('B'), sequences: of(1), timeTaken: 600 };
  await call({ method: 'POST', path: '/tests/complete', token, body });
}

const sumOf = (exam: ExamCost): Cost => ({
  api: phases.reduce((sum, phase) => sum + exam[phase].api, 0),
  postgres: phases.reduce((sum, phase) => sum + exam[phase].postgres, 0),
  log: phases.reduce((sum, phase) => sum + exam[phase].log, 0),
});

/** Each figure of both versions, and the median of the rounds' ratios. */
function compared(costs: readonly (readonly [Cost, Cost])[]): string {
  const line = (name: string, unit: string, of: (cost: Cost) => number) => {
    const [before, now] = [
      median(costs.map(([cost]) => of(cost))),
      median(costs.map(([, cost]) => of(cost))),
    ];
    const ratio = median(costs.map(([earlier, current]) => of(current) / of(earlier)));
    return `${name} ${before.toFixed(1)} → ${now.toFixed(1)} ${unit} (${ratio.toFixed(2)})`;
  };
  return [
    line('PostgreSQL', 'ms', ({ postgres }) => postgres),
    line('API', 'ms', ({ api }) => api),
    line('both', 'ms', ({ api, postgres }) => api + postgres),
    line('write-ahead log', 'kB', ({ log }) => log),
  ].join(', ');
}

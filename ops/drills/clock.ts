import { compareLoad } from './compare-load.ts';
import { createCallLog } from './calls.ts';
import { buildDrillEnvironment } from './drill-environment.ts';
import { saveSome, startOne, submit, type LoadLog, type RunningTest } from './mixed-load.ts';
import { shiftingScript } from '../../tools/journeys/shifted-clock.ts';

const hour = 3_600_000;
/** The clock of the process in each step, in milliseconds from the right time. */
const shifts = [0, -2 * hour, 0, 2 * hour, 0];
/** The duration of a test, and how much a deadline may differ from it: the time that a reply takes. */
const testMs = 30 * 60_000;
const toleranceMs = 2_000;

/**
 * Restarts the API with a clock that is two hours slow, right and two hours fast, while pupils have tests open. In each step,
 * each pupil submits the test of the step before, starts one and saves answers. Resolves to the failed checks: the time
 * that a pupil sees is always that of the test, and no test or answer is lost.
 */
export async function drill(pupils: number): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils });
  const log: LoadLog = { calls: createCallLog(), tests: [] };
  const wrongDeadlines: string[] = [];
  try {
    const api = await environment.startApi();
    const options = { urls: [api.url], first: 0 };
    let open: RunningTest[] = [];
    for (const shift of shifts) {
      await api.stop();
      const script = encodeURIComponent(shiftingScript(shift));
      await api.start({ NODE_OPTIONS: `--import=data:text/javascript,${script}` });
      await Promise.all(open.map((test) => submit(test, options, log)));
      const started = await Promise.all(
        environment.pupils.map((pupil) => startOne(environment, pupil, options, log)),
      );
      open = started.filter((test) => test !== undefined);
      for (const test of open) {
        const left = Date.parse(test.reply.deadlineAt) - Date.parse(test.reply.serverTime);
        const difference = Math.abs(left - testMs);
        const isRightTime = Math.abs(Date.parse(test.reply.serverTime) - shift - Date.now()) < 60_000;
        if (difference > toleranceMs || !isRightTime)
          wrongDeadlines.push(`${left} ms for test ${test.testId} with a clock moved by ${shift / hour} h`);
        await saveSome(test, options, log);
      }
    }
    await Promise.all(open.map((test) => submit(test, options, log)));
    await api.stop();
    const failures = await compareLoad(environment, log, 'Clocks two hours slow and fast');
    const { rows } = await environment.database.query<{ id: string }>(movedDeadlines);
    const wrong = [...wrongDeadlines, ...rows.map(({ id }) => `the stored deadline of test ${id}`)];
    console.log(`${wrong.length} wrong deadlines.`);
    return wrong.length > 0
      ? [...failures, `${wrong.length} wrong deadlines, the first: ${wrong[0] ?? ''}`]
      : failures;
  } finally {
    await environment.stop();
  }
}

const movedDeadlines = `
  select id from attempts where deadline_at <> started_at + make_interval(secs => duration_seconds)`;

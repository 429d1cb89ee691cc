import type { BenchPupil } from '../bench/benchmark-environment.ts';
import type { DrillEnvironment } from './drill-environment.ts';
import { compareTests, simulateStart, type StartAttemptLog } from './simulated-pupil.ts';

/**
 * All pupils send a start at the same moment to processes that have just started, abort after ten seconds and send it
 * again. Resolves to the failed checks; one is that nobody waits much longer than the others.
 */
export async function startSimultaneously(
  environment: DrillEnvironment,
  pupils: readonly BenchPupil[],
  processes: number,
): Promise<string[]> {
  const apis = await Promise.all(Array.from({ length: processes }, () => environment.startApi()));
  const urls = apis.map(({ url }) => url);
  // As after a backup is restored or content loaded, not at some moment during the drill.
  await environment.database.query('analyze');

  const presses = await Promise.all(
    pupils.map((pupil, index) => simulateStart(pupil, environment, urls, index)),
  );
  const memory = await Promise.all(apis.map((api) => api.peakMemory()));
  await Promise.all(apis.map((api) => api.stop()));

  const { second, lost, without } = await compareTests(environment, presses);
  const errors = presses.flatMap((press) => press.errors);
  const sum = (count: (press: StartAttemptLog) => number) =>
    presses.reduce((total, press) => total + count(press), 0);
  const took = presses.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  const secondsAt = (share: number) =>
    (took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0) / 1000;
  const seconds = (share: number) => secondsAt(share).toFixed(1);
  console.log(
    `${pupils.length} simultaneous pupils, ${processes} ${processes === 1 ? 'process' : 'processes'}: ` +
      `p50 ${seconds(0.5)} s, p99 ${seconds(0.99)} s, the last ${seconds(1)} s; ` +
      `${sum(({ busy }) => busy)} replies of 503 with Retry-After, ${sum(({ givenUp }) => givenUp)} aborted after 10 s, ` +
      `${sum(({ cutOff }) => cutOff)} without a connection, ${second} second tests, ${errors.length} other errors; ` +
      `most memory ${memory.map((megabytes) => `${megabytes ?? '?'} MB`).join(' and ')}.`,
  );
  const where = `with ${processes} ${processes === 1 ? 'process' : 'processes'}`;
  return [
    ...(second > 0 ? [`${second} second tests ${where}`] : []),
    ...(lost > 0 ? [`${lost} acknowledged tests lost ${where}`] : []),
    ...(without > 0 ? [`${without} pupils without a test ${where}`] : []),
    ...(secondsAt(1) > 2 * secondsAt(0.99)
      ? [`the last pupil waited more than twice as long as 99 in 100 ${where}`]
      : []),
    ...(errors.length > 0 ? [`${errors.length} errors ${where}, the first: ${errors[0] ?? ''}`] : []),
  ];
}

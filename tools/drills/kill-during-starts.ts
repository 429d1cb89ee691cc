import { setTimeout as pause } from 'node:timers/promises';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import type { DrillEnvironment } from './drill-environment.ts';
import { compareTests, simulateStart, type StartAttemptLog } from './simulated-pupil.ts';

/** Milliseconds that a process runs before it is killed. */
const leastLife = 150;
const maxLife = 900;

/** Pupils start one test after another while the only API process is killed repeatedly (kill -9). */
export async function killDuringStarts(
  environment: DrillEnvironment,
  pupils: readonly BenchPupil[],
  { kills }: { kills: number },
): Promise<string[]> {
  const api = await environment.startApi();
  const presses: StartAttemptLog[] = [];
  let isRunning = true;
  const playing = pupils.map(async (pupil) => {
    while (isRunning) presses.push(await simulateStart(pupil, environment, [api.url], 0));
  });
  for (let kill = 0; kill < kills; kill++) {
    await pause(leastLife + Math.random() * (maxLife - leastLife));
    await api.kill();
    await api.start();
  }
  isRunning = false;
  await Promise.all(playing);
  await api.stop();

  const { second, phantoms, lost, without } = await compareTests(environment, presses);
  const repeated = presses.filter(({ cutOff }) => cutOff > 0).length;
  const errors = presses.flatMap((press) => press.errors);
  const waits = errors.filter((error) => error.startsWith('409'));
  console.log(
    `${kills} kills: ${presses.length} starts by ${pupils.length} pupils, ${repeated} repeated after a lost connection, ` +
      `${second} second tests, ${phantoms} phantoms, ${lost} acknowledged tests lost, ${errors.length} errors.`,
  );
  return [
    ...(second > 0 ? [`${second} second tests after kills`] : []),
    ...(phantoms > 0 ? [`${phantoms} tests that no start returned, after kills`] : []),
    ...(waits.length > 0 ? [`${waits.length} replies of 409 after kills`] : []),
    ...(lost > 0 ? [`${lost} acknowledged tests lost after kills`] : []),
    ...(without > 0 ? [`${without} starts without a test after kills`] : []),
    ...(repeated === 0 ? ['no start was interrupted, so the drill has tested nothing'] : []),
    ...(errors.length > 0 ? [`${errors.length} errors after kills, the first: ${errors[0] ?? ''}`] : []),
  ];
}

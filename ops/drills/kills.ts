import { setTimeout as pause } from 'node:timers/promises';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import { compareLoad } from './compare-load.ts';
import { buildDrillEnvironment, type DrillEnvironment } from './drill-environment.ts';
import { startMixedLoad } from './mixed-load.ts';

const pupils = 30;
/** Milliseconds that a process runs before it is killed. */
const leastLife = 400;
const maxLife = 1_600;

/** Kills the API this many times during starts, saves and submissions. Resolves to the failed checks. */
export async function drill(kills: number): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils });
  try {
    return await killDuringLoad(environment, environment.pupils, kills);
  } finally {
    await environment.stop();
  }
}

/** Pupils work while the only API process is killed repeatedly (kill -9). */
export async function killDuringLoad(
  environment: DrillEnvironment,
  pupils: readonly BenchPupil[],
  kills: number,
): Promise<string[]> {
  const api = await environment.startApi();
  const load = startMixedLoad(environment, pupils, { urls: [api.url] });
  for (let kill = 0; kill < kills; kill++) {
    await pause(leastLife + Math.random() * (maxLife - leastLife));
    await api.kill();
    await api.start();
  }
  const log = await load.stop();
  await api.stop();
  const failures = await compareLoad(environment, log, `${kills} kills`);
  return log.calls.cutOff === 0
    ? [...failures, 'no call was interrupted, so the drill has tested nothing']
    : failures;
}

import { buildDrillEnvironment } from './drill-environment.ts';
import { killDuringLoad } from './kills.ts';
import { startSimultaneously } from './simultaneous-starts.ts';

/** Pupils in addition to the simultaneous ones: for the kills, and to warm up the processes. */
const others = 60;

/** Kills the API under load, then simulates this many simultaneous starts. Resolves to the failed checks. */
export async function drillStarts(pupils: number): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils: 2 * pupils + others });
  const failures: string[] = [];
  try {
    failures.push(...(await killDuringLoad(environment, environment.pupils.splice(0, others / 2), 20)));
    const warmUp = environment.pupils.splice(0, others / 2);
    for (const processes of [1, 2]) {
      const everybody = environment.pupils.splice(0, pupils);
      failures.push(...(await startSimultaneously(environment, everybody, { processes, warmUp })));
    }
  } finally {
    await environment.stop();
  }
  return failures;
}

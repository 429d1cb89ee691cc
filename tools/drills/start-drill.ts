import { buildDrillEnvironment } from './drill-environment.ts';
import { killDuringLoad } from './kills.ts';
import { startSimultaneously } from './simultaneous-starts.ts';

/** Pupils in addition to the simultaneous ones: for the kills, and to warm up the processes. */
const others = 60;
/** The pupils start at the same moment with each of these numbers of API processes. */
const processCounts = [1, 2, 4];

/** Kills the API under load, then simulates this many simultaneous starts. Resolves to the failed checks. */
export async function drill(pupils: number): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils: processCounts.length * pupils + others });
  const failures: string[] = [];
  try {
    failures.push(...(await killDuringLoad(environment, environment.pupils.splice(0, others / 2), 20)));
    const warmUp = environment.pupils.splice(0, others / 2);
    for (const processes of processCounts) {
      const everybody = environment.pupils.splice(0, pupils);
      failures.push(...(await startSimultaneously(environment, everybody, { processes, warmUp })));
    }
  } finally {
    await environment.stop();
  }
  return failures;
}

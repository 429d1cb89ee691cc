import { buildDrillEnvironment } from './drill-environment.ts';
import { killDuringStarts } from './kill-during-starts.ts';
import { startSimultaneously } from './simultaneous-starts.ts';

/** Pupils in addition to the simultaneous ones: for the kills, and to warm up the processes. */
const others = 60;

/** Kills the API during starts, this many times. Resolves to the failed checks. */
export async function drillKills(kills: number): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils: others });
  try {
    return await killDuringStarts(environment, environment.pupils.splice(0, others / 2), { kills });
  } finally {
    await environment.stop();
  }
}

/** Kills the API during starts, then simulates this many simultaneous starts. Resolves to the failed checks. */
export async function drillStarts(pupils: number): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils: 2 * pupils + others });
  const failures: string[] = [];
  try {
    failures.push(
      ...(await killDuringStarts(environment, environment.pupils.splice(0, others / 2), { kills: 20 })),
    );
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

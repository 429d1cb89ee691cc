import { startTemporaryPostgres } from '@markwell/dev-postgres/dev-postgres';
import { buildDrillEnvironment } from './drill-environment.ts';
import { killDuringLoad } from './kills.ts';
import { startSimultaneously } from './simultaneous-starts.ts';

/** Pupils in addition to the simultaneous ones, for the kills. */
const others = 30;
/** The pupils start at the same moment with each of these numbers of API processes, which have just started. */
const processCounts = [1, 1, 1, 2, 4];

/** Kills the API under load, then simulates this many simultaneous starts. Resolves to the failed checks. */
export async function drill(pupils: number): Promise<string[]> {
  const environment = await buildDrillEnvironment({
    pupils: processCounts.length * pupils + others,
    server: await startTemporaryPostgres({ isDurable: true }),
  });
  const failures: string[] = [];
  try {
    failures.push(...(await killDuringLoad(environment, environment.pupils.splice(0, others), 20)));
    for (const processes of processCounts) {
      const everybody = environment.pupils.splice(0, pupils);
      failures.push(...(await startSimultaneously(environment, everybody, processes)));
    }
  } finally {
    await environment.stop();
  }
  return failures;
}

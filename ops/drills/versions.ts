import { setTimeout as pause } from 'node:timers/promises';
import { withCheckout } from './checkout.ts';
import { compareLoad } from './compare-load.ts';
import { buildDrillEnvironment } from './drill-environment.ts';
import { startMixedLoad } from './mixed-load.ts';

const pupils = 20;

/**
 * Runs the code of an earlier commit beside this one on the migrated database for this many seconds, as during an update: a
 * pupil's calls go to both in turn. Without a ref, it is the commit before the last one that added a migration. Resolves
 * to the failed checks.
 */
export async function drill(seconds: number, { ref }: { ref: string | undefined }): Promise<string[]> {
  return withCheckout(ref, (checkout, commit) => runBoth(checkout, seconds, commit));
}

async function runBoth(checkout: string, seconds: number, commit: string): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils });
  try {
    const [earlier, current] = [await environment.startApi({}, checkout), await environment.startApi()];
    const load = startMixedLoad(environment, environment.pupils, { urls: [earlier.url, current.url] });
    await pause(seconds * 1000);
    const log = await load.stop();
    await Promise.all([earlier.stop(), current.stop()]);
    return await compareLoad(environment, log, `${commit} and this version beside each other, ${seconds} s`);
  } finally {
    await environment.stop();
  }
}

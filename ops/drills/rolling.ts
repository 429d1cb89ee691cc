import { setTimeout as pause } from 'node:timers/promises';
import { compareLoad } from './compare-load.ts';
import { buildDrillEnvironment } from './drill-environment.ts';
import { startMixedLoad } from './mixed-load.ts';
import { startProxy } from './servers/proxy.ts';

const pupils = 20;
const processes = 3;
/** Milliseconds between two restarts, so that the proxy sees that the process is back. */
const betweenMs = 1_000;

/**
 * Restarts API processes behind a proxy one after another, as an update does, with this many restarts (SIGTERM). Resolves to
 * the failed checks: no call may fail, not even one that is repeated.
 */
export async function drill(restarts: number): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils });
  try {
    const apis = await Promise.all(Array.from({ length: processes }, () => environment.startApi()));
    const proxy = await startProxy(apis.map(({ url }) => url));
    const load = startMixedLoad(environment, environment.pupils, { urls: [proxy.url] });
    for (let restart = 0; restart < restarts; restart++) {
      await pause(betweenMs);
      const api = apis[restart % processes];
      await api?.stop();
      await api?.start();
    }
    const log = await load.stop();
    await proxy.stop();
    const { busy, cutOff, givenUp } = log.calls;
    const failed = busy + cutOff + givenUp;
    return [
      ...(await compareLoad(
        environment,
        log,
        `${restarts} restarts of ${processes} processes behind ${proxy.name}`,
      )),
      ...(failed > 0 ? [`${failed} calls failed at first, because of a restart`] : []),
    ];
  } finally {
    await environment.stop();
  }
}

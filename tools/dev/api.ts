import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import getPort, { clearLockedPorts } from 'get-port';
import {
  hasEnded,
  startApi,
  stopApi,
  waitUntilApiReady,
} from '../../apps/api/src/child-process/api-process.ts';
import { choosePort } from './choose-port.ts';

export interface DevelopmentApi {
  port: number;
  /** Resolves when the API is ready, after the first start or after a restart for a changed file. */
  ready: Promise<void>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the API on this port or, if another program has taken it in the meantime, on another. */
export async function startDevelopmentApi(options: {
  port: number;
  settingsFor: (port: number) => Record<string, string>;
  log: (line: string) => void;
}): Promise<DevelopmentApi> {
  const { log, settingsFor } = options;
  const { promise: ready, resolve: markReady } = Promise.withResolvers<undefined>();
  let { port } = options;

  function start(): ChildProcess {
    const child = startApi(settingsFor(port));
    child.once('exit', (code) => {
      if (code && current === child) log('The API has stopped. It restarts when a file changes.');
    });
    void waitUntilApiReady(child, port).then((isReady) => {
      if (isReady) markReady(undefined);
    });
    return child;
  }

  let current = start();
  await Promise.race([ready, once(current, 'exit')]);
  // Another checkout may have taken the port between the check and the start. get-port would not return the same port
  // twice within 15 seconds.
  clearLockedPorts();
  if (hasEnded(current) && (await getPort({ port })) !== port) {
    port = await choosePort('API', port, log);
    current = start();
  }
  return {
    port,
    ready,
    restart: async () => {
      await stopApi(current);
      current = start();
    },
    stop: () => stopApi(current),
  };
}

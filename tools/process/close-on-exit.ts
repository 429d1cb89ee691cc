import { onLauncherExit } from './launcher-exit.ts';

interface Shutdown {
  /** Registers a resource to close before this process ends. The last one is closed first. */
  closing: (() => Promise<void>)[];
  isStopping: () => boolean;
  /** Closes all resources once and ends this process. */
  stop: (exitCode: number) => void;
}

/** Shuts this process down on a signal, or when its launcher (found by its command line) has ended. */
export function prepareShutdown(launchers: RegExp, log: (line: string) => void): Shutdown {
  const closing: (() => Promise<void>)[] = [];
  let stopping = false;

  async function closeAll(exitCode: number): Promise<void> {
    for (const close of closing.reverse()) {
      try {
        await close();
      } catch (error) {
        console.error(error);
      }
    }
    process.exit(exitCode);
  }

  function stop(exitCode: number): void {
    if (stopping) return;
    stopping = true;
    log('Stopping.');
    void closeAll(exitCode);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(0);
    });
  }
  onLauncherExit(launchers, () => {
    stop(0);
  });
  return { closing, isStopping: () => stopping, stop };
}

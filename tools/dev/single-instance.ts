import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningProcesses } from '@markwell/dev-postgres/processes';

/** Allows one run for each data folder: ends an earlier run, if there is one, and records this one. */
export async function endOtherInstance(pidFile: string, log: (line: string) => void): Promise<void> {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
  // Another process may have this pid by now.
  const runs = () =>
    runningProcesses().some((entry) => entry.pid === pid && entry.commandLine.includes('tools/dev.ts'));
  if (pid !== process.pid && runs()) {
    log(`Stopping the earlier run (pid ${pid}).`);
    process.kill(pid, 'SIGTERM');
    for (let round = 0; round < 150 && runs(); round++) await sleep(100);
  }
  writeFileSync(pidFile, String(process.pid));
}

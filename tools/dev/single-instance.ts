import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningProcesses } from '@markwell/database/processes';

/** One run per data folder: the later one takes over. Ends the earlier one, if it still runs, and notes this one down. */
export async function endOtherInstance(pidFile: string, log: (line: string) => void): Promise<void> {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
  // The pid may have passed to a stranger since it was written.
  const runs = () =>
    runningProcesses().some((entry) => entry.pid === pid && entry.commandLine.includes('tools/dev.ts'));
  if (pid !== process.pid && runs()) {
    log(`Stopping the run that is already there (pid ${pid}).`);
    process.kill(pid, 'SIGTERM');
    for (let round = 0; round < 150 && runs(); round++) await sleep(100);
  }
  writeFileSync(pidFile, String(process.pid));
}

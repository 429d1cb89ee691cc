import { isAlive, runningProcesses } from '@markwell/dev-postgres/processes';

/**
 * Calls back once when a process that launched this one has ended. A signal to npx ends only npx: pnpm, the shells in
 * between and this process would continue. Watches the nearest ancestors as long as their command lines match, not the
 * processes above them.
 */
export function onLauncherExit(commandLine: RegExp, callback: () => void): void {
  const launchers = ancestors(commandLine);
  const timer = setInterval(() => {
    if (launchers.every(isAlive)) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}

function ancestors(commandLine: RegExp): number[] {
  const processes = new Map(runningProcesses().map((entry) => [entry.pid, entry]));
  const found: number[] = [];
  for (
    let entry = processes.get(process.ppid);
    entry && commandLine.test(entry.commandLine);
    entry = processes.get(entry.parentPid)
  ) {
    found.push(entry.pid);
  }
  return found;
}

import { isAlive, runningProcesses } from '@markwell/database/processes';

/**
 * Calls back once when a process this one was started through is gone. A signal to npx alone ends npx alone: pnpm, the
 * shells between and this process would live on. Only ancestors in an unbroken line whose command line fits are watched,
 * not whoever started those.
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

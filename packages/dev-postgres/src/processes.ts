import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface RunningProcess {
  pid: number;
  parentPid: number;
  /** Arguments joined by spaces; empty for a zombie. */
  commandLine: string;
}

/** Lists every process of this machine. On Linux it reads /proc, because a slim image has no `ps`. */
export function runningProcesses(): RunningProcess[] {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/** Returns whether a process with this pid exists. A pid that was recorded earlier may now be another process's. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, but belongs to another user, so it may not be sent a signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function fromProc(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const commandLine = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        // "pid (name, with any characters) state ppid …"
        const status = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, parentPid] = status.slice(status.lastIndexOf(')') + 2).split(' ');
        return [{ pid: Number(name), parentPid: Number(parentPid), commandLine }];
      } catch {
        return []; // it ended in the meantime
      }
    });
}

function fromPs(): RunningProcess[] {
  const listing = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 1e8 });
  if (listing.status !== 0) return [];
  return listing.stdout.split('\n').flatMap((line) => {
    const [, pid, parentPid, commandLine] = /^\s*(\d+)\s+(\d+)\s+(\S.*)$/.exec(line) ?? [];
    return pid && parentPid && commandLine
      ? [{ pid: Number(pid), parentPid: Number(parentPid), commandLine }]
      : [];
  });
}

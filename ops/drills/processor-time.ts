import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { childrenOf } from './process-memory.ts';

/** `/proc` counts in hundredths of a second. */
const tickMs = 10;

/** Milliseconds of processor time of a process until now, and of its children that have ended. Linux only. */
export function processorTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may contain spaces: the fields from the third on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return tickMs * fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** Milliseconds of processor time of a PostgreSQL server with all of its processes. */
export function processorTimeOfServer({ data }: { data: string }): number {
  const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + processorTimeOf(each), 0);
}

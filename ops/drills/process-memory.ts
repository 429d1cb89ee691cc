import { readFileSync } from 'node:fs';

/** The most resident memory, in megabytes, of a process, of one of its children, and of all together. */
interface MostMemory {
  own: number;
  child: number;
  all: number;
}

const everyMs = 100;

/** Reads the memory of a process and its children ten times a second until it is stopped. Linux only. */
export function watchMemory(pid: number): { stop: () => MostMemory } {
  const most: MostMemory = { own: 0, child: 0, all: 0 };
  const timer = setInterval(() => {
    const own = megabytesOf(pid);
    const children = childrenOf(pid).map(megabytesOf);
    most.own = Math.max(most.own, own);
    most.child = Math.max(most.child, ...children);
    most.all = Math.max(
      most.all,
      children.reduce((sum, each) => sum + each, own),
    );
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** The child processes of a process. */
export const childrenOf = (pid: number): number[] =>
  (contentOf(`/proc/${pid}/task/${pid}/children`).match(/\d+/g) ?? []).map(Number);

export const isRunning = (pid: number): boolean => megabytesOf(pid) > 0;

/** 0 for a process that has ended. */
function megabytesOf(pid: number): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(contentOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

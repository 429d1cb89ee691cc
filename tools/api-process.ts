import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './environment.ts';

/** The API as a process of its own that cannot outlive this one. Its settings come on top of this process's environment. */
export function startApi(settings: Record<string, string>): ChildProcess {
  const preload = path.join(import.meta.dirname, 'child-process-hooks.ts');
  return spawn(process.execPath, ['--import', preload, path.join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...settings },
  });
}

/** Asks it to end, and waits until it has; ends it by force after ten seconds. */
export async function stopApi(api: ChildProcess): Promise<void> {
  if (hasEnded(api)) return;
  const force = setTimeout(() => api.kill('SIGKILL'), 10_000);
  api.kill('SIGTERM');
  await once(api, 'exit');
  clearTimeout(force);
}

/** Resolves, for an API just started, to true when it can be used and to false when it ended instead. */
export async function waitUntilApiReady(api: ChildProcess, port: number): Promise<boolean> {
  await Promise.race([once(api, 'message'), once(api, 'exit')]);
  while (!hasEnded(api)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(50);
  }
  return false;
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

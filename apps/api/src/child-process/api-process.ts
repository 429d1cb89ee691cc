import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '#platform/config/env.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** What tests replace and no installation sets. */
export type ReplacedSettings = Partial<Pick<Environment, 'google' | 'maxOpenTests' | 'maxStarts'>> & {
  webDist?: string | undefined;
};

/** For load tests: a few pupils start far more tests than a real one. */
export const unlimitedStarts: ReplacedSettings = { maxOpenTests: 1_000_000, maxStarts: 1_000_000 };

interface Start {
  replaced?: ReplacedSettings;
  /** The folder of another checkout, whose code is to run. */
  checkout?: string | undefined;
}

/**
 * Starts the API of a checkout as a child process that ends with this one. Its settings are added to this process's
 * environment.
 */
export function startApi(
  settings: Record<string, string>,
  { replaced, checkout = root }: Start = {},
): ChildProcess {
  const preload = path.join(import.meta.dirname, 'child-process-hooks.ts');
  const program = replaced ? 'apps/api/src/child-process/replaced-api.ts' : 'apps/api/src/main.ts';
  return spawn(process.execPath, ['--import', preload, path.join(checkout, program)], {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, REPLACED_SETTINGS: JSON.stringify(replaced ?? {}) },
  });
}

/** Asks the process to end and waits for it; kills it after ten seconds. */
export async function stopApi(api: ChildProcess): Promise<void> {
  if (hasEnded(api)) return;
  const force = setTimeout(() => api.kill('SIGKILL'), 10_000);
  api.kill('SIGTERM');
  await once(api, 'exit');
  clearTimeout(force);
}

/** Waits for an API that was just started. Resolves to true when it is ready, to false if it has ended. */
export async function waitUntilApiReady(api: ChildProcess, port: number): Promise<boolean> {
  await Promise.race([once(api, 'message'), once(api, 'exit')]);
  for (let pause = 50; !hasEnded(api); pause = Math.min(pause * 1.5, 2_000)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(pause);
  }
  return false;
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

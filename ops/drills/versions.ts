import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../../tools/process/environment.ts';
import { compareLoad } from './compare-load.ts';
import { buildDrillEnvironment } from './drill-environment.ts';
import { startMixedLoad } from './mixed-load.ts';

const pupils = 20;

/**
 * Runs the code of an earlier commit beside this one on the migrated database for this many seconds, as during an update: a
 * pupil's calls go to both in turn. Without a ref, it is the commit before the last one that added a migration. Resolves
 * to the failed checks.
 */
export async function drill(seconds: number, { ref }: { ref: string | undefined }): Promise<string[]> {
  const commit = await git('rev-parse', '--short', ref ?? (await beforeLastMigration()));
  const folder = await mkdtemp(path.join(tmpdir(), 'markwell-version-'));
  const checkout = path.join(folder, 'markwell');
  await git('worktree', 'add', '--detach', checkout, commit);
  try {
    console.log(`Installing the packages of ${commit}.`);
    // pnpm runs this script, and installs with itself.
    await promisify(execFile)(
      process.execPath,
      [pnpm(), 'install', '--frozen-lockfile', '--prefer-offline'],
      {
        cwd: checkout,
        maxBuffer: 50_000_000,
      },
    );
    return await runBoth(checkout, seconds, commit);
  } finally {
    await git('worktree', 'remove', '--force', checkout);
    await rm(folder, { recursive: true, force: true });
  }
}

async function runBoth(checkout: string, seconds: number, commit: string): Promise<string[]> {
  const environment = await buildDrillEnvironment({ pupils });
  try {
    const [earlier, current] = [await environment.startApi({}, checkout), await environment.startApi()];
    const load = startMixedLoad(environment, environment.pupils, { urls: [earlier.url, current.url] });
    await pause(seconds * 1000);
    const log = await load.stop();
    await Promise.all([earlier.stop(), current.stop()]);
    return await compareLoad(environment, log, `${commit} and this version beside each other, ${seconds} s`);
  } finally {
    await environment.stop();
  }
}

const beforeLastMigration = async () => `${await git('rev-list', '-1', 'HEAD', '--', 'prisma/migrations')}^`;

async function git(...parameters: string[]): Promise<string> {
  return (await promisify(execFile)('git', parameters, { cwd: root })).stdout.trim();
}

function pnpm(): string {
  const script = process.env['npm_execpath'];
  if (script === undefined) throw new Error('Run this with pnpm: pnpm drill versions');
  return script;
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/process/environment.ts';

/**
 * Checks out a commit into a temporary folder, installs its packages and does the work. Without a ref, it is the commit
 * before the last one that added a migration.
 */
export async function withCheckout<Result>(
  ref: string | undefined,
  work: (checkout: string, commit: string) => Promise<Result>,
): Promise<Result> {
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
    return await work(checkout, commit);
  } finally {
    await git('worktree', 'remove', '--force', checkout);
    await rm(folder, { recursive: true, force: true });
  }
}

const beforeLastMigration = async () => `${await git('rev-list', '-1', 'HEAD', '--', 'prisma/migrations')}^`;

async function git(...parameters: string[]): Promise<string> {
  return (await promisify(execFile)('git', parameters, { cwd: root })).stdout.trim();
}

function pnpm(): string {
  const script = process.env['npm_execpath'];
  if (script === undefined) throw new Error('Run this with pnpm drill');
  return script;
}

/** `pnpm start`: serves the whole product from one process, as in production, or with `--role` a part of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment, type Environment } from '../apps/api/src/platform/config/env.ts';
import { restartWithAllocatorSettings } from './process/allocator-settings.ts';
import { loadEnvironmentFile, root } from './process/environment.ts';

restartWithAllocatorSettings();
process.env['NODE_ENV'] ??= 'production';
loadEnvironmentFile();
const { role } = parseArgs({ options: { role: { type: 'string' } } }).values;
if (role !== undefined) process.env['ROLE'] = role;

function refuse(reason: string): never {
  console.error(`Markwell cannot start.\n${reason}`);
  process.exit(1);
}

function readSettings(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    refuse(`${error.message}\nSet it in the environment or in .env; .env.example explains each setting.`);
  }
}

async function loadContent(): Promise<void> {
  const load = spawn(process.execPath, [path.join(root, 'tools/db.ts'), 'content:load'], {
    stdio: 'inherit',
  });
  const [code] = (await once(load, 'exit')) as [number | null];
  if (code !== 0) console.error('Not everything was loaded. `pnpm content:load` continues.');
}

const { databaseDirectUrl } = readSettings();
const built = ['apps/web/dist/index.html', 'prisma/client/client.ts'];
if (!built.every((file) => existsSync(path.join(root, file))))
  refuse('It has not been built: run `pnpm build` first.');

const { prepareProductionDatabase } = await import('./production-database.ts');
const { hasQuestions } = await prepareProductionDatabase(databaseDirectUrl);
if (!hasQuestions) {
  const { offerContent } = await import('./process/offer-content.ts');
  const { stdin: input, stdout: output } = process;
  await offerContent({ input, output, isInteractive: input.isTTY && output.isTTY }, loadContent);
}
await import('../apps/api/src/main.ts');

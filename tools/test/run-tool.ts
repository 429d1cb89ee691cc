import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { root } from '../process/environment.ts';

const running = new Set<ChildProcess>();
let isEnding = false;

export interface Tool {
  title: string;
  /** A tool of node_modules/.bin, or a script. */
  command: string;
  parameters?: string[];
  /** The workspace folder that has the tool. */
  folder?: string;
  environment?: Record<string, string>;
  /** It reads keys. */
  isInteractive?: boolean;
}

/** Runs a tool and prints its result. Resolves to whether it succeeded; after `endRunningTools` none does. */
export async function runTool({
  title,
  command,
  parameters = [],
  folder = '.',
  environment,
  isInteractive = false,
}: Tool): Promise<boolean> {
  if (isEnding) return false;
  const startedAt = performance.now();
  const cwd = path.join(root, folder);
  const options: SpawnOptions = {
    cwd,
    stdio: [isInteractive ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  };
  const tool = command.endsWith('.ts')
    ? spawn(process.execPath, [command, ...parameters], options)
    : spawn(path.join(cwd, 'node_modules/.bin', command), parameters, {
        ...options,
        shell: process.platform === 'win32',
      });
  running.add(tool);
  const [code] = (await once(tool, 'exit')) as [number | null];
  running.delete(tool);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)\n`);
  return code === 0;
}

/** Asks the running tools to end, and lets no other start. */
export function endRunningTools(): void {
  isEnding = true;
  for (const tool of running) tool.kill('SIGTERM');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { root } from '../environment.ts';

let running: ChildProcess | undefined;

export interface Tool {
  title: string;
  /** A tool of node_modules/.bin, or a script. */
  command: string;
  parameters?: string[];
  /** The workspace folder that has the tool. */
  folder?: string;
  environment?: Record<string, string>;
}

/** Runs a tool and prints its result. Resolves to whether it succeeded. */
export async function runTool({
  title,
  command,
  parameters = [],
  folder = '.',
  environment,
}: Tool): Promise<boolean> {
  const startedAt = performance.now();
  const cwd = path.join(root, folder);
  const options = {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'] as ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  };
  running = command.endsWith('.ts')
    ? spawn(process.execPath, [command, ...parameters], options)
    : spawn(path.join(cwd, 'node_modules/.bin', command), parameters, {
        ...options,
        shell: process.platform === 'win32',
      });
  const [code] = (await once(running, 'exit')) as [number | null];
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)\n`);
  return code === 0;
}

/** Asks the running tool, if there is one, to end. */
export function endRunningTool(): void {
  running?.kill('SIGTERM');
}

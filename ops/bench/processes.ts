import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import getPort from 'get-port';

const root = path.join(import.meta.dirname, '../..');

export interface ServedProcess {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a script that listens on PORT and waits until `probe` answers. */
export async function serve(
  script: string,
  probe: string,
  environment: Record<string, string> = {},
): Promise<ServedProcess> {
  const port = await getPort();
  const child = spawn(process.execPath, [path.join(root, script)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, NODE_ENV: 'production', PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it was ready`);
    const isUp = await fetch(url + probe).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { url, pid: child.pid ?? 0, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${script} did not answer in ten seconds`);
}

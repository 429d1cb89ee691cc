import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endOtherInstance } from './single-instance.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'one-run-'));
const pidFile = path.join(folder, 'dev.pid');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a process that runs until it is stopped, with this argument. */
async function runs(argument: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000); console.log(1)', argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  writeFileSync(pidFile, String(child.pid));
  return child;
}

test('a later run ends the earlier one and replaces it', async () => {
  const earlier = await runs('tools/dev.ts');
  const lines: string[] = [];
  await endOtherInstance(pidFile, (line) => lines.push(line));
  if (earlier.signalCode === null) await once(earlier, 'exit');
  expect(earlier.signalCode).toBe('SIGTERM');
  expect(lines).toEqual([`Stopping the earlier run (pid ${String(earlier.pid)}).`]);
  expect(readFileSync(pidFile, 'utf8')).toBe(String(process.pid));
});

test('another process that has the pid of a killed run is not stopped', async () => {
  const stranger = await runs('something-else');
  const lines: string[] = [];
  await endOtherInstance(pidFile, (line) => lines.push(line));
  expect(stranger.signalCode).toBeNull();
  expect(lines).toEqual([]);
  expect(readFileSync(pidFile, 'utf8')).toBe(String(process.pid));
});

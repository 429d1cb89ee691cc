import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isAlive } from './processes.ts';

test('a process is alive until it has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isAlive(pid)).toBe(false);
});

test.skipIf(process.platform === 'win32')('a process of another user is alive', () => {
  expect(isAlive(1)).toBe(true);
});

/**
 * Runs PostgreSQL as a child process and stops it when the process that started it has ended in any way (Ctrl-C,
 * SIGTERM, kill -9): its stdin closes. Each line on stdin is the pid of another process to end. It is detached, so
 * Ctrl-C does not reach it.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { SupervisorTask } from './dev-postgres.ts';

const task = JSON.parse(process.argv[2] ?? '') as SupervisorTask;
const postgres = spawn(task.binary, task.parameters, {
  stdio: ['ignore', 'inherit', 'inherit'],
  cwd: '/',
  ...task.owner,
});

const others: number[] = [];
function endOthers(): void {
  for (const pid of others.splice(0)) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // it has already ended
    }
  }
}

function stop(): void {
  endOthers();
  postgres.kill('SIGINT'); // fast shutdown: ends sessions, writes a checkpoint, leaves no pid file
  setTimeout(() => postgres.kill('SIGQUIT'), 10_000).unref();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
createInterface({ input: process.stdin })
  .on('line', (line) => others.push(Number(line)))
  .on('close', stop);
postgres.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
postgres.once('exit', (code) => {
  endOthers();
  if (task.removeAfter) rmSync(task.removeAfter, { recursive: true, force: true });
  process.exit(code ?? 1);
});

import * as fs from 'node:fs';
import { connect } from 'node:net';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningProcesses } from './processes.ts';

/** Finds the servers on a data folder by their command line: the pid in postmaster.pid may be another process's. */
function postmastersOf(data: string): number[] {
  return runningProcesses()
    .filter(
      ({ commandLine }) => /^\S*postgres /.test(commandLine) && `${commandLine} `.includes(` -D ${data} `),
    )
    .map(({ pid }) => pid);
}

/** Cleans up after a killed run: stops a server that still runs, and removes a pid file without a server. */
export async function stopLeftoverServers(data: string, log: (line: string) => void): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const running = postmastersOf(data);
    if (running.length === 0) break;
    log(`Stopping the PostgreSQL of an earlier run (pid ${running.join(', ')}).`);
    for (const pid of running) process.kill(pid, signal);
    for (let round = 0; round < 100 && postmastersOf(data).length > 0; round++) await sleep(100);
  }
  fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

/** The port of the server on a data folder, if one runs and is ready. */
export function runningPort(data: string): number | undefined {
  const lines = pidFileLines(data);
  if (!lines.some((line) => line.trim() === 'ready') || postmastersOf(data).length === 0) return undefined;
  return Number(lines[3]);
}

/** Resolves when the server accepts connections. Throws if it does not within 30 seconds. */
export async function waitUntilReady(data: string, port: number, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    if (hasEnded()) throw new Error('PostgreSQL ended before it was ready.');
    // postmaster.pid gets a line "ready" when PostgreSQL accepts connections.
    if (pidFileLines(data).some((line) => line.trim() === 'ready') && (await accepts(port))) return;
    await sleep(25);
  }
  throw new Error('PostgreSQL did not start within 30 seconds.');
}

function pidFileLines(data: string): string[] {
  const file = path.join(data, 'postmaster.pid');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
}

async function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => {
        resolve(false);
      });
  });
}

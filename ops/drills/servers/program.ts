import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A server that a drill or a test started. */
export interface StartedServer {
  pid: number;
  /** Stops its process without ending it, until `resume`: connections stay open, but nothing is answered. */
  freeze: () => void;
  resume: () => void;
  /** Kills it, like a crash. Its port is free afterwards. */
  kill: () => Promise<void>;
  /** Ends it and deletes its files. */
  stop: () => Promise<void>;
}

/** The program's path if this machine has it, also in the folders of daemons, which users often do not search. */
export async function findProgram(name: string): Promise<string | undefined> {
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };
  const found = await promisify(execFile)('which', [name], { env }).catch(() => undefined);
  return found?.stdout.trim();
}

/** A folder for one server, which every user may enter, because a server may run as another user. */
export async function createServerFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'markwell-server-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Starts a server and waits until its port accepts connections. Throws when it ends before that. */
export async function startServer(
  program: string,
  parameters: string[],
  { port, folder }: { port: number; folder: string },
): Promise<StartedServer> {
  const child = spawn(program, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  child.unref(); // it must not keep a failed test or drill alive
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const kill = async (signal: NodeJS.Signals) => {
    process.off('exit', end);
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await waitUntilAccepting(port, () => hasEnded(child));
  return {
    pid: child.pid ?? 0,
    freeze: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: () => kill('SIGKILL'),
    async stop() {
      child.kill('SIGCONT'); // a frozen process does not end
      await kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function waitUntilAccepting(port: number, isEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (isEnded()) break;
    const socket = connect(port, '127.0.0.1');
    const accepted = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    await pause(25);
    // Another server may have taken the port in the meantime; then this one has ended.
    if (accepted && !isEnded()) return;
  }
  throw new Error(`The server for port ${port} did not start.`);
}

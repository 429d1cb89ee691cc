import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { type ServerFolders, permanentFolders, type SystemUser, temporaryFolders } from './server-folders.ts';
import { stopLeftoverServers, runningPort, waitUntilReady } from './postmaster.ts';

export interface EmbeddedPostgres {
  port: number;
  /** The folder of its files. */
  data: string;
  /** The address of a database on this server. */
  url: (database: string) => string;
  /** Registers a process that must end with this one, however this one ends. */
  alsoEnd: (pid: number) => void;
  stop: () => Promise<void>;
}

/** The argument of supervisor.ts. */
export interface SupervisorTask {
  binary: string;
  parameters: string[];
  owner: SystemUser | undefined;
  removeAfter: string | undefined;
}

type Settings = Record<string, string | number>;
const always: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  timezone: 'UTC',
};
const nothingToLose: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/**
 * Starts the PostgreSQL of a data folder, which the first start creates; on this port, if one is given. Stops a server that a
 * killed run left.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  port?: number;
}): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir); // PostgreSQL runs in /
  fs.mkdirSync(dataDir, { recursive: true });
  const home = permanentFolders(dataDir);
  await stopLeftoverServers(home.data, options.log);
  return persistently(() => start(home, always, options.port));
}

/**
 * Starts a PostgreSQL for one run, whose data is deleted when this process ends. It is fast but not crash-safe; a durable
 * one has PostgreSQL's ordinary settings, as in production.
 */
export async function startTemporaryPostgres({ isDurable = false } = {}): Promise<EmbeddedPostgres> {
  const settings = isDurable ? always : { ...always, ...nothingToLose };
  return persistently(() => start(temporaryFolders(), settings));
}

/** The address of a database on the PostgreSQL that runs on a data folder, if there is one. */
export function runningEmbeddedPostgres(dataDir: string, database: string): string | undefined {
  const folder = path.resolve(dataDir);
  if (!fs.existsSync(folder)) return undefined;
  const port = runningPort(permanentFolders(folder).data);
  return port === undefined ? undefined : databaseUrl(port, database);
}

function databaseUrl(port: number, database: string): string {
  return `postgresql://markwell@127.0.0.1:${port}/${database}`;
}

/** Retries a start, which may fail because a killed server's last children still run or another start took the port. */
async function persistently(attempt: () => Promise<EmbeddedPostgres>): Promise<EmbeddedPostgres> {
  for (let left = 4; left > 0; left--) {
    try {
      return await attempt();
    } catch {
      await sleep(500);
    }
  }
  return attempt();
}

async function start(home: ServerFolders, settings: Settings, givenPort?: number): Promise<EmbeddedPostgres> {
  if (!fs.existsSync(path.join(home.data, 'PG_VERSION'))) await initialise(home);
  const port = givenPort ?? (await getPort());
  const supervisor = startSupervisor(home, { ...settings, port });
  let ended = false;
  const exit = once(supervisor, 'exit').then(() => {
    ended = true;
  });
  try {
    await waitUntilReady(home.data, port, () => ended);
  } catch (error) {
    const lastLines = fs.existsSync(home.logFile)
      ? fs.readFileSync(home.logFile, 'utf8').split('\n').slice(-12).join('\n')
      : '';
    supervisor.stdin?.end();
    throw new Error(`PostgreSQL did not start. The end of ${home.logFile}:\n${lastLines}`, { cause: error });
  }
  return {
    port,
    data: home.data,
    url: (database) => databaseUrl(port, database),
    alsoEnd: (pid) => {
      supervisor.stdin?.write(`${pid}\n`);
    },
    stop: async () => {
      supervisor.stdin?.end();
      await exit;
    },
  };
}

function startSupervisor(home: ServerFolders, settings: Settings): ChildProcess {
  const task: SupervisorTask = {
    binary: path.join(home.binaries, 'postgres'),
    parameters: [
      '-D',
      home.data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    owner: home.owner,
    removeAfter: home.removeAfter,
  };
  const logFile = fs.openSync(home.logFile, 'a');
  const supervisor = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'supervisor.ts'), JSON.stringify(task)],
    {
      detached: true,
      stdio: ['pipe', logFile, logFile],
    },
  );
  fs.closeSync(logFile);
  supervisor.stdin?.on('error', () => undefined); // it may end before it has read a line
  return supervisor;
}

async function initialise({ binaries, data, owner }: ServerFolders): Promise<void> {
  fs.rmSync(data, { recursive: true, force: true });
  fs.mkdirSync(data, { mode: 0o700 });
  if (owner) fs.chownSync(data, owner.uid, owner.gid);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await promisify(execFile)(
      path.join(binaries, 'initdb'),
      ['-D', data, '-U', 'markwell', '--auth=trust', ...locale, '--no-sync', '--no-instructions'],
      { cwd: '/', ...owner, env: { PATH: process.env['PATH'], LC_ALL: 'C' } },
    );
  } catch (error) {
    fs.rmSync(data, { recursive: true, force: true });
    throw error; // its message has initdb's own
  }
}

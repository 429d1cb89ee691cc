import { mkdir } from 'node:fs/promises';
import * as path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@markwell/dev-postgres/dev-postgres';
import { killPostgres } from '../database.ts';
import { pgbouncerMissing, startPgbouncer } from './pgbouncer.ts';
import { startS3Server } from '@markwell/testing/s3-server';

/** A server or process of the cluster that can be killed and started again with the same address. */
export interface ClusterPart {
  name: string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

interface ClusterServers {
  parts: ClusterPart[];
  /** The settings of the API processes for the servers that are there. */
  settingsFor: (database: string) => Record<string, string>;
  stop: () => Promise<void>;
}

/** The database that the cluster writes to. It writes to disk as in production. */
interface Primary extends ClusterPart, Pick<EmbeddedPostgres, 'port' | 'data' | 'url' | 'stop'> {}

export async function startPrimary(folder: string): Promise<Primary> {
  const options = { dataDir: path.join(folder, 'primary'), log: console.log };
  let postgres = await startEmbeddedPostgres(options);
  const { port, data, url } = postgres;
  return {
    name: 'primary',
    port,
    data,
    url,
    kill: () => killPostgres(postgres),
    async start() {
      postgres = await startEmbeddedPostgres({ ...options, port });
    },
    stop: () => postgres.stop(),
  };
}

/** Starts what this machine has: PgBouncer and an S3 server. Says what is missing. */
export async function startClusterServers(primary: Primary, folder: string): Promise<ClusterServers> {
  const [pooler, s3] = [
    await startPart('pgbouncer', pgbouncerMissing, (port?: number) =>
      startPgbouncer({ postgresPort: primary.port, poolSize: 20, ...(port === undefined ? {} : { port }) }),
    ),
    await startPart('s3', '', async (port?: number) => {
      await mkdir(path.join(folder, 's3'), { recursive: true });
      const server = await startS3Server({
        folder: path.join(folder, 's3'),
        ...(port === undefined ? {} : { port }),
      });
      return { ...server, kill: server.stop };
    }),
  ];
  const present = [pooler, s3].filter((part) => part !== undefined);
  return {
    parts: present,
    settingsFor: (database) => ({
      DATABASE_URL: (pooler?.first ?? primary).url(database),
      DATABASE_DIRECT_URL: primary.url(database),
      ...s3?.first.settings,
    }),
    async stop() {
      for (const part of present) await part.stop();
    },
  };
}

interface Restartable {
  port: number;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A server that `start` starts on any free port, and later on the same. */
async function startPart<Server extends Restartable>(
  name: string,
  missing: string,
  start: (port?: number) => Promise<Server | undefined>,
) {
  const first = await start();
  if (!first) {
    console.log(`Without ${name}: ${missing}.`);
    return undefined;
  }
  let running = first;
  return {
    name,
    first,
    kill: () => running.kill(),
    async start() {
      running = (await start(first.port)) ?? running;
    },
    stop: () => running.stop(),
  };
}

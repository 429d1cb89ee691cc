import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { runningEmbeddedPostgres, startEmbeddedPostgres, startTemporaryPostgres } from './dev-postgres.ts';

const leftToRemove: string[] = [];
afterEach(() => {
  for (const folder of leftToRemove.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function valueOf(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the server may shut down between the answer and end()
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows[0] && Object.values(rows[0])[0];
  } finally {
    await client.end();
  }
}

test('a temporary server leaves no files', async () => {
  const postgres = await startTemporaryPostgres();
  expect(await valueOf(postgres.url('postgres'), 'select 6 * 7')).toBe(42);
  await postgres.stop();
  expect(existsSync(postgres.data)).toBe(false);
  await expect(valueOf(postgres.url('postgres'), 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('data remains after a stop and a start, and a running server is found', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  const options = { dataDir, log: () => undefined };
  const first = await startEmbeddedPostgres(options);
  const home = path.join(dataDir, 'postgres-home'); // names the folder of root's server
  leftToRemove.push(dataDir, ...(existsSync(home) ? [readFileSync(home, 'utf8')] : []));
  await valueOf(first.url('postgres'), 'create table marks as select 7 as score');
  expect(runningEmbeddedPostgres(dataDir, 'postgres')).toBe(first.url('postgres'));
  await first.stop();
  expect(runningEmbeddedPostgres(dataDir, 'postgres')).toBeUndefined();

  const second = await startEmbeddedPostgres(options);
  expect(await valueOf(second.url('postgres'), 'select score from marks')).toBe(7);
  await second.stop();
});

test('a server ends with the process that started it, even if that process is killed', async () => {
  const script = `
    const { startTemporaryPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'dev-postgres.ts'))});
    console.log((await startTemporaryPostgres()).url('postgres'));
    setInterval(() => 0, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  expect(await valueOf(url, 'select 1')).toBe(1);
  parent.kill('SIGKILL');
  await expect.poll(() => valueOf(url, 'select 1').catch(String)).toContain('ECONNREFUSED');
});

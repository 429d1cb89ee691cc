import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStorage } from '../apps/api/src/platform/storage/folder-storage.ts';
import { loadContent, readLoadParameters } from './load-content.ts';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';

let databaseUrl = '';
let database: Database;
let dataDir = '';
beforeAll(async () => {
  databaseUrl = await testDatabaseUrl();
  database = connectDatabase(databaseUrl, { poolSize: 1 });
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-content-'));
});
afterAll(async () => {
  await database.$disconnect();
  await fs.rm(dataDir, { recursive: true });
});

/** What a run prints. */
async function run(...parameters: string[]): Promise<string[]> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const storage = createFolderStorage(path.join(dataDir, 'media'));
  await loadContent({ databaseUrl, storage, log }, readLoadParameters(parameters));
  return lines;
}

test('a dry run and a load of one subject print what they add', async () => {
  const subject = ['--stage', 'a-level', '--subject', 'a-level-english-language'];
  const dry = await run('--dry-run', ...subject);
  expect(await database.subject.count()).toBe(0);
  expect(dry.at(-1)).toBe('A dry run: nothing was written.');
  const loaded = await run(...subject);
  const isProgress = (line: string) => /^Questions: [\d,]+(?:, all)?\.$|^Past paper:/.test(line);
  expect(loaded.filter((line) => !isProgress(line))).toEqual([...dry.slice(1, -1), 'The library is loaded.']);
  const count = await database.question.count();
  expect(count).toBeGreaterThan(10);
  expect(loaded).toContain(`Questions: ${count} added, 0 changed, 0 unchanged, 0 withdrawn.`);
  const [first] = await database.question.findMany({ orderBy: { sourceId: 'asc' }, take: 1 });
  await database.question.delete({ where: { id: first?.id ?? '' } });
  const again = await run(...subject);
  expect(again).toContain(`Questions: 0 added, 0 changed, ${count - 1} unchanged, 0 withdrawn.`);
  const heading = again.indexOf('Questions that were deleted here and not added again:');
  expect(again[heading + 1]).toBe(`  ${first?.sourceId ?? ''}`);
}, 60_000);

test.each([
  [['--stage', 'KS2'], 'There is no stage KS2. The stages are ELEVEN_PLUS, GCSE, A_LEVEL.'],
  [['--everything'], 'everything'],
  [['gcse'], 'gcse'],
])('%j is refused, with the usage', (parameters, reason) => {
  expect(() => readLoadParameters(parameters)).toThrow(reason);
  expect(() => readLoadParameters(parameters)).toThrow('Usage: pnpm content:load');
});

test('an unknown subject is refused, with those of the stage', async () => {
  await expect(run('--stage', 'gcse', '--subject', 'latin')).rejects.toThrow(
    /no subject LATIN. The subjects are .*GCSE_MATHEMATICS/,
  );
});

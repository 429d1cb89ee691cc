import { examBoards, stages } from '@markwell/shared/curriculum/stages.vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from './connect.ts';
import type { Database } from './connect.ts';
import { seedRequiredRows } from './required-rows.ts';
import { testDatabaseUrl } from './testing/worker-database.ts';

let database: Database;

beforeAll(async () => {
  database = connectDatabase(await testDatabaseUrl(), { poolSize: 4 });
});

afterAll(async () => {
  await database.$disconnect();
});

test('several processes at the same time write each stage and exam board once', async () => {
  await database.stage.deleteMany();
  await database.examBoard.deleteMany();
  await Promise.all(Array.from({ length: 4 }, () => seedRequiredRows(database.sql)));
  const written = await database.stage.findMany({ orderBy: { order: 'asc' } });
  expect(written.map(({ code }) => code)).toEqual(stages.map(({ code }) => code));
  expect(written[0]).toMatchObject({ name: '11+ (Eleven Plus)', ageRange: '9-11 years', icon: '🎒' });
  const boards = await database.examBoard.findMany({ orderBy: { order: 'asc' } });
  expect(boards.map(({ code, name }) => ({ code, name }))).toEqual(
    examBoards.map(({ code, name }) => ({ code, name })),
  );
});

test('a second run keeps ids and an inactive exam board, and updates the wording', async () => {
  const before = await database.stage.findMany({ orderBy: { order: 'asc' } });
  await database.stage.update({ where: { code: 'GCSE' }, data: { description: 'An older wording' } });
  await database.examBoard.update({ where: { code: 'CEM' }, data: { isActive: false } });
  await seedRequiredRows(database.sql);
  expect(await database.stage.findMany({ orderBy: { order: 'asc' } })).toEqual(before);
  expect(await database.examBoard.findUnique({ where: { code: 'CEM' } })).toMatchObject({ isActive: false });
});

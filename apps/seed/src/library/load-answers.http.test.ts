import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStorage } from '@markwell/api/platform/storage/folder-storage';
import { inTransaction as runInTransaction } from '@markwell/api/platform/transaction.repository';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { some, whole } from '../testing/small-library.ts';
import type { LibraryQuestion } from './library.ts';
import { loadLibrary } from './load-library.ts';

let database: Database;
let mediaRoot: string;
beforeEach(async () => {
  database = connectDatabase(await testDatabaseUrl(), { poolSize: 3 });
  mediaRoot = await mkdtemp(path.join(tmpdir(), 'markwell-answers-'));
});
afterEach(async () => {
  await database.$disconnect();
  await rm(mediaRoot, { recursive: true });
});

async function load(...questions: LibraryQuestion[]) {
  const { report } = await loadLibrary(
    { ...some, questions },
    {
      inTransaction: (work) => runInTransaction(database, work),
      storage: createFolderStorage(mediaRoot),
      log: () => undefined,
    },
  );
  return report.questions;
}

async function partsOf({ sourceId }: LibraryQuestion): Promise<unknown> {
  const question = await database.question.findUniqueOrThrow({
    where: { sourceId },
    include: { currentRevision: true },
  });
  return question.currentRevision?.parts;
}

function find(isWanted: (question: LibraryQuestion) => boolean): LibraryQuestion {
  const found = whole.questions.find(isWanted);
  if (!found) throw new Error('The library has no such question');
  return found;
}

const unchanged = { add: [], change: [], 'edited-here': [] };

test('a typed answer is loaded beside the options, and changed by a later release', async () => {
  const question = find(({ typed }) => typed?.kind === 'number');
  await load(question);
  expect(await partsOf(question)).toMatchObject([{ answer: { kind: 'choice' }, typed: question.typed }]);
  expect(await load(question)).toMatchObject(unchanged);

  const later = { ...question, typed: { ...question.typed, shareIfNearly: 0.5 } } as LibraryQuestion;
  expect(await load(later)).toMatchObject({ add: [], change: [question.sourceId] });
  expect(await partsOf(later)).toMatchObject([{ typed: { shareIfNearly: 0.5 } }]);
  expect(await load(later)).toMatchObject(unchanged);
});

test('a question that one letter does not answer is loaded with its parts, and changed by a later release', async () => {
  const question = find(({ parts }) => parts?.[0]?.answer.kind === 'order');
  await load(question);
  expect(await partsOf(question)).toEqual(question.parts);
  expect(await load(question)).toMatchObject(unchanged);

  const parts = question.parts?.map((part) => ({ ...part, marks: 3 })) ?? [];
  expect(await load({ ...question, parts })).toMatchObject({ add: [], change: [question.sourceId] });
  expect(await partsOf(question)).toEqual(parts);
});

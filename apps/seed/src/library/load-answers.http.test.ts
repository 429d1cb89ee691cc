import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStorage } from '@markwell/api/platform/storage/folder-storage';
import { inTransaction as runInTransaction } from '@markwell/api/platform/transaction.repository';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';
import type { ContentQuestion } from '@markwell/questions/content-types';
import { subjects } from '@markwell/questions/curriculum';
import { handWrittenQuestions } from '@markwell/questions/question-bank';
import { answerSetQuestions } from '@markwell/questions/sets/answer-sets';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
    { subjects, questions, briefs: [], papers: () => [] },
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

const placed = { kind: 'REGULAR', status: 'PUBLISHED', timeLimit: null } as const;

const number: NonNullable<ContentQuestion['typed']> = {
  kind: 'number',
  value: '7.9',
  accept: { by: 'exact' },
  form: 'any',
  unit: { required: false, accepted: [{ unit: 'cm' }] },
  shareIfNearly: 0,
  wrong: [{ value: '8.1', feedback: 'That comes from adding.' }],
};

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('The content has no such question');
  return item;
}

const unchanged = { add: [], change: [], 'edited-here': [] };

test('a typed answer is loaded beside the options, and changed by a later release', async () => {
  const question: LibraryQuestion = { ...first(handWrittenQuestions()), ...placed, typed: number };
  await load(question);
  expect(await partsOf(question)).toMatchObject([{ answer: { kind: 'choice' }, typed: number }]);
  expect(await load(question)).toMatchObject(unchanged);

  const later = { ...question, typed: { ...number, shareIfNearly: 0.5 } };
  expect(await load(later)).toMatchObject({ add: [], change: [question.sourceId] });
  expect(await partsOf(later)).toMatchObject([{ typed: { shareIfNearly: 0.5 } }]);
  expect(await load(later)).toMatchObject(unchanged);
});

test('a question that one letter does not answer is loaded with its parts, and changed by a later release', async () => {
  const question = { ...first(answerSetQuestions), ...placed, options: [], correctIndex: -1 };
  await load(question);
  expect(await partsOf(question)).toEqual(question.parts);
  expect(await load(question)).toMatchObject(unchanged);

  const parts = question.parts.map((part) => ({ ...part, marks: 5 }));
  expect(await load({ ...question, parts })).toMatchObject({ add: [], change: [question.sourceId] });
  expect(await partsOf(question)).toEqual(parts);
});

import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import {
  removeOrArchiveQuestions,
  reviseQuestion,
} from '@markwell/api/modules/question-bank/change/question-bank.service';
import { inTransaction as runInTransaction } from '@markwell/api/platform/transaction.repository';
import type { InTransaction } from '../in-transaction.ts';
import { createFolderStorage } from '@markwell/api/platform/storage/folder-storage';
import { connectDatabase, type Database } from '@markwell/database/connect';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLibrary, type Library, type LibraryQuestion } from './library.ts';
import { expectRightCounts, snapshot } from '../testing/library-snapshot.ts';
import { figures, some, whole, withQuestion } from '../testing/small-library.ts';
import { loadLibrary } from './load-library.ts';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';
import { storedOptions } from '@markwell/api/testing/database/stored-options';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';

let database: Database;
let mediaRoot: string;
let inTransaction: InTransaction;
beforeEach(async () => {
  database = connectDatabase(await testDatabaseUrl(), { poolSize: 3 });
  inTransaction = (work) => runInTransaction(database, work);
  mediaRoot = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-library-'));
});
afterEach(async () => {
  await database.$disconnect();
  await fs.rm(mediaRoot, { recursive: true });
});

type Options = Partial<Parameters<typeof loadLibrary>[1]>;

async function load(library: Library = some, options: Options = {}) {
  const storage = createFolderStorage(mediaRoot);
  const { report } = await loadLibrary(library, { inTransaction, storage, log: () => undefined, ...options });
  return report;
}

function at<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new Error(`There is no item ${index}`);
  return item;
}

const stored = (sourceId: string) =>
  database.question.findUniqueOrThrow({
    where: { sourceId },
    include: {
      topic: true,
      bucket: true,
      currentRevision: { include: { passage: true } },
      revisions: { orderBy: { number: 'asc' } },
    },
  });

/** An administrator edits the text of a question. */
async function editHere(sourceId: string, body: string): Promise<void> {
  const { id, currentRevision } = await stored(sourceId);
  if (!currentRevision) throw new Error('It has a revision');
  const { number, ...content } = currentRevision;
  const parts = content.parts as unknown as QuestionPart[];
  const edit = { questionId: id, fromRevision: number, content: { ...content, body, parts } };
  await inTransaction((transaction) => reviseQuestion(transaction, edit, null));
}

test('a second load changes nothing', async () => {
  const first = await load();
  expect(first.questions.add).toHaveLength(30);
  expect(first.briefs.add).toHaveLength(3);
  const before = await snapshot(database);
  expect(before.questions).toHaveLength(30);
  expect(before.files.length).toBeGreaterThan(20);
  const second = await load();
  expect(await snapshot(database)).toEqual(before);
  expect(second).toMatchObject({
    curriculum: [],
    questions: { add: [], change: [], 'edited-here': [], removed: [] },
    briefs: { add: [], change: [], 'edited-here': [] },
  });
  expect(second.questions.keep).toHaveLength(30);
});

test('a dry run writes nothing, and reports what a load would do', async () => {
  const before = await snapshot(database);
  const report = await load(some, { isDryRun: true });
  expect(await snapshot(database)).toEqual(before);
  expect(report.questions.add).toHaveLength(30);
  expect(report.curriculum.length).toBeGreaterThan(3);

  await load();
  const loaded = await snapshot(database);
  const changed = { ...at(some.questions, 10), body: 'Another question?' };
  const later = await load(withQuestion(changed), { isDryRun: true, withdrawRemoved: true });
  expect(later.questions.change).toEqual([changed.sourceId]);
  expect(await snapshot(database)).toEqual(loaded);
});

test('a question for one tier is in a bucket of that tier, also when a later release gives it one', async () => {
  await load();
  const regular = at(
    some.questions.filter(({ kind, tier }) => kind === 'REGULAR' && tier === undefined),
    0,
  );
  expect(await stored(regular.sourceId)).toMatchObject({ tier: null, bucket: { tier: null } });
  const ofTier: LibraryQuestion = { ...regular, tier: 'HIGHER' };
  const added: LibraryQuestion = {
    ...ofTier,
    sourceId: `${regular.sourceId}-new`,
    body: 'Which comes first?',
  };
  const later = withQuestion(ofTier);
  const report = await load({ ...later, questions: [...later.questions, added] });
  expect(report.questions).toMatchObject({ change: [regular.sourceId], add: [added.sourceId] });
  for (const { sourceId } of [regular, added])
    expect(await stored(sourceId)).toMatchObject({ tier: 'HIGHER', bucket: { tier: 'HIGHER' } });
  const again = await load({ ...later, questions: [...later.questions, added] });
  expect(again.questions).toMatchObject({ change: [], add: [] });
});

test('a question that a later release changes gets a revision; its earlier one stays for results', async () => {
  await load();
  const old = at(some.questions, 10);
  const before = await stored(old.sourceId);
  const changed = {
    ...old,
    body: 'Which word comes closest?',
    passage: { title: 'A new passage', body: 'Its text.' },
    correctIndex: old.correctIndex === 0 ? 1 : 0,
    difficulty: old.difficulty === 1 ? 2 : 1,
    solutionImage: at(
      whole.questions.flatMap(({ image }) => image ?? []),
      0,
    ),
  };
  const report = await load(withQuestion(changed));
  expect(report.questions.change).toEqual([old.sourceId]);
  const after = await stored(old.sourceId);
  expect(after).toMatchObject({
    id: before.id,
    status: 'PUBLISHED',
    difficulty: changed.difficulty,
    questionNumber: before.questionNumber,
    bucket: { difficulty: changed.difficulty },
    searchText: expect.stringContaining('Which word comes closest?') as string,
    currentRevision: {
      number: 2,
      body: changed.body,
      createdById: null,
      passage: { title: 'A new passage' },
    },
  });
  expect(storedOptions(after.currentRevision).findIndex(({ isCorrect }) => isCorrect)).toBe(
    changed.correctIndex,
  );
  expect(after.revisions[0]).toEqual(before.revisions[0]);
  expect(await database.questionChange.count({ where: { questionId: before.id } })).toBe(1);
  const picture = await database.mediaFile.findUniqueOrThrow({
    where: { id: after.currentRevision?.solutionImageId ?? '' },
  });
  expect(picture).toMatchObject({ access: 'PUBLIC', contentType: 'image/svg+xml' });
  await expectRightCounts(database);
  // The load after it has nothing to do.
  expect((await load(withQuestion(changed))).questions.keep).toHaveLength(30);
});

test('a question that an administrator edited, moved or deleted is left alone and listed', async () => {
  await load();
  const [edited, moved, deleted] = [at(some.questions, 10), at(some.questions, 0), at(some.questions, 25)];
  await editHere(edited.sourceId, 'Our own words?');
  const toMove = await stored(moved.sourceId);
  const toDelete = await stored(deleted.sourceId);
  await inTransaction((transaction) =>
    reviseQuestion(
      transaction,
      { questionId: toMove.id, fromRevision: 1, difficulty: 5, status: 'DRAFT' },
      null,
    ),
  );
  await inTransaction((transaction) => removeOrArchiveQuestions(transaction, [toDelete.id]));
  const before = await snapshot(database);
  const report = await load(withQuestion({ ...edited, body: 'The words of a later release?' }));
  expect(report.questions['edited-here'].toSorted()).toEqual([edited.sourceId, moved.sourceId].toSorted());
  expect(report.questions['deleted-here']).toEqual([deleted.sourceId]);
  expect(report.questions.keep).toHaveLength(27);
  expect(await snapshot(database)).toEqual(before);
  expect((await stored(edited.sourceId)).currentRevision?.body).toBe('Our own words?');
});

test('a subject alone', async () => {
  const scope = { subjectCode: figures };
  const report = await load({ ...readLibrary(scope), questions: some.questions.slice(0, 10) }, { scope });
  expect(report.questions.add).toHaveLength(10);
  const subjects = await database.subject.findMany({ include: { stage: true } });
  expect(subjects.map(({ code, stage }) => [code, stage.code])).toEqual([[figures, 'ELEVEN_PLUS']]);
  // Questions of other subjects are not looked for in it.
  await load();
  const later = await load({ ...readLibrary(scope), questions: some.questions.slice(1, 10) }, { scope });
  expect(later.questions.removed).toEqual([at(some.questions, 0).sourceId]);
  expect(() => readLibrary({ stageCode: 'GCSE', subjectCode: figures })).toThrow('GCSE_MATHEMATICS');
}, 60_000);

test('a question that the library no longer has is listed, withdrawn only when asked, and published when it comes back', async () => {
  await load();
  const [gone, edited] = [at(some.questions, 3), at(some.questions, 4)];
  await editHere(edited.sourceId, 'Edited here');
  const without = { ...some, questions: some.questions.filter((each) => each !== gone && each !== edited) };
  const listed = await load(without);
  expect(listed.questions.removed.toSorted()).toEqual([gone.sourceId, edited.sourceId].toSorted());
  expect((await stored(gone.sourceId)).status).toBe('PUBLISHED');

  const withdrawn = await load(without, { withdrawRemoved: true });
  expect(withdrawn.questions).toMatchObject({ withdrawn: [gone.sourceId], removed: [edited.sourceId] });
  expect((await stored(gone.sourceId)).status).toBe('DRAFT');
  expect((await stored(edited.sourceId)).status).toBe('PUBLISHED');
  await expectRightCounts(database);
  expect((await load(without, { withdrawRemoved: true })).questions.withdrawn).toEqual([]);

  expect((await load()).questions.change).toEqual([gone.sourceId]);
  expect((await stored(gone.sourceId)).status).toBe('PUBLISHED');
  await expectRightCounts(database);
});

test('a load that is interrupted keeps its finished batches, and the next one continues', async () => {
  const library = { ...some, questions: whole.questions.slice(0, 1_200) };
  let transactions = 0;
  const killed: InTransaction = (work) => {
    transactions += 1;
    // After the curriculum and one batch of 500.
    if (transactions > 2) throw new Error('killed');
    return inTransaction(work);
  };
  await expect(load(library, { inTransaction: killed })).rejects.toThrow('killed');
  expect(await database.question.count()).toBe(500);
  await expectRightCounts(database);
  const report = await load(library);
  expect(report.questions.keep).toHaveLength(500);
  expect(report.questions.add).toHaveLength(700);
  expect(await database.question.count()).toBe(1_200);
  await expectRightCounts(database);
});

test('new questions follow those of the bank, and a picture that questions share is stored once', async () => {
  await load({ ...some, questions: some.questions.slice(0, 5) });
  await load();
  await expectRightCounts(database);
  const questions = await database.question.findMany({
    select: { topicId: true, kind: true, questionNumber: true },
  });
  const numbers = questions.map((each) => JSON.stringify(each));
  expect(new Set(numbers).size).toBe(30);
  const keys = (await database.mediaFile.findMany()).map(({ storageKey }) => storageKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(await fs.readdir(mediaRoot)).toEqual([]);
});

test('a subject of another code with the name of a missing one stops the load, with what to do', async () => {
  const stage = await database.stage.findFirstOrThrow({ where: { code: 'ELEVEN_PLUS' } });
  const { name } = at(
    whole.subjects.filter(({ code }) => code === figures),
    0,
  );
  await database.subject.create({
    data: { stageId: stage.id, name, code: 'OWN', icon: '🧩', color: 'blue', visibility: 'PUBLIC' },
  });
  await expect(load()).rejects.toThrow(/ELEVEN_PLUS_NON_VERBAL_REASONING .* subject OWN .* Rename/);
  expect(await database.subject.count()).toBe(1);
});

test('a topic that was deleted here gets no questions', async () => {
  await load({ ...some, questions: [] });
  const { topicCode } = at(some.questions, 0);
  await database.topic.updateMany({ where: { code: topicCode }, data: { archivedAt: new Date() } });
  const report = await load();
  const ofTopic = some.questions.filter((each) => each.topicCode === topicCode);
  expect(report.questions['deleted-here']).toEqual(ofTopic.map(({ sourceId }) => sourceId));
  expect(await database.question.count()).toBe(30 - ofTopic.length);
});

test('a changed brief replaces the one in a challenge, which is archived', async () => {
  await load();
  const [used, unused] = [at(some.briefs, 0), at(some.briefs, 1)];
  const before = await database.creativeWritingQuestion.findUniqueOrThrow({
    where: { sourceId: used.sourceId },
  });
  const user = await database.user.create({ data: { email: 'pupil@brief.example', name: 'Pupil' } });
  await database.creativeWritingSession.create({
    data: {
      id: randomUUID(),
      userId: user.id,
      stageId: before.stageId,
      subjectId: before.subjectId,
      difficulty: before.difficulty,
      totalQuestions: 1,
      startedAt: new Date(),
      answers: { create: { ordinal: 1, questionId: before.id } },
    },
  });
  const briefs = some.briefs.map((brief) => ({ ...brief, title: `${brief.title}, again` })).slice(0, 2);
  const report = await load({ ...some, briefs });
  expect(report.briefs.change).toEqual([used.sourceId, unused.sourceId]);
  expect(await database.creativeWritingQuestion.findUnique({ where: { id: before.id } })).toMatchObject({
    status: 'ARCHIVED',
    title: used.title,
    sourceId: null,
  });
  expect(
    await database.creativeWritingQuestion.findUnique({ where: { sourceId: used.sourceId } }),
  ).toMatchObject({ status: 'PUBLISHED', title: `${used.title}, again` });
  expect((await load({ ...some, briefs })).briefs.keep).toHaveLength(2);
});

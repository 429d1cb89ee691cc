import type { Database } from '@markwell/database/connect';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { testDatabase } from '#testing/test-app.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { addMediaFiles, type NewMediaFile } from '#modules/media/media-files.repository.ts';
import { inTransaction, OutdatedReadError } from '#platform/transaction.repository.ts';
import { multipleChoice, type NewQuestion } from './question-bank.rules.ts';
import {
  createQuestions,
  removeOrArchiveQuestions,
  reviseQuestion,
  type QuestionEdit,
} from './question-bank.service.ts';

let database: Database;
let admin: TestUser;
let topicId: string;
beforeAll(async () => {
  database = await testDatabase();
  admin = await buildAdmin(database);
  topicId = (await buildTopic(database)).id;
});

const question = (overrides: Partial<NewQuestion> = {}): NewQuestion => ({
  kind: 'REGULAR',
  status: 'PUBLISHED',
  topicId,
  difficulty: 2,
  timeLimit: null,
  body: 'What is 2 + 2?',
  imageId: null,
  explanation: 'Count on.',
  solutionImageId: null,
  passageId: null,
  parts: multipleChoice([
    { text: '4', isCorrect: true },
    { text: '5', isCorrect: false },
  ]),
  ...overrides,
});
const create = (questions: NewQuestion[]) =>
  inTransaction(database, (transaction) => createQuestions(transaction, questions, admin.id));
const read = (id: string) =>
  database.question.findUniqueOrThrow({
    where: { id },
    include: {
      bucket: true,
      currentRevision: true,
      revisions: { orderBy: { number: 'asc' } },
    },
  });
const picture = (): NewMediaFile => ({
  id: crypto.randomUUID(),
  storageKey: `${uniqueCode('picture')}.webp`,
  contentType: 'image/webp',
  byteSize: 10,
  width: 1,
  height: 1,
  alternativeText: '',
});

describe('creating questions', () => {
  it('writes the content, options, bucket and number of each question', async () => {
    const topic = await buildTopic(database);
    const ids = await create([
      question({ topicId: topic.id }),
      question({ topicId: topic.id, body: 'And 3 + 3?', status: 'DRAFT' }),
      question({ topicId: topic.id, body: 'And 4 + 4?' }),
    ]);
    expect(await read(itemAt(ids, 2))).toMatchObject({
      status: 'PUBLISHED',
      questionNumber: 3,
      searchText: 'And 4 + 4?\n4\n5',
      bucket: { publishedCount: 2, difficulty: 2 },
      currentRevision: {
        number: 1,
        body: 'And 4 + 4?',
        explanation: 'Count on.',
        createdById: admin.id,
        parts: multipleChoice([
          { text: '4', isCorrect: true },
          { text: '5', isCorrect: false },
        ]),
      },
    });
    expect(await read(itemAt(ids, 1))).toMatchObject({ status: 'DRAFT' });
  });

  it('continues the numbers, also when two write at the same time', async () => {
    const topic = await buildTopic(database);
    const both = await Promise.all(
      [1, 2].map(() => create([question({ topicId: topic.id }), question({ topicId: topic.id })])),
    );
    const rows = await Promise.all(both.flat().map(read));
    expect(rows.map(({ questionNumber }) => questionNumber).sort()).toEqual([1, 2, 3, 4]);
  });

  it('writes a thousand questions in one call', async () => {
    const topic = await buildTopic(database);
    await create(
      Array.from({ length: 1_000 }, (_, index) => question({ topicId: topic.id, body: `Sum ${index}` })),
    );
    const [bucket] = await database.bucket.findMany({ where: { topicId: topic.id } });
    expect(bucket?.publishedCount).toBe(1_000);
  });

  it.each([
    [
      'without a correct option',
      {
        parts: multipleChoice([
          { text: 'a', isCorrect: false },
          { text: 'b', isCorrect: false },
        ]),
      },
    ],
    ['without text or image', { body: null }],
  ])('refuses a question %s, and writes none of the others', async (_case, overrides) => {
    const topic = await buildTopic(database);
    const all = [question({ topicId: topic.id }), question({ topicId: topic.id, ...overrides })];
    await expect(create(all)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    expect(await database.question.count({ where: { topicId: topic.id } })).toBe(0);
  });

  it('makes the pictures of published questions public, not those of drafts', async () => {
    const files = [picture(), picture()];
    await inTransaction(database, async (transaction) => {
      await addMediaFiles(transaction, files, admin.id);
      return createQuestions(
        transaction,
        [
          question({ imageId: itemAt(files, 0).id }),
          question({ imageId: itemAt(files, 1).id, status: 'DRAFT' }),
        ],
        admin.id,
      );
    });
    const rows = await database.mediaFile.findMany({ where: { id: { in: files.map(({ id }) => id) } } });
    const accessOf = (id: string) => rows.find((row) => row.id === id)?.access;
    expect(files.map(({ id }) => accessOf(id))).toEqual(['PUBLIC', 'SIGNED']);
  });
});

describe('editing a question', () => {
  const edit = (change: Omit<QuestionEdit, 'fromRevision'>, fromRevision = 1) =>
    inTransaction(database, (transaction) =>
      reviseQuestion(transaction, { ...change, fromRevision }, admin.id),
    );

  it('keeps the earlier revision and shows the new one', async () => {
    const id = itemAt(await create([question()]), 0);
    const content = { ...question({ body: 'What is 2 × 2?' }) };
    await edit({ questionId: id, content });
    const after = await read(id);
    expect(after.revisions.map(({ number, body }) => [number, body])).toEqual([
      [1, 'What is 2 + 2?'],
      [2, 'What is 2 × 2?'],
    ]);
    expect(after).toMatchObject({
      searchText: 'What is 2 × 2?\n4\n5',
      status: 'PUBLISHED',
      currentRevision: { number: 2 },
    });
  });

  it('moves it when its difficulty or its topic changes, without a new revision', async () => {
    const [from, to] = [await buildTopic(database), await buildTopic(database)];
    const ids = await create([question({ topicId: from.id }), question({ topicId: from.id })]);
    await edit({ questionId: itemAt(ids, 0), topicId: to.id, difficulty: 5 });
    expect(await read(itemAt(ids, 0))).toMatchObject({
      topicId: to.id,
      difficulty: 5,
      bucket: { difficulty: 5 },
    });
    expect(await read(itemAt(ids, 1))).toMatchObject({ bucket: { publishedCount: 1 } });
    expect((await read(itemAt(ids, 0))).revisions).toHaveLength(1);
  });

  it('changes the time limit of a rapid-fire question', async () => {
    const id = itemAt(await create([question({ kind: 'RAPID_FIRE', timeLimit: 30 })]), 0);
    await edit({ questionId: id, timeLimit: 45, difficulty: 3 });
    expect(await read(id)).toMatchObject({ timeLimit: 45, difficulty: 3 });
  });

  it('refuses content that is not valid for a published question', async () => {
    const id = itemAt(await create([question()]), 0);
    const content = {
      body: 'x',
      imageId: null,
      explanation: null,
      solutionImageId: null,
      passageId: null,
      parts: multipleChoice([]),
    };
    await expect(edit({ questionId: id, content })).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    expect((await read(id)).revisions).toHaveLength(1);
  });
});

describe('an edit that is based on an earlier revision', () => {
  it('is tried again, and writes nothing while it is based on that revision', async () => {
    const id = itemAt(await create([question()]), 0);
    let tries = 0;
    const edit = inTransaction(database, async (transaction) => {
      tries++;
      await reviseQuestion(transaction, { questionId: id, difficulty: 3, fromRevision: 2 }, admin.id);
    });
    await expect(edit).rejects.toThrow(OutdatedReadError);
    expect(tries).toBeGreaterThan(1);
    expect(await read(id)).toMatchObject({ difficulty: 2 });
  });
});

describe('deleting questions', () => {
  it('deletes questions that no one was given, with their pictures, and archives the rest', async () => {
    const [image, shared] = [picture(), picture()];
    const ids = await inTransaction(database, async (transaction) => {
      await addMediaFiles(transaction, [image, shared], admin.id);
      return createQuestions(
        transaction,
        [
          question({ imageId: image.id, solutionImageId: shared.id }),
          question({ solutionImageId: shared.id }),
        ],
        admin.id,
      );
    });
    const [unseen, displayed] = [await read(itemAt(ids, 0)), await read(itemAt(ids, 1))];
    await attemptOn(displayed);
    const removal = await inTransaction(database, (transaction) =>
      removeOrArchiveQuestions(transaction, ids),
    );
    expect(removal).toEqual({ removed: 1, archived: 1, storageKeys: [image.storageKey] });
    expect(await database.question.findUnique({ where: { id: unseen.id } })).toBeNull();
    expect(await read(displayed.id)).toMatchObject({ status: 'ARCHIVED' });
  });

  it('throws NOT_FOUND for a question that does not exist', async () => {
    const removal = inTransaction(database, (transaction) =>
      removeOrArchiveQuestions(transaction, [crypto.randomUUID()]),
    );
    await expect(removal).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  async function attemptOn(displayed: Awaited<ReturnType<typeof read>>) {
    const pupil = await buildPupil(database);
    const { subjectId, subject } = await database.topic.findUniqueOrThrow({
      where: { id: displayed.topicId },
      select: { subjectId: true, subject: { select: { stageId: true } } },
    });
    await database.attempt.create({
      data: {
        id: crypto.randomUUID(),
        userId: pupil.id,
        stageId: subject.stageId,
        subjectId,
        requestedQuestions: 1,
        totalQuestions: 1,
        durationSeconds: 60,
        startedAt: new Date(),
        deadlineAt: new Date(),
        questionIds: [displayed.id],
        revisionIds: [displayed.currentRevisionId ?? ''],
        questionTopicIds: [displayed.topicId],
      },
    });
  }
});

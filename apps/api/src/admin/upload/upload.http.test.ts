import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { connectDatabase } from '@markwell/database/connect';
import { sqlOf } from '@markwell/database/sql/queries';
import type { DB as Tables } from '@markwell/database/tables';
import { checkUpload, uploadQuestions, uploadRapidFire } from '@markwell/shared/admin/upload/upload.contract';
import { expressionBuilder } from 'kysely';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../../../tools/testing/worker-database.ts';
import { selectDuplicates } from '../../domain/question-bank/duplicates.repository.ts';
import { buildStage, buildSubject, buildTopic } from '../../testing/build-curriculum.ts';
import { buildAdmin, buildPupil, type TestUser } from '../../testing/build-user.ts';
import { itemAt } from '../../testing/item-at.ts';
import { bodyOf, errorOf } from '../../testing/response-body.ts';
import { createTestApp } from '../../testing/test-app.ts';

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-upload-'));
const url = await testDatabaseUrl();
const database = connectDatabase(url, { poolSize: 5 });
const { request, signInAs } = await createTestApp({ database, settings: { dataDir } });
let admin: TestUser;
let examTypeId: string;
beforeAll(async () => {
  admin = await buildAdmin(database);
  examTypeId = (await buildStage(database)).id;
});
afterAll(async () => {
  await database.$disconnect();
  await fs.rm(dataDir, { recursive: true });
});

/** Runs a migration of data on the rows that were written since. */
async function migrateAgain(name: string) {
  const file = path.join(import.meta.dirname, `../../../../../prisma/migrations/${name}/migration.sql`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(await fs.readFile(file, 'utf8'));
  await client.end();
}

const newSubject = () => buildSubject(database, { stageId: examTypeId });
const block = (number: number, text: string) => `Q${number}. ${text}\nA) one\nB) two\nC) three\nD) four`;
const texts = { answerKey: 'B, c', explanationText: 'S1. Because.\nS2. Because of that.' };
const twoQuestions = (name: string) => [block(1, `${name} first?`), block(2, `${name} second?`)].join('\n\n');

interface Sent {
  fields: Record<string, string>;
  files?: [field: string, content: Buffer, name: string][];
  headers?: Record<string, string>;
}
function post(route: string, { fields, files = [], headers = {} }: Sent) {
  const call = request.post(`/api${route}`).set(signInAs(admin)).set(headers);
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  for (const [field, content, name] of files) void call.attach(field, content, name);
  return call;
}
const upload = (fields: Record<string, string>, files?: Sent['files'], headers?: Sent['headers']) =>
  post(uploadQuestions.path, {
    fields: { examTypeId, topicName: 'General', difficulty: '2', ...fields },
    ...(files && { files }),
    ...(headers && { headers }),
  });

const storedFiles = async () =>
  (await fs.readdir(dataDir, { recursive: true })).filter((name) => name.endsWith('.webp'));
/** All questions of a subject, with their files. */
async function bankOf(subjectId: string) {
  return database.question.findMany({
    where: { topic: { subjectId } },
    orderBy: { questionNumber: 'asc' },
    include: {
      topic: true,
      bucket: true,
      currentRevision: {
        include: { options: { orderBy: { letter: 'asc' } }, image: true, solutionImage: true },
      },
    },
  });
}
const picture = (colour: string, type: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
    .toFormat(type)
    .toBuffer();
async function colourOf(storageKey: string) {
  const reply = await request
    .get(`/media/${storageKey}`)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
  const [r = 0, g = 0, b = 0] = await sharp(reply.body as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer();
  return Math.max(r, g, b) === r ? 'red' : Math.max(r, g, b) === g ? 'green' : 'blue';
}

describe('text', () => {
  test('becomes questions that a pupil gets in a test', async () => {
    const subject = await newSubject();
    const reply = await upload({ subjectId: subject.id, questionText: twoQuestions(subject.name), ...texts });
    const { questionsCreated, topicId } = bodyOf(uploadQuestions, reply);
    expect(questionsCreated).toBe(2);
    const bank = await bankOf(subject.id);
    expect(bank[1]).toMatchObject({
      kind: 'REGULAR',
      status: 'PUBLISHED',
      topicId,
      grade: 2,
      questionNumber: 2,
      topic: { name: 'General', code: `${subject.code}_GENERAL` },
      bucket: { publishedCount: 2 },
      currentRevision: {
        body: `${subject.name} second?`,
        explanation: 'Because of that.',
        createdById: admin.id,
      },
    });
    const options = bank[1]?.currentRevision?.options ?? [];
    expect(options.map(({ letter, text, isCorrect }) => [letter, text, isCorrect])).toEqual([
      ['A', 'one', false],
      ['B', 'two', false],
      ['C', 'three', true],
      ['D', 'four', false],
    ]);
    const auditLog = await database.auditEntry.findFirst({
      where: { actorId: admin.id, subjectId: topicId },
    });
    expect(auditLog).toMatchObject({ action: 'questions.uploaded', after: { questionsCreated: 2 } });
  });

  test('becomes rapid-fire questions with level and time limit', async () => {
    const subject = await newSubject();
    const topic = await buildTopic(database, { subjectId: subject.id });
    const fields = {
      examTypeId,
      subjectId: subject.id,
      topicId: topic.id,
      level: '3',
      timeLimit: '45',
      questionText: twoQuestions(subject.name),
      answerKey: 'A,D',
    };
    const reply = await post(uploadRapidFire.path, { fields });
    expect(bodyOf(uploadRapidFire, reply)).toEqual({ questionsCreated: 2, topicId: topic.id });
    expect(await bankOf(subject.id)).toMatchObject([
      { kind: 'RAPID_FIRE', grade: 3, timeLimit: 45, status: 'PUBLISHED' },
      { kind: 'RAPID_FIRE', grade: 3, timeLimit: 45 },
    ]);
  });

  test('of more than a megabyte is stored completely', async () => {
    const subject = await newSubject();
    const body = 'word '.repeat(3_500).trim();
    const many = Array.from({ length: 80 }, (_, index) => block(index + 1, `${index} ${body}`)).join('\n');
    const fields = { subjectId: subject.id, questionText: many, answerKey: 'A,'.repeat(80) };
    expect(bodyOf(uploadQuestions, await upload(fields)).questionsCreated).toBe(80);
    const [first] = await bankOf(subject.id);
    expect(first?.currentRevision?.body).toBe(`0 ${body}`);
  });

  test('sent twice with one idempotency key is written once', async () => {
    const subject = await newSubject();
    const send = () =>
      upload({ subjectId: subject.id, questionText: twoQuestions(subject.name), ...texts }, [], {
        'Idempotency-Key': `upload-${subject.id}`,
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await bankOf(subject.id)).toHaveLength(2);
  });
});

describe('nothing is written', () => {
  test.each([
    [{ examTypeId: '' }, 400, 'Please select an educational stage'],
    [{ subjectId: 'x' }, 400, 'Please select a subject'],
    [{ topicName: ' ' }, 400, 'Please select a topic'],
    [{ difficulty: '6' }, 400, 'Please select a difficulty'],
    [{ questionText: ' \n' }, 400, 'Please enter question text'],
    [{ questionContentType: 'image' }, 400, 'Please select question images'],
    [
      { questionContentType: 'both', questionText: '' },
      400,
      'Please provide either question text or images (or both)',
    ],
    [{ answerKey: ' ' }, 400, 'Please enter answer key'],
    [{ questionText: 'a\u0000b' }, 400, 'This text has characters that cannot be stored'],
    [{ answerKey: 'A' }, 422, 'The answer key has 1 letter for 2 questions'],
    [{ answerKey: 'A,E' }, 422, 'Answer 2 of the answer key is E, but Q2 has options A) to D)'],
    [{ explanationText: 'S1. Only one' }, 422, 'There is 1 solution for 2 questions'],
    [{ questionText: 'Q1. a\nA) b\nB) c\nD) d' }, 422, 'Line 4: D) is where C) of Q1 should be'],
    [{ topicId: '0193a7c2-5b1e-7c3a-9b1e-000000000001' }, 422, 'Please select a topic'],
  ])('for %j', async (change, status, message) => {
    const subject = await newSubject();
    const right = { subjectId: subject.id, questionText: twoQuestions(subject.name), ...texts };
    const reply = await upload({ ...right, ...change });
    expect(reply.status).toBe(status);
    expect(errorOf(reply).message).toBe(message);
    expect(await bankOf(subject.id)).toEqual([]);
    expect(await database.topic.count({ where: { subjectId: subject.id } })).toBe(0);
  });

  test('for a subject of another stage, or one that was deleted', async () => {
    const other = await buildSubject(database);
    const deleted = await buildSubject(database, { stageId: examTypeId, archivedAt: new Date() });
    for (const { id, name } of [other, deleted]) {
      const reply = await upload({ subjectId: id, questionText: twoQuestions(name), ...texts });
      expect(errorOf(reply)).toMatchObject({ code: 'RULE_BROKEN', message: 'Please select a subject' });
    }
  });

  test('for duplicates, unless they are allowed', async () => {
    const subject = await newSubject();
    const fields = { subjectId: subject.id, questionText: twoQuestions(subject.name), ...texts };
    await upload(fields);
    const again = await upload({ ...fields, questionText: twoQuestions(subject.name.toUpperCase()) });
    expect(errorOf(again)).toMatchObject({
      code: 'CONFLICT',
      message: 'Q1 is already in the question bank (General)',
      issues: [{}, {}],
    });
    const twice = await upload({
      ...fields,
      questionText: `${block(1, 'The same?')}\n${block(2, 'The  same?')}`,
    });
    expect(errorOf(twice).message).toBe('Q2 is the same as Q1');
    expect(await bankOf(subject.id)).toHaveLength(2);
    bodyOf(uploadQuestions, await upload({ ...fields, allowRepeats: 'true' }));
    expect(await bankOf(subject.id)).toHaveLength(4);
  });
});

describe('a question whose options are shuffled', () => {
  const shuffled = (number: number, text: string) => `Q${number}. ${text}\nA) THREE\nB) one\nC) four\nD) two`;

  test('is a duplicate of one in the question bank, and of one in the same upload', async () => {
    const subject = await newSubject();
    const fields = { subjectId: subject.id, ...texts };
    await upload({ ...fields, questionText: twoQuestions(subject.name) });
    const questionText = `${shuffled(1, 'Something new?')}\n${shuffled(2, `${subject.name} second?`)}`;
    const again = await upload({ ...fields, questionText });
    expect(errorOf(again).message).toBe('Q2 is already in the question bank (General)');
    const twice = await upload({
      ...fields,
      questionText: `${block(1, `${subject.name} third?`)}\n${shuffled(2, `${subject.name} third?`)}`,
    });
    expect(errorOf(twice).message).toBe('Q2 is the same as Q1');
    expect(await bankOf(subject.id)).toHaveLength(2);
  });

  test('is a duplicate of one that was stored before the order of options was ignored', async () => {
    const subject = await newSubject();
    await upload({ subjectId: subject.id, questionText: twoQuestions(subject.name), ...texts });
    const bank = await bankOf(subject.id);
    const [{ id }, other] = [itemAt(bank, 0), itemAt(bank, 1)];
    const earlier = `${subject.name} first?\none\ntwo\nthree\nfour`;
    await database.question.update({ where: { id }, data: { searchText: earlier } });
    await migrateAgain('20261122005700_options_in_any_order');
    const questionText = shuffled(1, `${subject.name} first?`);
    const reply = await post(checkUpload.path, { fields: { kind: 'regular', questionText } });
    expect(bodyOf(checkUpload, reply).existing).toMatchObject([{ questionId: id }]);
    const { searchText } = await database.question.findUniqueOrThrow({ where: { id: other.id } });
    expect(searchText).toBe(other.searchText);
  });
});

test('of several identical uploads at the same time, one is written', async () => {
  const subject = await newSubject();
  const fields = { subjectId: subject.id, questionText: twoQuestions(subject.name), ...texts };
  const replies = await Promise.all([upload(fields), upload(fields), upload(fields)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await bankOf(subject.id)).toHaveLength(2);
});

describe('pictures', () => {
  const imageFields = { questionContentType: 'image', solutionType: 'image', answerKey: 'A,E,C' };

  test('are assigned to the questions in the order of their names, and published with them', async () => {
    const subject = await newSubject();
    const reply = await upload({ subjectId: subject.id, ...imageFields }, [
      ['questionImages', await picture('blue'), 'Q10.png'],
      ['questionImages', await picture('red', 'jpeg'), 'Q1.png'],
      ['questionImages', await picture('green'), 'q2.png'],
      ['solutionImages', await picture('green'), 'S3.png'],
      ['solutionImages', await picture('blue'), 'S2.png'],
      ['solutionImages', await picture('red'), 'S1.png'],
    ]);
    expect(bodyOf(uploadQuestions, reply).questionsCreated).toBe(3);
    const bank = await bankOf(subject.id);
    const keys = bank.map(({ currentRevision }) => [
      currentRevision?.image?.storageKey ?? '',
      currentRevision?.solutionImage?.storageKey ?? '',
    ]);
    const colours = await Promise.all(keys.map((pair) => Promise.all(pair.map(colourOf))));
    expect(colours).toEqual([
      ['red', 'red'],
      ['green', 'blue'],
      ['blue', 'green'],
    ]);
    const [first] = bank;
    expect(first?.currentRevision?.options.map(({ letter, text }) => letter + (text ?? ''))).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
    ]);
    expect(first?.currentRevision?.image).toMatchObject({
      contentType: 'image/webp',
      access: 'PUBLIC',
      width: 30,
      height: 20,
      uploadedById: admin.id,
    });
    expect(itemAt(keys, 0)[0]).toMatch(/^[0-9a-f]{32}\.webp$/);
  });

  test('get their options from the option blocks', async () => {
    const subject = await newSubject();
    const fields = {
      subjectId: subject.id,
      questionContentType: 'image',
      answerKey: 'B',
      mcqOptions: 'Q1.\nA) 1\nB) 2\nC) 3\nD) 4',
    };
    await upload(fields, [['questionImages', await picture('red'), 'a.png']]);
    const [question] = await bankOf(subject.id);
    expect(question?.currentRevision).toMatchObject({
      body: null,
      options: [{ text: '1' }, { text: '2', isCorrect: true }, {}, {}],
    });
  });

  test('can be combined with text', async () => {
    const subject = await newSubject();
    const fields = {
      subjectId: subject.id,
      questionContentType: 'both',
      questionText: twoQuestions(subject.name),
      ...texts,
    };
    const one: [string, Buffer, string] = ['questionImages', await picture('red'), '1.png'];
    expect(errorOf(await upload(fields, [one])).message).toBe(
      'There is 1 image for 2 questions: each needs one',
    );
    bodyOf(uploadQuestions, await upload(fields, [one, ['questionImages', await picture('blue'), '2.png']]));
    const bank = await bankOf(subject.id);
    expect(bank.map(({ currentRevision }) => currentRevision?.image !== null)).toEqual([true, true]);
  });

  test.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'UNSUPPORTED_TYPE'],
    ['a cut-off picture', async () => (await picture('red')).subarray(0, 50), 422, 'RULE_BROKEN'],
    ['a picture that is too large', () => Buffer.alloc(5 * 1_048_576 + 1, 1), 413, 'TOO_LARGE'],
    [
      'a picture with too many pixels',
      () =>
        sharp({
          create: { width: 6_000, height: 6_000, channels: 3, background: 'red' },
          limitInputPixels: false,
        })
          .png()
          .toBuffer(),
      413,
      'TOO_LARGE',
    ],
  ] as const)('leave no file and no row when one of them is %s', async (_case, bad, status, code) => {
    const subject = await newSubject();
    const before = await storedFiles();
    const rows = await database.mediaFile.count();
    const reply = await upload({ subjectId: subject.id, ...imageFields, solutionType: 'text' }, [
      ['questionImages', await picture('red'), '1.png'],
      ['questionImages', await bad(), 'the bad one.png'],
      ['questionImages', await picture('blue'), '3.png'],
    ]);
    expect(reply.status).toBe(status);
    expect(errorOf(reply)).toMatchObject({
      code,
      message: expect.stringContaining('the bad one.png') as string,
    });
    expect(await storedFiles()).toEqual(before);
    expect(await database.mediaFile.count()).toBe(rows);
    expect(await fs.readdir(path.join(dataDir, 'uploads'))).toEqual([]);
  });

  test('are removed when the rows cannot be written', async () => {
    const subject = await newSubject();
    const before = await storedFiles();
    const files: Sent['files'] = [['questionImages', await picture('red'), '1.png']];
    const { schema } = database.sql;
    const eb = expressionBuilder<Tables, 'questions'>();
    const isAllowed = eb('time_limit', 'is distinct from', eb.lit(119));
    await schema.alterTable('questions').addCheckConstraint('no_more', isAllowed).execute();
    const fields = {
      examTypeId,
      subjectId: subject.id,
      topicName: 'General',
      level: '1',
      timeLimit: '119',
      ...imageFields,
      answerKey: 'A',
      solutionType: 'text',
    };
    const reply = await post(uploadRapidFire.path, { fields, files });
    await schema.alterTable('questions').dropConstraint('no_more').execute();
    expect(reply.status).toBe(422);
    expect(await storedFiles()).toEqual(before);
    expect(await database.topic.count({ where: { subjectId: subject.id } })).toBe(0);
  });

  test('are limited to two hundred at a time', async () => {
    const subject = await newSubject();
    const content = await picture('red');
    const files = Array.from({ length: 200 }, (_, index): [string, Buffer, string] => [
      'questionImages',
      content,
      `${index}.png`,
    ]);
    const reply = await upload(
      { subjectId: subject.id, questionContentType: 'image', answerKey: 'A,'.repeat(200) },
      files,
    );
    expect(bodyOf(uploadQuestions, reply).questionsCreated).toBe(200);
    const tooMany = await upload(
      { subjectId: subject.id, questionContentType: 'image', answerKey: 'A,'.repeat(201) },
      [...files, ['questionImages', content, '200.png']],
    );
    expect(tooMany.status).toBe(400);
  });
});

describe('the check for duplicates', () => {
  test('returns the duplicates in the question bank and writes nothing', async () => {
    const subject = await newSubject();
    await upload({ subjectId: subject.id, questionText: twoQuestions(subject.name), ...texts });
    const questionText = `${block(1, 'Something new?')}\n${block(2, `${subject.name}  “SECOND?”`.replaceAll(/[“”]/gu, ''))}`;
    const reply = await post(checkUpload.path, { fields: { kind: 'regular', questionText } });
    expect(bodyOf(checkUpload, reply).existing).toMatchObject([{ number: 2, topicName: 'General' }]);
    const other = await post(checkUpload.path, { fields: { kind: 'rapid-fire', questionText } });
    expect(bodyOf(checkUpload, other).existing).toEqual([]);
    const bank = await bankOf(subject.id);
    expect(bank).toHaveLength(2);
    const place = { status: 'ARCHIVED', bucketId: null, position: null } as const;
    await database.question.update({ where: { id: itemAt(bank, 1).id }, data: place });
    const deleted = await post(checkUpload.path, { fields: { kind: 'regular', questionText } });
    expect(bodyOf(checkUpload, deleted).existing).toEqual([]);
  });

  test('uses the index', async () => {
    const plan = await database.$transaction(async (transaction) => {
      await sqlOf(transaction)
        .selectNoFrom((eb) =>
          eb.fn<string>('set_config', [eb.val('enable_seqscan'), eb.val('off'), eb.lit(true)]).as('setting'),
        )
        .execute();
      return selectDuplicates(transaction, 'REGULAR', ['x']).explain();
    });
    expect(JSON.stringify(plan)).toContain('questions_same_text');
  });
});

test('a pupil cannot upload', async () => {
  const pupil = await buildPupil(database);
  const reply = await request
    .post('/api/admin/upload-questions')
    .set(signInAs(pupil))
    .field('examTypeId', examTypeId);
  expect(reply.status).toBe(403);
});

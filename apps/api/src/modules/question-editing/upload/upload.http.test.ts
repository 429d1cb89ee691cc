import {
  checkUpload,
  uploadQuestions,
  uploadRapidFire,
} from '@markwell/shared/question-editing/upload/upload.contract';
import { describe, expect, test } from 'vitest';
import { selectDuplicates } from '#modules/question-bank/change/duplicates.repository.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { block, createUploadHelpers, texts, twoQuestions } from '#testing/helpers/upload-helpers.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { storedOptions } from '#testing/database/stored-options.ts';

const { app, admin, examTypeId, newSubject, post, upload, bankOf } = await createUploadHelpers();
const { database, request, signInAs } = app;

describe('text', () => {
  test('becomes questions that a pupil gets in a test', async () => {
    const subject = await newSubject();
    const reply = await upload({ subjectId: subject.id, questionText: twoQuestions(subject.name), ...texts });
    const { questionsCreated, topicId, batchId } = bodyOf(uploadQuestions, reply);
    expect(questionsCreated).toBe(2);
    const bank = await bankOf(subject.id);
    expect(bank[1]).toMatchObject({
      kind: 'REGULAR',
      status: 'PUBLISHED',
      topicId,
      difficulty: 2,
      questionNumber: 2,
      topic: { name: 'General', code: `${subject.code}_GENERAL` },
      bucket: { publishedCount: 2 },
      currentRevision: {
        body: `${subject.name} second?`,
        explanation: 'Because of that.',
        createdById: admin.id,
      },
    });
    const options = storedOptions(bank[1]?.currentRevision);
    expect(options.map((each) => [each.optionLetter, each.contentValue, each.isCorrect])).toEqual([
      ['A', 'one', false],
      ['B', 'two', false],
      ['C', 'three', true],
      ['D', 'four', false],
    ]);
    const auditLog = await database.auditEntry.findFirst({
      where: { actorId: admin.id, targetId: batchId },
    });
    expect(auditLog).toMatchObject({ action: 'questions.uploaded', after: { questionsCreated: 2 } });
  });

  test('from a file has other numbers of options, and solutions for some', async () => {
    const subject = await newSubject();
    const questionText = `Q1. ${subject.name} is wet.\nA) True\nB) False\nQ2. ${subject.name}?\nA) a\nB) b\nC) c`;
    const fields = { questionText, answerKey: 'B,C', explanationText: 'S1.\nS2. Because.' };
    expect((await upload({ subjectId: subject.id, ...fields })).status).toBe(422);
    expect((await upload({ subjectId: subject.id, ...fields, fromFile: 'true' })).status).toBe(200);
    const bank = await bankOf(subject.id);
    expect(
      bank.map(({ currentRevision }) => [
        storedOptions(currentRevision).length,
        currentRevision?.explanation,
      ]),
    ).toEqual([
      [2, null],
      [3, 'Because.'],
    ]);
  });

  test('with answer lines becomes questions with parts, beside questions with options', async () => {
    const subject = await newSubject();
    const questionText = [
      block(1, `${subject.name} first?`),
      `Q2. ${subject.name}, how long? [2]\nN: 7.5 cm`,
      `Q3. ${subject.name}\n(a) Which word?\nW: one | two\n(b) Which number?\nN: 3`,
      block(4, `${subject.name} which two?`),
    ].join('\n');
    const fields = { subjectId: subject.id, questionText };
    expect((await upload({ ...fields, answerKey: '' })).status).toBe(400);
    expect((await upload({ ...fields, answerKey: 'A' })).status).toBe(422);
    expect((await upload({ ...fields, answerKey: 'A,B+C' })).status).toBe(200);
    const bank = await bankOf(subject.id);
    expect(bank.map(({ currentRevision }) => currentRevision?.parts)).toMatchObject([
      [{ answer: { kind: 'choice', correct: 'A' } }],
      [{ marks: 2, answer: { kind: 'number', value: '7.5' } }],
      [{ stem: 'Which word?', answer: { kind: 'text', accepted: ['one', 'two'] } }, { label: 'b' }],
      [{ answer: { kind: 'choices', correct: ['B', 'C'] } }],
    ]);
    const again = await upload({ ...fields, answerKey: 'A,B+C' });
    expect(again.status).toBe(409);
    expect(errorOf(again).message).toBe('Q1 is already in the question bank (General)');
    const only = {
      subjectId: subject.id,
      questionText: `Q1. ${subject.name}, how wide?\nN: 3`,
      answerKey: '',
    };
    expect((await upload(only)).status).toBe(200);
    const wrong = await upload({ ...only, questionText: 'Q1. Why?\nN: ten' });
    expect(errorOf(wrong).message).toBe('Line 2: “N: ten” cannot be read as a number');
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
    expect(bodyOf(uploadRapidFire, reply)).toMatchObject({ questionsCreated: 2, topicId: topic.id });
    expect(await bankOf(subject.id)).toMatchObject([
      { kind: 'RAPID_FIRE', difficulty: 3, timeLimit: 45, status: 'PUBLISHED' },
      { kind: 'RAPID_FIRE', difficulty: 3, timeLimit: 45 },
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
    [
      { topicName: 'Frac\u202Etions' },
      400,
      'This name has characters that cannot be seen, perhaps from copying. Please type it.',
    ],
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
    [
      { alternativeTexts: String.raw`{"questionImages":{"a":"\u0000"}}` },
      400,
      'Please give alternative texts of at most 500 characters',
    ],
    [{ passageTitle: 'The sea' }, 400, 'Please enter the text of the passage'],
    [{ passageText: 'Waves.' }, 400, 'Please enter the title of the passage'],
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

  test.each([
    ['answerKey', 'Please enter answer key'],
    ['difficulty', 'Please select a difficulty'],
  ])('without the field %s', async (missing, message) => {
    const { id, name } = await newSubject();
    const right = { examTypeId, subjectId: id, topicName: 'General', difficulty: '2', ...texts };
    const all = Object.entries({ ...right, questionText: twoQuestions(name) });
    const fields = Object.fromEntries(all.filter(([field]) => field !== missing));
    const reply = await post(uploadQuestions.path, { fields });
    expect(reply.status).toBe(400);
    expect(errorOf(reply)).toMatchObject({ message, issues: [{ path: `body.${missing}`, message }] });
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
    bodyOf(uploadQuestions, await upload({ ...fields, allowDuplicates: 'true' }));
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
});

test('of several identical uploads at the same time, one is written', async () => {
  const subject = await newSubject();
  const fields = { subjectId: subject.id, questionText: twoQuestions(subject.name), ...texts };
  const replies = await Promise.all([upload(fields), upload(fields), upload(fields)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await bankOf(subject.id)).toHaveLength(2);
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
    const archived = { status: 'ARCHIVED', bucketId: null } as const;
    await database.question.update({ where: { id: itemAt(bank, 1).id }, data: archived });
    const deleted = await post(checkUpload.path, { fields: { kind: 'regular', questionText } });
    expect(bodyOf(checkUpload, deleted).existing).toEqual([]);
  });

  test('uses the index', async () => {
    const plan = await inTransaction(database, async (transaction) => {
      await transaction
        .selectNoFrom((eb) =>
          eb.fn<string>('set_config', [eb.val('enable_seqscan'), eb.val('off'), eb.lit(true)]).as('setting'),
        )
        .execute();
      return selectDuplicates(transaction, { isAdmin: true, schoolId: null }, 'REGULAR', ['x']).explain();
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

import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import type { DB as Tables } from '@markwell/database/tables';
import { uploadQuestions, uploadRapidFire } from '@markwell/shared/question-editing/upload/upload.contract';
import { expressionBuilder } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createUploadHelpers, texts, twoQuestions, type Sent } from '#testing/helpers/upload-helpers.ts';
import { multipleChoice } from '#modules/question-bank/change/question-bank.rules.ts';
import { storedOptions } from '#testing/database/stored-options.ts';

const { app, admin, examTypeId, newSubject, post, upload, bankOf } = await createUploadHelpers();
const { dataDir, database, request } = app;

/** The files in the storage, once the jobs that remove files are done. */
const storedFiles = async () => {
  await app.queue.workDue();
  return (await fs.readdir(dataDir, { recursive: true })).filter((name) => name.endsWith('.webp'));
};
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
    expect(
      storedOptions(first?.currentRevision).map(
        ({ optionLetter, contentType, contentValue }) =>
          optionLetter + (contentType === 'TEXT' ? contentValue : ''),
      ),
    ).toEqual(['A', 'B', 'C', 'D', 'E']);
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
      parts: multipleChoice(['1', '2', '3', '4'].map((text) => ({ text, isCorrect: text === '2' }))),
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
      '1.png: please choose its place, or name the file Q3 (or Q3A for its option A)',
    );
    bodyOf(uploadQuestions, await upload(fields, [one, ['questionImages', await picture('blue'), '2.png']]));
    const bank = await bankOf(subject.id);
    expect(bank.map(({ currentRevision }) => currentRevision?.image !== null)).toEqual([true, true]);
  });

  test('belong to some questions, options and solutions by their names, each with its own description', async () => {
    const subject = await newSubject();
    const block = (number: number, options: string) => `Q${number}. ${subject.name} ${number}?\n${options}`;
    const fields = {
      subjectId: subject.id,
      topicName: 'Angles',
      questionContentType: 'both',
      solutionType: 'both',
      questionText: [
        block(21, 'A) one\nB) two\nC) three\nD) four'),
        block(22, ''),
        block(23, 'A) one\nB) two\nC) three\nD) four'),
      ].join('\n'),
      answerKey: 'A,C,D',
      alternativeTexts: JSON.stringify({ questionImages: { 'Q22C.png': 'A blue square' } }),
    };
    const named = (name: string, colour: string) =>
      picture(colour).then((content): [string, Buffer, string] => ['questionImages', content, name]);
    const reply = await upload(fields, [
      await named('Q22A.png', 'red'),
      await named('Q22B.png', 'green'),
      await named('Q22C.png', 'blue'),
      await named('Q22D.png', 'white'),
      await named('Q23 triangle.png', 'red'),
      ['solutionImages', await picture('green'), 'S21.png'],
    ]);
    expect(bodyOf(uploadQuestions, reply).questionsCreated).toBe(3);
    const revisions = (await bankOf(subject.id)).map(({ currentRevision }) => currentRevision);
    expect(revisions[0]?.solutionImage?.alternativeText).toBe(
      `The solution, as a picture, to the question: ${subject.name} 21?`,
    );
    expect(revisions[2]?.image?.alternativeText).toBe(`Picture for the question: ${subject.name} 23?`);
    expect([revisions[0]?.image, revisions[1]?.image]).toEqual([null, null]);
    const options = storedOptions(revisions[1]);
    const files = await Promise.all(
      options.map(({ contentValue: id }) => database.mediaFile.findUniqueOrThrow({ where: { id } })),
    );
    expect(
      options.map(({ optionLetter, isCorrect }, index) => [
        optionLetter,
        isCorrect,
        files[index]?.alternativeText,
      ]),
    ).toEqual([
      ['A', false, 'Option A, as a picture'],
      ['B', false, 'Option B, as a picture'],
      ['C', true, 'A blue square'],
      ['D', false, 'Option D, as a picture'],
    ]);
    expect(await colourOf(files[2]?.storageKey ?? '')).toBe('blue');
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

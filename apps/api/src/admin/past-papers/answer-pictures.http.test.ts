import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import { uploadPaperAnswers } from '@markwell/shared/admin/past-papers/past-papers.contract';
import { pastPaperAnswers } from '@markwell/shared/features/past-papers/past-papers.contract';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildPdf } from '../../testing/build-pdf.ts';
import { bodyOf, errorOf } from '../../testing/response-body.ts';
import { createPaperFileHelpers, type Sent } from '../../testing/paper-file-helpers.ts';

let paper: AdminPaperDto;
const {
  dataDir,
  database,
  newPaper,
  post,
  uploadAnswers,
  remove,
  storedFiles,
  rows,
  filesOf,
  asPupil,
  fetched,
  picture,
  png,
} = await createPaperFileHelpers(() => paper);

afterAll(() => fs.rm(dataDir, { recursive: true }));
beforeEach(async () => {
  paper = await newPaper();
});
afterEach(async () => {
  expect(await fs.readdir(path.join(dataDir, 'uploads')).catch(() => [])).toEqual([]);
  expect(await storedFiles(), 'every file has its row').toEqual(await rows());
});

describe('answer pictures', () => {
  test('are shown to the pupil as WebP', async () => {
    const saved = bodyOf(
      uploadPaperAnswers,
      await uploadAnswers({ Q1: await png('red'), S1: await png('lime'), Q10: await png('blue') }),
    );
    expect(saved).toMatchObject({
      answersFolder: `/past-papers/${paper.id}/answers`,
      files: { questionImages: 2, solutionImages: 1 },
    });
    const { answers } = bodyOf(pastPaperAnswers, await asPupil('answers'));
    expect(answers).toMatchObject([
      { number: 1, questionAlt: 'Question 1, as a picture', solutionAlt: 'Solution 1, as a picture' },
      { number: 10, solutionUrl: null },
    ]);
    const shown = sharp(await fetched(answers[0]?.solutionUrl ?? ''));
    expect((await shown.metadata()).format).toBe('webp');
    const [r = 0, g = 0] = await shown.removeAlpha().raw().toBuffer();
    expect(g).toBeGreaterThan(r + 100);
    expect((await filesOf(paper.id)).every(({ access }) => access === 'SIGNED')).toBe(true);
    const entry = await database.auditEntry.findFirst({
      where: { targetId: paper.id, action: 'paper.answers-uploaded' },
    });
    expect(entry?.after).toEqual({ slots: ['Q1', 'S1', 'Q10'] });
  });

  test('replace those in the same slots and leave the others', async () => {
    await uploadAnswers({ Q1: await png('red'), S1: await png('red'), Q2: await png('red') });
    const before = await filesOf(paper.id);
    await uploadAnswers({ S1: await png('blue'), S2: await png('blue') });
    const after = await filesOf(paper.id);
    expect(after).toHaveLength(4);
    const gone = before.filter(({ id }) => !after.some((file) => file.id === id));
    expect(gone).toHaveLength(1);
    expect(await storedFiles()).not.toContain(gone[0]?.storageKey);
  });

  test('are stored once for each slot when several uploads arrive at the same time', async () => {
    const colours = ['red', 'lime', 'blue', 'black'];
    const replies = await Promise.all(
      colours.map(async (colour) => uploadAnswers({ Q1: await png(colour), S1: await png(colour) })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await filesOf(paper.id)).toHaveLength(2);
  });

  test('are removed one by one or all together', async () => {
    await uploadAnswers({
      Q1: await png('red'),
      S1: await png('red'),
      Q2: await png('red'),
      S3: await png('red'),
    });
    expect((await remove('/answers?slot=Q2')).status).toBe(200);
    expect((await remove('/answers?slot=Q1')).status).toBe(200);
    const { answers } = bodyOf(pastPaperAnswers, await asPupil('answers'));
    expect(answers).toMatchObject([{ number: 1, questionUrl: null }, { number: 3 }]);
    expect((await remove('/answers?slot=X1')).status).toBe(400);
    expect((await remove('/answers')).body).toMatchObject({ answersFolder: null });
    expect(await filesOf(paper.id)).toEqual([]);
  });

  test('are turned upright, converted to sRGB, and reduced to the first frame', async () => {
    const frames = await Promise.all([png('red'), png('blue')]);
    await uploadAnswers({
      Q1: await picture('red', 40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      Q2: await picture('red').toColourspace('cmyk').jpeg().toBuffer(),
      Q3: await sharp(frames, { join: { animated: true } })
        .gif({ delay: [50, 50] })
        .toBuffer(),
    });
    const { answers } = bodyOf(pastPaperAnswers, await asPupil('answers'));
    const [upright, print, still] = await Promise.all(
      answers.map(async ({ questionUrl }) => sharp(await fetched(questionUrl ?? '')).metadata()),
    );
    expect(upright).toMatchObject({ width: 20, height: 40 });
    expect(print).toMatchObject({ space: 'srgb' });
    expect(still?.pages ?? 1).toBe(1);
  });

  const bomb = () =>
    sharp({
      create: { width: 6_000, height: 6_000, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
  test.each([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      /^Q2\.png is not a supported image/,
    ],
    ['a PDF', () => buildPdf(), 415, /^Q2\.png is not a supported image/],
    [
      'a cut-off picture',
      async () => (await png('red')).subarray(0, 50),
      422,
      /^Q2\.png is damaged or incomplete/,
    ],
    ['a decompression bomb', bomb, 413, /^Q2\.png has more than 25 million pixels/],
    [
      'a picture that is too large',
      () => Buffer.alloc(5 * 1_048_576 + 1),
      413,
      /^Q2\.png is larger than 5 MB/,
    ],
  ])('are not stored when one of them is %s', async (_case, bad, status, message) => {
    const before = await storedFiles();
    const reply = await uploadAnswers({ Q1: await png('red'), Q2: await bad(), S2: await png('red') });
    expect(reply.status).toBe(status);
    expect(errorOf(reply).message).toMatch(message);
    expect(await storedFiles()).toEqual(before);
    expect(await filesOf(paper.id)).toEqual([]);
  });

  test.each(['Q0', 'q1', 'Q501', 'X1', 'Q1a', 'pdf'])('are refused in the field %s', async (field) => {
    const reply = await uploadAnswers({ [field]: await png('red') });
    expect(reply.status).toBe(400);
    expect(errorOf(reply).message).toBe(`The field ${field} does not accept files`);
  });

  test('must be at least one, and at most one for each slot', async () => {
    expect(errorOf(await uploadAnswers({})).message).toBe('Please select answer images');
    const twice = ['a.png', 'b.png'].map(async (name): Promise<Sent> => ['S4', await png('red'), name]);
    const reply = await post('upload-answers', await Promise.all(twice));
    expect(errorOf(reply)).toMatchObject({ code: 'BAD_REQUEST', message: 'There are two images for S4' });
  });

  test('are limited to two hundred at a time', async () => {
    const content = await png('red');
    const pictures = Array.from({ length: 201 }, (_, index) => [`Q${index + 1}`, content] as const);
    expect((await uploadAnswers(Object.fromEntries(pictures))).status).toBe(400);
    const reply = await uploadAnswers(Object.fromEntries(pictures.slice(1)));
    expect(bodyOf(uploadPaperAnswers, reply).files.questionImages).toBe(200);
  });
});

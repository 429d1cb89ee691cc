import { uploadPaperAnswers } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { pastPaperAnswers } from '@markwell/shared/past-papers/past-papers.contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildPdf } from '#testing/builders/build-pdf.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createPaperFileHelpers, type Sent } from '#testing/helpers/paper-file-helpers.ts';

const papers = await createPaperFileHelpers();
const { database } = papers;

describe('answer pictures', () => {
  test('are shown to the pupil as WebP', async () => {
    const saved = bodyOf(
      uploadPaperAnswers,
      await papers.uploadAnswers({
        Q1: await papers.png('red'),
        S1: await papers.png('lime'),
        Q10: await papers.png('blue'),
      }),
    );
    expect(saved).toMatchObject({
      answersFolder: `/past-papers/${papers.currentPaper().id}/answers`,
      files: { questionImages: 2, solutionImages: 1 },
    });
    const { answers } = bodyOf(pastPaperAnswers, await papers.getAsPupil('answers'));
    expect(answers).toMatchObject([
      { number: 1, questionAlt: 'Question 1, as a picture', solutionAlt: 'Solution 1, as a picture' },
      { number: 10, solutionUrl: null },
    ]);
    const shown = sharp(await papers.download(answers[0]?.solutionUrl ?? ''));
    expect((await shown.metadata()).format).toBe('webp');
    const [r = 0, g = 0] = await shown.removeAlpha().raw().toBuffer();
    expect(g).toBeGreaterThan(r + 100);
    expect((await papers.filesOf(papers.currentPaper().id)).every(({ access }) => access === 'SIGNED')).toBe(
      true,
    );
    const entry = await database.auditEntry.findFirst({
      where: { targetId: papers.currentPaper().id, action: 'paper.answers-uploaded' },
    });
    expect(entry?.after).toEqual({ slots: ['Q1', 'S1', 'Q10'] });
  });

  test('replace those in the same slots and leave the others', async () => {
    await papers.uploadAnswers({
      Q1: await papers.png('red'),
      S1: await papers.png('red'),
      Q2: await papers.png('red'),
    });
    const before = await papers.filesOf(papers.currentPaper().id);
    await papers.uploadAnswers({ S1: await papers.png('blue'), S2: await papers.png('blue') });
    const after = await papers.filesOf(papers.currentPaper().id);
    expect(after).toHaveLength(4);
    const replaced = before.filter(({ id }) => !after.some((file) => file.id === id));
    expect(replaced).toHaveLength(1);
    expect(await papers.storedFiles()).not.toContain(replaced[0]?.storageKey);
  });

  test('are stored once for each slot when several uploads arrive at the same time', async () => {
    const colours = ['red', 'lime', 'blue', 'black'];
    const replies = await Promise.all(
      colours.map(async (colour) =>
        papers.uploadAnswers({ Q1: await papers.png(colour), S1: await papers.png(colour) }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await papers.filesOf(papers.currentPaper().id)).toHaveLength(2);
  });

  test('are removed one by one or all together', async () => {
    await papers.uploadAnswers({
      Q1: await papers.png('red'),
      S1: await papers.png('red'),
      Q2: await papers.png('red'),
      S3: await papers.png('red'),
    });
    expect((await papers.remove('/answers?slot=Q2')).status).toBe(200);
    expect((await papers.remove('/answers?slot=Q1')).status).toBe(200);
    const { answers } = bodyOf(pastPaperAnswers, await papers.getAsPupil('answers'));
    expect(answers).toMatchObject([{ number: 1, questionUrl: null }, { number: 3 }]);
    expect((await papers.remove('/answers?slot=X1')).status).toBe(400);
    expect((await papers.remove('/answers')).body).toMatchObject({ answersFolder: null });
    expect(await papers.filesOf(papers.currentPaper().id)).toEqual([]);
  });

  test('are rotated upright, converted to sRGB, and reduced to the first frame', async () => {
    const frames = await Promise.all([papers.png('red'), papers.png('blue')]);
    await papers.uploadAnswers({
      Q1: await papers.picture('red', 40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      Q2: await papers.picture('red').toColourspace('cmyk').jpeg().toBuffer(),
      Q3: await sharp(frames, { join: { animated: true } })
        .gif({ delay: [50, 50] })
        .toBuffer(),
    });
    const { answers } = bodyOf(pastPaperAnswers, await papers.getAsPupil('answers'));
    const [upright, print, still] = await Promise.all(
      answers.map(async ({ questionUrl }) => sharp(await papers.download(questionUrl ?? '')).metadata()),
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
      async () => (await papers.png('red')).subarray(0, 50),
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
    const before = await papers.storedFiles();
    const reply = await papers.uploadAnswers({
      Q1: await papers.png('red'),
      Q2: await bad(),
      S2: await papers.png('red'),
    });
    expect(reply.status).toBe(status);
    expect(errorOf(reply).message).toMatch(message);
    expect(await papers.storedFiles()).toEqual(before);
    expect(await papers.filesOf(papers.currentPaper().id)).toEqual([]);
  });

  test.each(['Q0', 'q1', 'Q501', 'X1', 'Q1a', 'pdf'])('are refused in the field %s', async (field) => {
    const reply = await papers.uploadAnswers({ [field]: await papers.png('red') });
    expect(reply.status).toBe(400);
    expect(errorOf(reply).message).toBe(`The field ${field} does not accept files`);
  });

  test('must be at least one, and at most one for each slot', async () => {
    expect(errorOf(await papers.uploadAnswers({})).message).toBe('Please select answer images');
    const twice = ['a.png', 'b.png'].map(async (name): Promise<Sent> => [
      'S4',
      await papers.png('red'),
      name,
    ]);
    const reply = await papers.post('upload-answers', await Promise.all(twice));
    expect(errorOf(reply)).toMatchObject({ code: 'BAD_REQUEST', message: 'There are two images for S4' });
  });

  test('are limited to two hundred at a time', async () => {
    const content = await papers.png('red');
    const pictures = Array.from({ length: 201 }, (_, index) => [`Q${index + 1}`, content] as const);
    expect((await papers.uploadAnswers(Object.fromEntries(pictures))).status).toBe(400);
    const reply = await papers.uploadAnswers(Object.fromEntries(pictures.slice(1)));
    expect(bodyOf(uploadPaperAnswers, reply).files.questionImages).toBe(200);
  });
});

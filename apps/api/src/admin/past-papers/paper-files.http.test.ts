import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as os from 'node:os';
import * as path from 'node:path';
import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import {
  createPaper,
  uploadPaperAnswers,
  uploadPaperPdf,
} from '@markwell/shared/admin/past-papers/past-papers.contract';
import {
  pastPaperAnswers,
  pastPaperDownload,
} from '@markwell/shared/features/past-papers/past-papers.contract';
import { maxPdfBytes } from '@markwell/shared/vocabulary/past-papers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSubject } from '../../testing/build-curriculum.ts';
import { buildAdmin, buildPupil, type TestUser } from '../../testing/build-user.ts';
import { buildPdf } from '../../testing/build-pdf.ts';
import { bodyOf, errorOf } from '../../testing/response-body.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { uniqueName } from '../../testing/unique-name.ts';

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-paper-files-'));
const { app, request, database, signInAs } = await createTestApp({ settings: { dataDir } });
let admin: TestUser;
let pupil: TestUser;
let paper: AdminPaperDto;
beforeAll(async () => {
  [admin, pupil] = [await buildAdmin(database), await buildPupil(database)];
});
afterAll(() => fs.rm(dataDir, { recursive: true }));
beforeEach(async () => {
  paper = await newPaper();
});
afterEach(async () => {
  expect(await fs.readdir(path.join(dataDir, 'uploads')).catch(() => [])).toEqual([]);
  expect(await storedFiles(), 'every file has its row').toEqual(await rows());
});

async function newPaper(change: object = {}) {
  const { id, stageId } = await buildSubject(database);
  const body = { title: uniqueName('Paper'), stageId, subjectId: id, ...change };
  return bodyOf(createPaper, await request.post('/api/past-papers').set(signInAs(admin)).send(body));
}
type Sent = [field: string, content: Buffer, name: string];
function post(address: string, files: readonly Sent[], id = paper.id) {
  const call = request.post(`/api/past-papers/${id}/${address}`).set(signInAs(admin));
  for (const [field, content, name] of files) void call.attach(field, content, name);
  return call;
}
const uploadPdf = (...contents: Buffer[]) =>
  post(
    'upload-pdf',
    contents.map((content): Sent => ['pdf', content, 'paper.pdf']),
  );
const uploadAnswers = (pictures: Record<string, Buffer>) =>
  post(
    'upload-answers',
    Object.entries(pictures).map(([place, content]): Sent => [place, content, `${place}.png`]),
  );
const remove = (address = '') =>
  request.delete(`/api/past-papers/${paper.id}${address}`).set(signInAs(admin));
const actions = async () => {
  const entries = await database.auditEntry.findMany({
    where: { subjectId: paper.id },
    orderBy: { id: 'asc' },
  });
  return entries.map(({ action }) => action);
};

const storedFiles = async () => (await fs.readdir(path.join(dataDir, 'media')).catch(() => [])).toSorted();
const rows = async () =>
  (await database.mediaFile.findMany({ select: { storageKey: true } }))
    .map(({ storageKey }) => storageKey)
    .toSorted();
const filesOf = async (paperId: string) =>
  database.mediaFile.findMany({
    where: {
      OR: [
        { paperPdfs: { some: { id: paperId } } },
        { paperQuestions: { some: { paperId } } },
        { paperSolutions: { some: { paperId } } },
      ],
    },
  });

const asPupil = (address: string) =>
  request.get(`/api/past-papers/${paper.id}/${address}`).set(signInAs(pupil));
async function fetched(address: string): Promise<Buffer> {
  const reply = await request
    .get(address)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
  expect(reply.status).toBe(200);
  return reply.body as Buffer;
}
const picture = (background: string, width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background } });
const png = (colour: string) => picture(colour).png().toBuffer();

describe('a PDF', () => {
  test('is downloaded by the pupil unchanged', async () => {
    const content = buildPdf();
    const saved = bodyOf(uploadPaperPdf, await uploadPdf(content));
    expect(saved).toMatchObject({
      pdfPath: `/past-papers/${paper.id}/download-url`,
      files: { pdfBytes: content.length },
    });
    const { url } = bodyOf(pastPaperDownload, await asPupil('download-url'));
    expect((await fetched(url)).equals(content)).toBe(true);
    expect(await filesOf(paper.id)).toMatchObject([
      { access: 'SIGNED', contentType: 'application/pdf', uploadedById: admin.id },
    ]);
    expect(await actions()).toEqual(['paper.created', 'paper.pdf-uploaded']);
  });

  test('replaces the earlier one, whose file and row are removed', async () => {
    await uploadPdf(buildPdf());
    const [before] = await filesOf(paper.id);
    await uploadPdf(buildPdf({ objects: ['(the second)'] }));
    const [after, ...more] = await filesOf(paper.id);
    expect(more).toEqual([]);
    expect(after?.storageKey).not.toBe(before?.storageKey);
    expect(await storedFiles()).not.toContain(before?.storageKey);
    expect(await rows()).not.toContain(before?.storageKey);
  });

  test('is stored once when several are uploaded at the same time', async () => {
    const before = await storedFiles();
    const replies = await Promise.all(
      [1, 2, 3, 4].map((number) => uploadPdf(buildPdf({ objects: [`(${number})`] }))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await filesOf(paper.id)).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });

  test('can be removed, and removing it again is not an error', async () => {
    await uploadPdf(buildPdf());
    expect((await remove('/pdf')).status).toBe(200);
    expect((await remove('/pdf')).status).toBe(200);
    expect(await filesOf(paper.id)).toEqual([]);
    expect((await asPupil('download-url')).status).toBe(404);
    expect(await actions()).toEqual(['paper.created', 'paper.pdf-uploaded', 'paper.pdf-removed']);
  });

  test('of a premium paper needs premium', async () => {
    paper = await newPaper({ isPremium: true });
    await uploadPdf(buildPdf());
    expect((await asPupil('download-url')).status).toBe(403);
  });

  const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>';
  test.each([
    ['none', () => [], 400, 'Please select exactly one PDF file'],
    ['two', () => [buildPdf(), buildPdf()], 400, 'Please select exactly one PDF file'],
    ['three', () => [buildPdf(), buildPdf(), buildPdf()], 400, 'Please send at most 2 files at a time'],
    ['another type', () => [Buffer.from('GIF89a')], 415, 'paper.pdf is not a PDF'],
    ['one cut off', () => [buildPdf().subarray(0, -9)], 422, 'paper.pdf is damaged or incomplete'],
    [
      'a protected one',
      () => [buildPdf({ trailer: '/Encrypt 9 0 R' })],
      422,
      'paper.pdf is protected with a password. Please save it without protection and try again.',
    ],
    [
      'one with a script',
      () => [buildPdf({ catalog: script })],
      422,
      'paper.pdf contains a script. Please print it to a new PDF and upload that.',
    ],
    [
      'one of 51 MB',
      () => [Buffer.concat([buildPdf(), Buffer.alloc(maxPdfBytes + 1_048_576)])],
      413,
      'An upload may have at most 50.1 MB in total',
    ],
    ['one a byte too large', () => [Buffer.alloc(maxPdfBytes + 1)], 413, 'paper.pdf is larger than 50 MB'],
  ])('is refused when it is %s, and the earlier one stays', async (_case, contents, status, message) => {
    await uploadPdf(buildPdf());
    const before = await storedFiles();
    const reply = await uploadPdf(...contents());
    expect(reply.status).toBe(status);
    expect(errorOf(reply).message).toBe(message);
    expect(await storedFiles()).toEqual(before);
    expect(await filesOf(paper.id)).toHaveLength(1);
  });

  test('of nearly 50 MB is accepted', async () => {
    const padding = `(${'x'.repeat(maxPdfBytes - 2_000)})`;
    expect((await uploadPdf(buildPdf({ objects: [padding] }))).status).toBe(200);
    await remove();
  });

  test('leaves no file when its rows cannot be written', async () => {
    const before = await storedFiles();
    const auditEntries = database.sql.schema.alterTable('audit_entries');
    // Only of this paper, because other papers have such entries already.
    const isAllowed = sql<boolean>`${sql.ref('action')} <> 'paper.pdf-uploaded' or ${sql.ref('subject_id')} <> ${sql.lit(paper.id)}`;
    await auditEntries.addCheckConstraint('none', isAllowed).execute();
    const reply = await uploadPdf(buildPdf());
    await auditEntries.dropConstraint('none').execute();
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await storedFiles()).toEqual(before);
  });

  test('leaves no file when the upload breaks off', async () => {
    const server = createServer(app).listen(0);
    await once(server, 'listening');
    const before = await storedFiles();
    const client = httpRequest({
      port: (server.address() as AddressInfo).port,
      method: 'POST',
      path: `/api/past-papers/${paper.id}/upload-pdf`,
      headers: {
        ...signInAs(admin),
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': '5000',
      },
    });
    const closed = new Promise((resolve) => client.on('error', resolve));
    client.write('--b\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    const uploads = path.join(dataDir, 'uploads');
    await expect.poll(async () => (await fs.readdir(uploads, { recursive: true })).length).toBe(2);
    client.destroy(new Error('gone'));
    await closed;
    await expect.poll(() => fs.readdir(uploads)).toEqual([]);
    server.close();
    expect(await storedFiles()).toEqual(before);
    expect(await filesOf(paper.id)).toEqual([]);
  });
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
      where: { subjectId: paper.id, action: 'paper.answers-uploaded' },
    });
    expect(entry?.after).toEqual({ places: ['Q1', 'S1', 'Q10'] });
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
    expect((await remove('/answers?place=Q2')).status).toBe(200);
    expect((await remove('/answers?place=Q1')).status).toBe(200);
    const { answers } = bodyOf(pastPaperAnswers, await asPupil('answers'));
    expect(answers).toMatchObject([{ number: 1, questionUrl: null }, { number: 3 }]);
    expect((await remove('/answers?place=X1')).status).toBe(400);
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

  test.each(['Q0', 'q1', 'Q501', 'X1', 'Q1a', 'pdf'])('are refused in the field %s', async (place) => {
    const reply = await uploadAnswers({ [place]: await png('red') });
    expect(reply.status).toBe(400);
    expect(errorOf(reply).message).toBe(`The field ${place} does not accept files`);
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

test('deleting a paper deletes its files and reports', async () => {
  await uploadPdf(buildPdf());
  await uploadAnswers({ Q1: await png('red'), S1: await png('red') });
  const body = {
    questionId: `${paper.id}-1`,
    questionType: 'past-paper',
    reason: 'Wrong Answer',
    sessionId: paper.id,
  };
  const flagged = await request.post('/api/questions/flag').set(signInAs(pupil)).send(body);
  expect(flagged.status, JSON.stringify(flagged.body)).toBe(200);
  const files = await filesOf(paper.id);
  expect(files).toHaveLength(3);
  expect((await remove()).status).toBe(200);
  for (const { storageKey } of files) expect(await storedFiles()).not.toContain(storageKey);
  expect(await database.mediaFile.count({ where: { id: { in: files.map(({ id }) => id) } } })).toBe(0);
  expect(await database.flag.count({ where: { pastPaperId: paper.id } })).toBe(0);
  const entry = await database.auditEntry.findFirst({
    where: { subjectId: paper.id, action: 'paper.deleted' },
  });
  expect(entry?.before).toMatchObject({ title: paper.title, files: 3, reports: 1 });
  expect((await remove()).status).toBe(404);
});

test.each(['upload-pdf', 'upload-answers'])('%s to an unknown paper leaves no file', async (address) => {
  const before = await storedFiles();
  const file: Sent =
    address === 'upload-pdf' ? ['pdf', buildPdf(), 'a.pdf'] : ['Q1', await png('red'), 'a.png'];
  expect((await post(address, [file], crypto.randomUUID())).status).toBe(404);
  expect(await storedFiles()).toEqual(before);
});

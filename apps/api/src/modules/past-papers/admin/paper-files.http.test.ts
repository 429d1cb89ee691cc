import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as path from 'node:path';
import { uploadPaperPdf } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { pastPaperDownload } from '@markwell/shared/past-papers/past-papers.contract';
import { maxPdfBytes } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildPdf } from '#testing/builders/build-pdf.ts';
import { breakOffUpload } from '#testing/requests/break-off-upload.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createPaperFileHelpers, type Sent } from '#testing/helpers/paper-file-helpers.ts';

const papers = await createPaperFileHelpers();
const { app, request, database, signInAs, admin, pupil, dataDir } = papers;

const uploadPdf = (...contents: Buffer[]) =>
  papers.post(
    'upload-pdf',
    contents.map((content): Sent => ['pdf', content, 'paper.pdf']),
  );
const ofMarkScheme = '?document=mark-scheme';
const actions = async () => {
  const entries = await database.auditEntry.findMany({
    where: { targetId: papers.currentPaper().id },
    orderBy: { id: 'asc' },
  });
  return entries.map(({ action }) => action);
};

describe('a PDF', () => {
  test('is downloaded by the pupil unchanged', async () => {
    const content = buildPdf();
    const saved = bodyOf(uploadPaperPdf, await uploadPdf(content));
    expect(saved).toMatchObject({
      pdfPath: `/past-papers/${papers.currentPaper().id}/download-url`,
      files: { pdfBytes: content.length },
    });
    const { url } = bodyOf(pastPaperDownload, await papers.getAsPupil('download-url'));
    expect((await papers.download(url)).equals(content)).toBe(true);
    expect(await papers.filesOf(papers.currentPaper().id)).toMatchObject([
      { access: 'SIGNED', contentType: 'application/pdf', uploadedById: admin.id },
    ]);
    expect(await actions()).toEqual(['paper.created', 'paper.pdf-uploaded']);
  });

  test('replaces the earlier one, whose file and row are removed', async () => {
    await uploadPdf(buildPdf());
    const [before] = await papers.filesOf(papers.currentPaper().id);
    await uploadPdf(buildPdf({ objects: ['(the second)'] }));
    const [after, ...more] = await papers.filesOf(papers.currentPaper().id);
    expect(more).toEqual([]);
    expect(after?.storageKey).not.toBe(before?.storageKey);
    expect(await papers.storedFiles()).not.toContain(before?.storageKey);
    expect(await papers.rows()).not.toContain(before?.storageKey);
  });

  test('is stored once when several are uploaded at the same time', async () => {
    const before = await papers.storedFiles();
    const replies = await Promise.all(
      [1, 2, 3, 4].map((number) => uploadPdf(buildPdf({ objects: [`(${number})`] }))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await papers.filesOf(papers.currentPaper().id)).toHaveLength(1);
    expect(await papers.storedFiles()).toHaveLength(before.length + 1);
  });

  test('can be removed, and removing it again is not an error', async () => {
    await uploadPdf(buildPdf());
    expect((await papers.remove('/pdf')).status).toBe(200);
    expect((await papers.remove('/pdf')).status).toBe(200);
    expect(await papers.filesOf(papers.currentPaper().id)).toEqual([]);
    expect((await papers.getAsPupil('download-url')).status).toBe(404);
    expect(await actions()).toEqual(['paper.created', 'paper.pdf-uploaded', 'paper.pdf-removed']);
  });

  test('may have a mark scheme beside it, and each is replaced and removed by itself', async () => {
    const paper = buildPdf({ objects: ['(paper)'] });
    const first = buildPdf({ objects: ['(first)'] });
    const second = buildPdf({ objects: ['(second)'] });
    const upload = async (content: Buffer, query = '') =>
      bodyOf(uploadPaperPdf, await papers.post(`upload-pdf${query}`, [['pdf', content, 'a.pdf']]));
    const stored = async (query = '') =>
      papers.download(bodyOf(pastPaperDownload, await papers.getAsPupil(`download-url${query}`)).url);
    await upload(paper);
    await upload(first, ofMarkScheme);
    expect(await upload(second, ofMarkScheme)).toMatchObject({
      markSchemePath: `/past-papers/${papers.currentPaper().id}/download-url${ofMarkScheme}`,
      files: { pdfBytes: paper.length, markSchemeBytes: second.length },
    });
    expect((await stored()).equals(paper)).toBe(true);
    expect((await stored(ofMarkScheme)).equals(second)).toBe(true);
    expect(await papers.filesOf(papers.currentPaper().id)).toHaveLength(2);

    expect((await papers.remove(`/pdf${ofMarkScheme}`)).status).toBe(200);
    expect(errorOf(await papers.getAsPupil(`download-url${ofMarkScheme}`)).message).toBe(
      'This paper has no mark scheme',
    );
    expect((await stored()).equals(paper)).toBe(true);
    expect(await actions()).toEqual([
      'paper.created',
      'paper.pdf-uploaded',
      'paper.mark-scheme-uploaded',
      'paper.mark-scheme-uploaded',
      'paper.mark-scheme-removed',
    ]);
  });

  test('and the mark scheme are deleted with the paper', async () => {
    await uploadPdf(buildPdf());
    await papers.post(`upload-pdf${ofMarkScheme}`, [['pdf', buildPdf(), 'a.pdf']]);
    const keys = (await papers.filesOf(papers.currentPaper().id)).map(({ storageKey }) => storageKey);
    expect(keys).toHaveLength(2);
    await papers.remove();
    expect((await papers.storedFiles()).filter((key) => keys.includes(key))).toEqual([]);
    expect((await papers.rows()).filter((key) => keys.includes(key))).toEqual([]);
  });

  test('of a premium paper needs premium', async () => {
    await papers.newPaper({ isPremium: true });
    await uploadPdf(buildPdf());
    expect((await papers.getAsPupil('download-url')).status).toBe(403);
    await papers.post(`upload-pdf${ofMarkScheme}`, [['pdf', buildPdf(), 'a.pdf']]);
    expect((await papers.getAsPupil(`download-url${ofMarkScheme}`)).status).toBe(403);
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
      'This upload is too large: a file may have at most 50 MB, and all together at most 50.1 MB',
    ],
    ['one a byte too large', () => [Buffer.alloc(maxPdfBytes + 1)], 413, 'paper.pdf is larger than 50 MB'],
  ])('is refused when it is %s, and the earlier one stays', async (_case, contents, status, message) => {
    await uploadPdf(buildPdf());
    const before = await papers.storedFiles();
    const reply = await uploadPdf(...contents());
    expect(reply.status).toBe(status);
    expect(errorOf(reply).message).toBe(message);
    expect(await papers.storedFiles()).toEqual(before);
    expect(await papers.filesOf(papers.currentPaper().id)).toHaveLength(1);
  });

  test('of nearly 50 MB is accepted', async () => {
    const padding = `(${'x'.repeat(maxPdfBytes - 2_000)})`;
    expect((await uploadPdf(buildPdf({ objects: [padding] }))).status).toBe(200);
    await papers.remove();
  });

  test('leaves no file when its rows cannot be written', async () => {
    const before = await papers.storedFiles();
    const auditEntries = database.sql.schema.alterTable('audit_entries');
    // Only of this paper, because other papers have such entries already.
    const isAllowed = sql<boolean>`${sql.ref('action')} <> 'paper.pdf-uploaded' or ${sql.ref('target_id')} <> ${sql.lit(papers.currentPaper().id)}`;
    await auditEntries.addCheckConstraint('none', isAllowed).execute();
    const reply = await uploadPdf(buildPdf());
    await auditEntries.dropConstraint('none').execute();
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await papers.storedFiles()).toEqual(before);
  });

  test('leaves no file when the upload breaks off', async () => {
    const server = createServer(app).listen(0);
    await once(server, 'listening');
    const before = await papers.storedFiles();
    await breakOffUpload({
      port: (server.address() as AddressInfo).port,
      path: `/api/past-papers/${papers.currentPaper().id}/upload-pdf`,
      headers: signInAs(admin),
      field: 'pdf',
      uploadFolder: path.join(dataDir, 'uploads'),
    });
    server.close();
    expect(await papers.storedFiles()).toEqual(before);
    expect(await papers.filesOf(papers.currentPaper().id)).toEqual([]);
  });
});

test('deleting a paper deletes its files and reports', async () => {
  await uploadPdf(buildPdf());
  await papers.uploadAnswers({ Q1: await papers.png('red'), S1: await papers.png('red') });
  const body = {
    questionId: `${papers.currentPaper().id}-1`,
    questionType: 'past-paper',
    reason: 'Wrong Answer',
    sessionId: papers.currentPaper().id,
  };
  const flagged = await request.post('/api/questions/flag').set(signInAs(pupil)).send(body);
  expect(flagged.status, JSON.stringify(flagged.body)).toBe(200);
  const files = await papers.filesOf(papers.currentPaper().id);
  expect(files).toHaveLength(3);
  expect((await papers.remove()).status).toBe(200);
  for (const { storageKey } of files) expect(await papers.storedFiles()).not.toContain(storageKey);
  expect(await database.mediaFile.count({ where: { id: { in: files.map(({ id }) => id) } } })).toBe(0);
  expect(await database.report.count({ where: { pastPaperId: papers.currentPaper().id } })).toBe(0);
  const entry = await database.auditEntry.findFirst({
    where: { targetId: papers.currentPaper().id, action: 'paper.deleted' },
  });
  expect(entry?.before).toMatchObject({ title: papers.currentPaper().title, files: 3, reports: 1 });
  expect((await papers.remove()).status).toBe(404);
});

test.each(['upload-pdf', 'upload-answers'])('%s to an unknown paper leaves no file', async (address) => {
  const before = await papers.storedFiles();
  const file: Sent =
    address === 'upload-pdf' ? ['pdf', buildPdf(), 'a.pdf'] : ['Q1', await papers.png('red'), 'a.png'];
  expect((await papers.post(address, [file], crypto.randomUUID())).status).toBe(404);
  expect(await papers.storedFiles()).toEqual(before);
});

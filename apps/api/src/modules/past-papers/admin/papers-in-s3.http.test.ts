import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { createPaper } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { pastPaperDownload } from '@markwell/shared/past-papers/past-papers.contract';
import { afterAll, expect, test } from 'vitest';
import { readStorageSettings } from '#platform/config/storage-settings.ts';
import { createStorage } from '#platform/storage/create-storage.ts';
import { startS3Server } from '@markwell/testing/s3-server';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildPdf } from '#testing/builders/build-pdf.ts';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-s3-'));
let server = await startS3Server({ folder });
const storage = readStorageSettings(server.settings, folder);
const settings = { storage, dataDir: path.join(folder, 'data') };
// Two processes without a folder in common.
const app = await createTestApp({ settings });
const other = await createTestApp({ settings: { ...settings, dataDir: path.join(folder, 'other') } });
const { request, database, signInAs } = app;
const [admin, pupil] = [await buildAdmin(database), await buildPupil(database)];
afterAll(async () => {
  await server.stop();
  await fs.rm(folder, { recursive: true });
});

async function newPaper() {
  const { id: subjectId, stageId } = await buildSubject(database);
  const body = { title: 'Paper 1', stageId, subjectId };
  return bodyOf(createPaper, await request.post('/api/past-papers').set(signInAs(admin)).send(body)).id;
}
const upload = (paperId: string, content: Buffer) =>
  request
    .post(`/api/past-papers/${paperId}/upload-pdf`)
    .set(signInAs(admin))
    .attach('pdf', content, 'paper.pdf');
const addressFor = async (paperId: string) => {
  const reply = await request.get(`/api/past-papers/${paperId}/download-url`).set(signInAs(pupil));
  return bodyOf(pastPaperDownload, reply).url;
};
/** The objects in the bucket, once the jobs that remove files are done. */
async function storedKeys() {
  await other.queue.workDue();
  const keys = [];
  for await (const { key } of createStorage(storage).list()) keys.push(key);
  return keys;
}
const rows = () => database.mediaFile.count();

test('a PDF that one process stored is sent by another from our own signed address, and removed', async () => {
  const paperId = await newPaper();
  const content = buildPdf();
  expect((await upload(paperId, content)).status).toBe(200);
  expect(await storedKeys()).toHaveLength(1);
  const address = await addressFor(paperId);
  const sent = await other.request.get(address).buffer(true);
  expect(sent.status).toBe(200);
  expect(sent.headers['content-length']).toBe(String(content.length));
  expect(Buffer.compare(sent.body as Buffer, content)).toBe(0);
  expect((await other.request.get(address.split('?')[0] ?? '')).status).toBe(403);
  const removed = await request.delete(`/api/past-papers/${paperId}/pdf`).set(signInAs(admin));
  expect(removed.status).toBe(200);
  expect(await storedKeys()).toEqual([]);
});

test('while the storage is away, files answer 503 and an upload stores nothing; afterwards both work', async () => {
  const paperId = await newPaper();
  await upload(paperId, buildPdf());
  const address = await addressFor(paperId);
  const before = await rows();
  await server.stop();
  const [download, refused] = [
    await request.get(address),
    await upload(paperId, buildPdf({ objects: ['(2)'] })),
  ];
  for (const reply of [download, refused]) {
    expect(reply.status).toBe(503);
    expect(errorOf(reply).code).toBe('UNAVAILABLE');
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.text).not.toContain('markwell-media');
  }
  expect((await request.get('/api/ready')).status).toBe(200);
  expect(await rows()).toBe(before);
  server = await startS3Server({ folder, port: server.port });
  expect((await request.get(address)).status).toBe(200);
  expect((await upload(paperId, buildPdf({ objects: ['(2)'] }))).status).toBe(200);
  expect(await storedKeys()).toHaveLength(1);
});

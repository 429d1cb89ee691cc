import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { type AdminPaperDto, createPaper } from '@markwell/shared/past-papers/past-papers-admin.contract';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { buildSubject } from '../builders/build-curriculum.ts';
import { buildAdmin, buildPupil } from '../builders/build-user.ts';
import { bodyOf } from '../requests/response-body.ts';
import { createTestApp } from '../test-app.ts';
import { uniqueName } from '../builders/unique-name.ts';

export type Sent = [field: string, content: Buffer, name: string];

/**
 * An app with its own data folder, and helpers for tests of the files of a past paper. Each test begins with
 * a new paper, `currentPaper()`; after each, every stored file must have its row.
 */
export async function createPaperFileHelpers() {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-paper-files-'));
  const { app, request, database, signInAs, queue } = await createTestApp({ settings: { dataDir } });
  const [admin, pupil] = [await buildAdmin(database), await buildPupil(database)];

  let paper: AdminPaperDto | undefined;
  /** Becomes the current paper. */
  async function newPaper(change: object = {}) {
    const { id, stageId } = await buildSubject(database);
    const body = { title: uniqueName('Paper'), stageId, subjectId: id, ...change };
    paper = bodyOf(createPaper, await request.post('/api/past-papers').set(signInAs(admin)).send(body));
    return paper;
  }
  const currentPaper = () => {
    if (!paper) throw new Error('There is a paper only within a test');
    return paper;
  };
  function post(address: string, files: readonly Sent[], id = currentPaper().id) {
    const call = request.post(`/api/past-papers/${id}/${address}`).set(signInAs(admin));
    for (const [field, content, name] of files) void call.attach(field, content, name);
    return call;
  }
  const uploadAnswers = (pictures: Record<string, Buffer>) =>
    post(
      'upload-answers',
      Object.entries(pictures).map(([slot, content]): Sent => [slot, content, `${slot}.png`]),
    );
  const remove = (address = '') =>
    request.delete(`/api/past-papers/${currentPaper().id}${address}`).set(signInAs(admin));

  /** The files in the storage, once the jobs that remove files are done. */
  const storedFiles = async () => {
    await queue.workDue();
    return (await fs.readdir(path.join(dataDir, 'media')).catch(() => [])).toSorted();
  };
  const rows = async () =>
    (await database.mediaFile.findMany({ select: { storageKey: true } }))
      .map(({ storageKey }) => storageKey)
      .toSorted();
  const filesOf = async (paperId: string) =>
    database.mediaFile.findMany({
      where: {
        OR: [
          { paperPdfs: { some: { id: paperId } } },
          { paperMarkSchemes: { some: { id: paperId } } },
          { paperQuestions: { some: { paperId } } },
          { paperSolutions: { some: { paperId } } },
        ],
      },
    });

  const getAsPupil = (address: string) =>
    request.get(`/api/past-papers/${currentPaper().id}/${address}`).set(signInAs(pupil));
  async function download(address: string): Promise<Buffer> {
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
  beforeEach(async () => {
    await newPaper();
  });
  afterEach(async () => {
    expect(await fs.readdir(path.join(dataDir, 'uploads')).catch(() => [])).toEqual([]);
    expect(await storedFiles(), 'every file has its row').toEqual(await rows());
  });
  afterAll(() => fs.rm(dataDir, { recursive: true }));

  const picture = (background: string, width = 30, height = 20) =>
    sharp({ create: { width, height, channels: 3, background } });
  const png = (colour: string) => picture(colour).png().toBuffer();

  return {
    dataDir,
    app,
    request,
    database,
    signInAs,
    admin,
    pupil,
    currentPaper,
    newPaper,
    post,
    uploadAnswers,
    remove,
    storedFiles,
    rows,
    filesOf,
    getAsPupil,
    download,
    picture,
    png,
  };
}

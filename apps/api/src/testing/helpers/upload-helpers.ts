import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { connectDatabase } from '@markwell/database/connect';
import { uploadQuestions } from '@markwell/shared/question-editing/upload/upload.contract';
import { afterAll } from 'vitest';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';
import { buildStage, buildSubject } from '../builders/build-curriculum.ts';
import { buildAdmin } from '../builders/build-user.ts';
import { createTestApp } from '../test-app.ts';

export interface Sent {
  fields: Record<string, string>;
  files?: [field: string, content: Buffer, name: string][];
  headers?: Record<string, string>;
}

/** A question with four options. */
export const block = (number: number, text: string) =>
  `Q${number}. ${text}\nA) one\nB) two\nC) three\nD) four`;
export const twoQuestions = (name: string) =>
  [block(1, `${name} first?`), block(2, `${name} second?`)].join('\n\n');
/** The answer key and the solutions of two questions. */
export const texts = { answerKey: 'B, c', explanationText: 'S1. Because.\nS2. Because of that.' };

/**
 * An app with its own data folder and database connection, which are removed after the tests, and helpers for tests of
 * uploads.
 */
export async function createUploadHelpers() {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-upload-'));
  const url = await testDatabaseUrl();
  const database = connectDatabase(url, { poolSize: 5 });
  afterAll(async () => {
    await database.$disconnect();
    await fs.rm(dataDir, { recursive: true });
  });
  const { request, signInAs, queue } = await createTestApp({ database, settings: { dataDir } });
  const admin = await buildAdmin(database);
  const examTypeId = (await buildStage(database)).id;

  const newSubject = () => buildSubject(database, { stageId: examTypeId });

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

  /** All questions of a subject, with their files. */
  async function bankOf(subjectId: string) {
    return database.question.findMany({
      where: { topic: { subjectId } },
      orderBy: { questionNumber: 'asc' },
      include: {
        topic: true,
        bucket: true,
        currentRevision: { include: { image: true, solutionImage: true } },
      },
    });
  }

  const app = { dataDir, url, database, request, signInAs, queue };
  return { app, admin, examTypeId, newSubject, post, upload, bankOf };
}

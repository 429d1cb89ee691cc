import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import {
  listPastPapers,
  pastPaperAnswers,
  pastPaperDownload,
  premiumContact,
} from '@markwell/shared/past-papers/past-papers.contract';
import { afterAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from '#platform/storage/folder-storage.ts';
import { buildExamBoard, buildSubject } from '#testing/builders/build-curriculum.ts';
import {
  buildParent,
  buildPupil,
  buildSchool,
  buildUser,
  type TestUser,
} from '#testing/builders/build-user.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-papers-'));
const { clock, advance } = createTestClock('2026-03-01T12:00:00Z');
const { request, database, signInAs } = await createTestApp({ clock, settings: { dataDir } });
const storage = createFolderStorage(path.join(dataDir, 'media'));
afterAll(() => fs.rm(dataDir, { recursive: true }));

const pupil = await buildPupil(database);
const get = (address: string, user: TestUser = pupil) =>
  request.get(`/api/past-papers${address}`).set(signInAs(user, 30));

async function buildFile(extension: 'webp' | 'pdf', alternativeText = '') {
  const storageKey = `${randomBytes(12).toString('hex')}.${extension}`;
  const content = Buffer.from(`the bytes of ${storageKey}`);
  await storage.write(storageKey, content);
  const contentType = extension === 'pdf' ? 'application/pdf' : 'image/webp';
  const data = {
    storageKey,
    access: 'SIGNED' as const,
    contentType,
    byteSize: content.length,
    alternativeText,
  };
  const { id } = await database.mediaFile.create({ data });
  return { id, storageKey, content };
}

interface Overrides {
  subject?: { id: string; stageId: string };
  title?: string;
  isPremium?: boolean;
  empty?: boolean;
}

/** A paper with a PDF and answers, or with `empty` without both. */
async function buildPaper({ subject, title, isPremium = false, empty = false }: Overrides = {}) {
  const { id: subjectId, stageId } = subject ?? (await buildSubject(database));
  const pdf = empty ? undefined : await buildFile('pdf');
  const question = empty ? undefined : await buildFile('webp', 'Question 1. What is 2 + 2?');
  const solution = empty ? undefined : await buildFile('webp', 'Question 1. Answer: A, 4.');
  const paper = await database.pastPaper.create({
    data: {
      subjectId,
      stageId,
      title: title ?? uniqueName('Paper'),
      year: 2024,
      difficulty: 'HARD',
      duration: 45,
      maxMarks: 30,
      totalQuestions: 2,
      isPremium,
      isFree: !isPremium,
      pdfFileId: pdf?.id ?? null,
      ...(question &&
        solution && {
          answers: {
            create: [{ number: 2 }, { number: 1, questionFileId: question.id, solutionFileId: solution.id }],
          },
        }),
    },
  });
  return { ...paper, pdf, question, solution };
}

const listFor = async (user: TestUser) => bodyOf(listPastPapers, await get('', user));

describe('GET /past-papers', () => {
  test('lists papers with their fields, and never shows where a file is stored', async () => {
    const subject = await buildSubject(database);
    const paper = await buildPaper({ subject, isPremium: true });
    const reply = await get('');
    const stage = await database.stage.findUniqueOrThrow({ where: { id: subject.stageId } });
    expect(bodyOf(listPastPapers, reply).find(({ id }) => id === paper.id)).toEqual({
      id: paper.id,
      title: paper.title,
      schoolName: null,
      examType: { id: stage.id, name: stage.name },
      subject: { id: subject.id, name: subject.name, color: 'blue' },
      examBoard: null,
      year: 2024,
      difficulty: 'Hard',
      duration: 45,
      maxMarks: 30,
      totalQuestions: 2,
      isPremium: true,
      isLocked: true,
      pdfPath: `/past-papers/${paper.id}/download-url`,
      markSchemePath: null,
      answersFolder: `/past-papers/${paper.id}/answers`,
    });
    for (const { storageKey } of [paper.pdf, paper.question, paper.solution].filter(
      (file) => file !== undefined,
    ))
      expect(reply.text).not.toContain(storageKey);
  });

  test('shows when a paper has no PDF and no answers', async () => {
    const { id } = await buildPaper({ empty: true });
    expect((await listFor(pupil)).find((paper) => paper.id === id)).toMatchObject({
      pdfPath: null,
      answersFolder: null,
    });
  });

  test('shows the exam board, and to whom a premium paper is locked', async () => {
    const board = await buildExamBoard(database);
    const paper = await buildPaper({ isPremium: true });
    await database.pastPaper.update({ where: { id: paper.id }, data: { examBoardId: board.id } });
    const premium = await buildPupil(database, { premiumUntil: new Date(clock().getTime() + 3_600_000) });
    const shownTo = async (user: TestUser) => (await listFor(user)).find(({ id }) => id === paper.id);
    expect(await shownTo(pupil)).toMatchObject({
      examBoard: { id: board.id, name: board.name },
      isLocked: true,
    });
    expect(await shownTo(premium)).toMatchObject({ isPremium: true, isLocked: false });
  });

  test("shows a school's papers to the school and drafts to administrators", async () => {
    const school = await buildSchool(database);
    const ofSchool = await buildPaper({
      subject: await buildSubject(database, { visibility: 'SCHOOL_PRIVATE', schoolId: school.id }),
    });
    const draft = await buildPaper({ subject: await buildSubject(database, { visibility: 'DRAFT' }) });
    const own = await buildPupil(database, { schoolId: school.id });
    const admin = await buildUser(database, { role: 'ADMIN' });
    const seenBy = async (user: TestUser) => {
      const ids = (await listFor(user)).map(({ id }) => id);
      return [ids.includes(ofSchool.id), ids.includes(draft.id)];
    };
    expect(await seenBy(pupil)).toEqual([false, false]);
    expect(await seenBy(own)).toEqual([true, false]);
    expect(await seenBy(admin)).toEqual([true, true]);
    for (const { id } of [ofSchool, draft]) {
      for (const endpoint of ['answers', 'download-url'])
        expect((await get(`/${id}/${endpoint}`)).status).toBe(404);
    }
    expect((await get(`/${ofSchool.id}/answers`, own)).status).toBe(200);
  });
});

describe('GET /past-papers/:id/answers', () => {
  test('returns the pictures in order, with signed addresses that work for an hour', async () => {
    const paper = await buildPaper();
    const { title, answers } = bodyOf(pastPaperAnswers, await get(`/${paper.id}/answers`));
    expect(title).toBe(paper.title);
    expect(answers).toMatchObject([
      { number: 1, questionAlt: 'Question 1. What is 2 + 2?', solutionAlt: 'Question 1. Answer: A, 4.' },
      { number: 2, questionUrl: null, solutionUrl: null },
    ]);
    const url = answers[0]?.solutionUrl ?? '';
    const picture = await request.get(url);
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'content-disposition': 'inline' });
    expect(picture.body).toEqual(paper.solution?.content);
    advance(61 * 60_000);
    expect((await request.get(url)).status).toBe(403);
    expect((await request.get(`/media/${paper.solution?.storageKey ?? ''}`)).status).toBe(403);
    const again = bodyOf(pastPaperAnswers, await get(`/${paper.id}/answers`));
    expect((await request.get(again.answers[0]?.solutionUrl ?? '')).status).toBe(200);
  });

  test('returns an empty list for a paper without answers', async () => {
    const { id, title } = await buildPaper({ empty: true });
    expect(bodyOf(pastPaperAnswers, await get(`/${id}/answers`))).toEqual({ title, answers: [] });
  });
});

describe('GET /past-papers/:id/download-url', () => {
  test('returns a signed address that downloads the PDF under its title, for an hour', async () => {
    const paper = await buildPaper({ title: 'Épreuve 1: "Maths" <b>\r\nX: y' });
    const { url, filename } = bodyOf(pastPaperDownload, await get(`/${paper.id}/download-url`));
    expect(filename).toBe('Epreuve-1-Maths-b-X-y.pdf');
    const pdf = await request.get(url);
    expect(pdf.status).toBe(200);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${filename}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(pdf.body).toEqual(paper.pdf?.content);
    expect((await request.get(url.replace('Epreuve', 'virus'))).status).toBe(403);
    expect((await request.get(url.replace(/&filename=.*/, ''))).status).toBe(403);
    advance(61 * 60_000);
    expect((await request.get(url)).status).toBe(403);
  });

  test('returns 404 for a paper without a PDF', async () => {
    const { id } = await buildPaper({ empty: true });
    expect((await get(`/${id}/download-url`)).status).toBe(404);
  });
});

describe('a premium paper', () => {
  const messages = {
    answers: 'Premium access required to view answers',
    'download-url': 'Premium access required to download this paper',
  };

  test.each(['answers', 'download-url'] as const)('refuses %s without premium access', async (endpoint) => {
    const paper = await buildPaper({ isPremium: true });
    const lapsed = await buildPupil(database, { premiumUntil: new Date(clock().getTime() - 1000) });
    for (const user of [pupil, lapsed]) {
      const reply = await get(`/${paper.id}/${endpoint}`, user);
      expect(reply.status).toBe(403);
      expect(errorOf(reply)).toMatchObject({ code: 'PREMIUM_REQUIRED', message: messages[endpoint] });
      expect(reply.text).not.toContain('media');
    }
    const until = new Date(clock().getTime() + 3_600_000);
    const premium = await buildPupil(database, { premiumUntil: until });
    const staff = await Promise.all(
      (['TEACHER', 'ADMIN', 'SUPER_ADMIN'] as const).map((role) => buildUser(database, { role })),
    );
    for (const user of [premium, ...staff])
      expect((await get(`/${paper.id}/${endpoint}`, user)).status).toBe(200);
    advance(3_600_001);
    expect((await get(`/${paper.id}/${endpoint}`, premium)).status).toBe(403);
  });
});

test.each([
  [undefined, null],
  ['premium@school.example', { kind: 'email', address: 'premium@school.example' }],
  ['https://school.example/premium', { kind: 'page', address: 'https://school.example/premium' }],
])('whom to ask for premium is a setting: %s', async (setting, contact) => {
  const { request, signInAs } = await createTestApp({
    clock,
    settings: { dataDir, premiumContact: setting },
  });
  const reply = await request.get('/api/past-papers/premium').set(signInAs(pupil, 30));
  expect(bodyOf(premiumContact, reply)).toEqual({ contact });
});

test.each(['', '/premium', '/:id/answers', '/:id/download-url'])(
  '%s refuses callers without a session and parents',
  async (endpoint) => {
    const { id } = await buildPaper();
    const address = endpoint.replace(':id', id);
    expect((await request.get(`/api/past-papers${address}`)).status).toBe(401);
    expect((await get(address, await buildParent(database))).status).toBe(403);
  },
);

test.each(['answers', 'download-url'])('%s of a paper that does not exist', async (endpoint) => {
  expect((await get(`/${crypto.randomUUID()}/${endpoint}`)).status).toBe(404);
  expect((await get(`/7/${endpoint}`)).status).toBe(400);
});

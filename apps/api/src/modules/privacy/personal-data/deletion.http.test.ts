import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '#modules/accounts/password-hash.ts';
import { ownStats, requestDeletion, undoDeletion } from '@markwell/shared/settings/users.contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';

const requestedAt = '2026-07-15T12:00:00.000Z';
const due = '2026-07-22T12:00:00.000Z';
const dataDir = mkdtempSync(join(tmpdir(), 'deletion-'));
const { clock, set } = createTestClock(requestedAt);
const { request, database, signInAs, jobs, queue, mailbox, settle } = await createTestApp({
  clock,
  settings: { dataDir },
});
const password = 'correct horse battery';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(() => {
  set(requestedAt);
});

// Several days pass in these tests, so the session must be long.
const session = (user: TestUser) => signInAs(user, 30);
const ask = (user: TestUser, body: object = { password }) =>
  request.post('/api/users/deletion').set(session(user)).send(body);
const undo = (user: TestUser) => request.post('/api/users/deletion/undo').set(session(user));
const runJob = () => jobs.find(({ name }) => name === 'accounts to delete')?.run();
const exists = async (user: TestUser) => (await database.user.count({ where: { id: user.id } })) === 1;

test('a deletion can be cancelled for seven days, and the account shows the date', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  expect(bodyOf(requestDeletion, await ask(pupil))).toEqual({ hasPassword: true, deletionDueAt: due });
  const readOwnData = () => request.get('/api/users/me').set(session(pupil));
  expect(bodyOf(ownStats, await readOwnData()).account).toEqual({ hasPassword: true, deletionDueAt: due });
  set('2026-07-20T12:00:00Z');
  expect(bodyOf(requestDeletion, await ask(pupil)).deletionDueAt).toBe(due);
  set('2026-07-22T11:59:59Z');
  await runJob();
  expect(await exists(pupil)).toBe(true);
  expect(bodyOf(undoDeletion, await undo(pupil)).deletionDueAt).toBeNull();
  set('2026-08-22T12:00:00Z');
  await runJob();
  expect(await exists(pupil)).toBe(true);
});

test('the user gets one e-mail with the date, however often the deletion is requested', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  await ask(pupil);
  await ask(pupil);
  await settle();
  const emails = mailbox.to(pupil.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['Your Markwell account will be deleted']);
  expect(emails[0]?.text).toContain('on 22 July 2026');
});

test('a wrong or missing password requests no deletion', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  for (const body of [{ password: 'wrong' }, { password: '' }, {}]) {
    const response = await ask(pupil, body);
    expect(response.status).toBe(422);
    expect(errorOf(response).issues?.[0]?.path).toBe('body.password');
  }
  const { deletionRequestedAt } = await database.user.findUniqueOrThrow({ where: { id: pupil.id } });
  expect(deletionRequestedAt).toBeNull();
});

test('without a password a recent sign-in is required', async () => {
  const pupil = await buildPupil(database, { lastLoginAt: new Date('2026-07-15T11:49:00Z') });
  const stale = await ask(pupil, {});
  expect(stale.status).toBe(422);
  expect(errorOf(stale).message).toContain('sign in with Google again');
  await database.user.update({
    where: { id: pupil.id },
    data: { lastLoginAt: new Date('2026-07-15T11:51:00Z') },
  });
  expect(bodyOf(requestDeletion, await ask(pupil, {}))).toEqual({ hasPassword: false, deletionDueAt: due });
});

test('when due, the user and every answer are deleted; question statistics stay', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const other = await buildPupil(database);
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 10, { topicId: topic.id });
  const attempts = [];
  for (const user of [pupil, other]) {
    const learner = createApiClient({ request, signInAs }, user);
    const started = startedTestOf(await learner.generate(subject));
    await learner.complete(started.testId, answersFor(started, 'A'));
    attempts.push(started);
  }
  const [deletedAttempt, otherAttempt] = [itemAt(attempts, 0), itemAt(attempts, 1)];
  const reported = itemAt(deletedAttempt.questions, 0).id;
  await createApiClient({ request, signInAs }, pupil).post('/questions/flag', {
    questionType: 'mock-test',
    questionId: reported,
    reason: 'Wrong Answer',
    sessionId: deletedAttempt.testId,
  });
  await database.auditEntry.create({
    data: {
      action: 'user.changed',
      targetKind: 'user',
      targetId: pupil.id,
      before: { email: pupil.email },
    },
  });
  await ask(pupil);
  set(due);
  await runJob();

  expect(await exists(pupil)).toBe(false);
  expect(await database.attempt.count({ where: { id: deletedAttempt.testId } })).toBe(0);
  expect(await database.topicProgress.count({ where: { userId: pupil.id } })).toBe(0);
  const statistics = await database.questionStatistics.findUniqueOrThrow({ where: { questionId: reported } });
  expect(statistics).toMatchObject({ answeredCount: 2, correctCount: 2 });
  const reports = await database.report.findMany({ where: { questionId: reported } });
  expect(reports).toMatchObject([{ userId: null, attemptId: null, reason: 'WRONG_ANSWER' }]);
  const auditLog = await database.auditEntry.findMany({ where: { action: 'user.changed' } });
  expect(auditLog).toMatchObject([{ before: null, after: null }]);
  expect(auditLog[0]?.targetId).not.toBe(pupil.id);
  expect((await request.get('/api/auth/me').set(session(pupil))).status).toBe(401);

  expect(await exists(other)).toBe(true);
  expect(await database.attempt.count({ where: { id: otherAttempt.testId } })).toBe(1);
});

test('uploads that others use stay; the rest is deleted, files and saved e-mails included', async () => {
  const teacher = await buildUser(database, { role: 'TEACHER', passwordHash });
  const folder = join(dataDir, 'media');
  await mkdir(folder, { recursive: true });
  const upload = async () => {
    const storageKey = `${uniqueCode('picture')}.webp`;
    await writeFile(join(folder, storageKey), 'a picture');
    return database.mediaFile.create({
      data: { storageKey, contentType: 'image/webp', byteSize: 9, uploadedById: teacher.id },
    });
  };
  const [used, unused] = [await upload(), await upload()];
  const { revisionId } = await buildQuestion(database);
  await database.questionRevision.update({ where: { id: revisionId }, data: { imageId: used.id } });
  await ask(teacher);
  set(due);
  await runJob();
  await queue.workDue();

  expect(await exists(teacher)).toBe(false);
  expect(await database.mediaFile.findMany({ where: { id: { in: [used.id, unused.id] } } })).toMatchObject([
    { id: used.id, uploadedById: null },
  ]);
  expect(existsSync(join(folder, used.storageKey))).toBe(true);
  expect(existsSync(join(folder, unused.storageKey))).toBe(false);
  expect(mailbox.removedAbout.map(({ email }) => email)).toContain(teacher.email);
});

test('after seven days a deletion cannot be cancelled', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  await ask(pupil);
  set(due);
  const response = await undo(pupil);
  expect(response.status).toBe(409);
  expect(errorOf(response).message).toBe('It is too late to keep this account: the 7 days are over.');
  await Promise.all([runJob(), runJob()]);
  expect(await exists(pupil)).toBe(false);
});

test('cancelling without a request changes nothing', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  expect(bodyOf(undoDeletion, await undo(pupil))).toEqual({ hasPassword: true, deletionDueAt: null });
});

test('the last super-administrator cannot be deleted', async () => {
  await database.user.deleteMany({ where: { role: 'SUPER_ADMIN' } });
  const only = await buildUser(database, { role: 'SUPER_ADMIN', passwordHash });
  const response = await ask(only);
  expect(response.status).toBe(422);
  expect(errorOf(response).message).toContain('only super-administrator');
  await buildUser(database, { role: 'SUPER_ADMIN' });
  expect((await ask(only)).status).toBe(200);
});

test('a deletion requires a session and a valid password field', async () => {
  expect((await request.post('/api/users/deletion').send({ password })).status).toBe(401);
  expect((await request.post('/api/users/deletion/undo')).status).toBe(401);
  const pupil = await buildPupil(database, { passwordHash });
  expect((await ask(pupil, { password: 7 })).status).toBe(400);
  expect((await ask(pupil, { password: 'x'.repeat(201) })).status).toBe(400);
});

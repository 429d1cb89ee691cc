import { answerColumns } from '#modules/attempts/answer-columns.ts';
import { privacyFacts } from '@markwell/shared/privacy/privacy.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { finishedAttempt } from '#testing/builders/build-attempt.ts';
import { buildCreativeQuestion } from '#testing/builders/build-creative-writing.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildAdmin, buildPupil, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const now = '2028-07-15T03:00:00.000Z';
const longAgo = new Date('2026-07-15T02:59:00.000Z');
const { clock, set } = createTestClock(now);
const { request, database, mailbox, jobs, settle } = await createTestApp({ clock });
beforeEach(() => set(now));
const run = async (job: string) => {
  await jobs.find(({ name }) => name === job)?.run();
  await settle();
};
const exists = async ({ id }: TestUser) => (await database.user.count({ where: { id } })) === 1;
const unused = { createdAt: longAgo, lastLoginAt: longAgo, lastActiveOn: new Date('2026-07-14') };

describe('unused accounts', () => {
  test('are warned once, with their parents, and deleted a month later', async () => {
    const parentEmail = 'parent-of-unused@example.com';
    const child = await buildPupil(database, {
      ...unused,
      name: 'Ada',
      parentEmail,
      parentConfirmedAt: longAgo,
    });
    await Promise.all([run('unused accounts'), run('unused accounts')]);
    await run('unused accounts');
    expect(mailbox.to(child.email).map(({ subject }) => subject)).toEqual([
      'Your Markwell account will be deleted on 14 August 2028',
    ]);
    expect(mailbox.to(child.email)[0]?.text).toContain('sign in before that day');
    expect(mailbox.to(parentEmail)).toHaveLength(1);
    expect(mailbox.to(parentEmail)[0]?.text).toMatch(/parent-consent#token=/);
    set('2028-08-14T02:59:00.000Z');
    await run('unused accounts');
    expect(await exists(child)).toBe(true);
    set('2028-08-14T03:00:00.000Z');
    await Promise.all([run('unused accounts'), run('unused accounts')]);
    expect(await exists(child)).toBe(false);
  });

  test('stay when they were used after the warning, and are warned again years later', async () => {
    const pupil = await buildPupil(database, unused);
    await run('unused accounts');
    expect(mailbox.to(pupil.email)).toHaveLength(1);
    await database.user.update({
      where: { id: pupil.id },
      data: { lastLoginAt: new Date('2028-08-01T10:00:00Z') },
    });
    set('2028-09-14T03:00:00.000Z');
    await run('unused accounts');
    expect(await database.user.findUnique({ where: { id: pupil.id } })).toMatchObject({
      inactivityWarnedAt: null,
    });
    set('2030-08-02T03:00:00.000Z');
    await run('unused accounts');
    expect(mailbox.to(pupil.email)).toHaveLength(2);
    await database.user.delete({ where: { id: pupil.id } });
  });

  test('of staff, with premium access, or used lately are left alone', async () => {
    const others = [
      await buildUser(database, { ...unused, role: 'TEACHER' }),
      await buildAdmin(database, unused),
      await buildPupil(database, { ...unused, premiumUntil: new Date('2028-12-31') }),
      await buildPupil(database, { ...unused, lastActiveOn: new Date('2026-07-16') }),
      await buildPupil(database, { ...unused, createdAt: new Date('2026-07-15T03:01:00Z') }),
    ];
    await run('unused accounts');
    for (const { email } of others) expect(mailbox.to(email)).toEqual([]);
  });

  test('are warned later when the mail server cannot be reached', async () => {
    const pupil = await buildPupil(database, unused);
    mailbox.refuseAll();
    await expect(run('unused accounts')).rejects.toThrow();
    mailbox.refuseAll(false);
    expect((await database.user.findUnique({ where: { id: pupil.id } }))?.inactivityWarnedAt).toBeNull();
    await run('unused accounts');
    expect(mailbox.to(pupil.email)).toHaveLength(1);
  });
});

test('old details are removed; results, progress and newer details stay', async () => {
  const pupil = await buildPupil(database);
  const userId = pupil.id;
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  const question = await buildQuestion(database, { topicId: topic.id });
  const brief = await buildCreativeQuestion(database, subject);
  const shown = { questionId: question.id, revisionId: question.revisionId, topicId: topic.id };
  const times = [longAgo.toISOString(), '2026-07-16T03:00:00.000Z'];
  for (const time of times) {
    const answer = { ...shown, response: 'A', answeredAt: new Date(time), isCorrect: true };
    const attempt = finishedAttempt({ userId, subject, finishedAt: time, score: 100 });
    await database.attempt.create({
      data: { ...attempt, ...answerColumns(attempt.startedAt as Date, [answer]) },
    });
    await database.creativeWritingSession.create({
      data: {
        id: crypto.randomUUID(),
        userId,
        stageId: subject.stageId,
        subjectId: subject.id,
        difficulty: 'STANDARD',
        totalQuestions: 1,
        startedAt: time,
        answers: {
          create: { ordinal: 1, questionId: brief.id, selectedOption: 'A', justification: 'My own words' },
        },
      },
    });
    await database.auditEntry.create({
      data: { action: 'user.activated', targetKind: 'user', targetId: userId, createdAt: time },
    });
  }
  await database.notification.create({
    data: { userId, kind: 'test-closed', title: 'Old', body: '', dedupeKey: 'x', createdAt: times[1] ?? '' },
  });

  await run('old records');
  const attempts = await database.attempt.findMany({ where: { userId }, orderBy: { finishedAt: 'asc' } });
  expect(attempts.map(({ answers }) => answers)).toEqual([{ 1: ['A', 1, null] }, { 1: ['A', 1, 600_000] }]);
  const texts = await database.creativeWritingAnswer.findMany({
    where: { session: { userId } },
    orderBy: { session: { startedAt: 'asc' } },
  });
  expect(texts.map(({ justification }) => justification)).toEqual([null, 'My own words']);
  expect(await database.auditEntry.count({ where: { targetId: userId } })).toBe(1);
  expect(await database.notification.count({ where: { userId } })).toBe(0);
});

test('anyone can read who is responsible, who processes data, and for how long', async () => {
  const facts = bodyOf(privacyFacts, await request.get('/api/privacy'));
  expect(facts).toEqual({
    operator: { name: null, contact: null, processors: [] },
    uses: { mailServer: true, google: false, contentGeneration: false },
    months: { inactiveAccounts: 24, answerDetails: 24, auditLog: 24, notifications: 12 },
    warningDays: 30,
  });
  const operator = {
    name: 'Oakfield Tutors',
    contact: 'privacy@oakfield.example',
    processors: ['Oak Hosting'],
  };
  const named = await createTestApp({ clock, settings: { operator, hasMailServer: false } });
  expect(bodyOf(privacyFacts, await named.request.get('/api/privacy'))).toMatchObject({
    operator,
    uses: { mailServer: false },
  });
});

test('the texts of old written answers are removed; what was awarded and typed, and newer texts, stay', async () => {
  const { id: userId } = await buildPupil(database);
  const subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  const question = await buildQuestion(database, { topicId: topic.id });
  const written = (text: string) => ({
    a: { kind: 'number', answer: '12' },
    b: { kind: 'written', answer: { text, awarded: { points: [0] } } },
  });
  const shown = { questionId: question.id, revisionId: question.revisionId, topicId: topic.id };
  for (const finishedAt of [longAgo.toISOString(), '2026-07-16T03:00:00.000Z']) {
    const attempt = finishedAttempt({ userId, subject, finishedAt, score: 100 });
    const answered = { ...shown, response: written('My own words'), isCorrect: true };
    await database.attempt.create({
      data: { ...attempt, ...answerColumns(attempt.startedAt as Date, [answered]) },
    });
  }
  await run('old records');
  const attempts = await database.attempt.findMany({ where: { userId }, orderBy: { finishedAt: 'asc' } });
  expect(attempts.map(({ answers }) => answers)).toEqual([
    { 1: [written('This text is no longer kept.'), 1, null] },
    { 1: [written('My own words'), 1, null] },
  ]);
});

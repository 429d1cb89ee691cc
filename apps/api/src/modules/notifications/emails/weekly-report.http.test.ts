import { expect, test } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, set } = createTestClock('2026-03-04T12:00:00Z');
const { request, signInAs, database, mailbox, jobs, settle } = await createTestApp({ clock });
const run = async () => {
  await jobs.find(({ name }) => name === 'weekly reports')?.run();
  await settle();
};

const wednesday = '2026-03-04T12:00:00Z';
const monday = '2026-03-09T07:00:00Z';

/** Notes a finished activity on a day of the week before the report. */
const practise = ({ id: userId }: TestUser, day = '2026-03-04') =>
  database.dailyActivity.create({
    data: { userId, day: new Date(day), finishedCount: 1, answeredCount: 3, studySeconds: 120 },
  });

test('a pupil who practised last week gets one summary, at the same time as everyone in two processes', async () => {
  set(wednesday);
  const pupil = await buildPupil(database, { name: 'Ada' });
  const subject = await buildSubject(database, { name: 'Mathematics & logic' });
  const topic = await buildTopic(database, { subjectId: subject.id, name: 'Ratio' });
  await buildQuestions(database, 10, { topicId: topic.id });
  const learner = createApiClient({ request, signInAs }, pupil);
  const started = startedTestOf(await learner.generate(subject));
  const wrong = Object.fromEntries(started.questions.slice(0, 4).map(({ id }) => [id, 'B']));
  await learner.complete(started.testId, { ...answersFor(started, 'A', 10), ...wrong });

  set(monday);
  await Promise.all([run(), run()]);
  await run();
  const emails = mailbox.to(pupil.email);
  expect(emails).toHaveLength(1);
  const { subject: title, text, html, unsubscribeUrl } = itemAt(emails, 0);
  expect(title).toBe('Your week on Markwell');
  expect(text).toContain('Here is your week from 2 March to 8 March.');
  expect(text).toContain('- You practised on 1 day');
  expect(text).toContain('- You finished 1 test, quiz or challenge.');
  expect(text).toContain('- You answered 10 questions.');
  expect(text).toContain('- Mathematics & logic: 6 of 10 (60%)');
  expect(text).toContain('This week, try Ratio in Mathematics & logic: you got 6 of 10 right.');
  expect(html).toContain('<li>Mathematics &amp; logic: 6 of 10 (60%)</li>');
  expect(html).toContain('href="http://localhost:5173/practice"');
  expect(text).toContain('http://localhost:5173/unsubscribe#token=weeklyReports_');
  expect(unsubscribeUrl).toContain('/api/emails/unsubscribe?token=weeklyReports_');
});

test('a summary that is switched off before it is sent is not sent', async () => {
  const pupil = await buildPupil(database);
  await practise(pupil);
  set(monday);
  await jobs.find(({ name }) => name === 'weekly reports')?.run();
  await database.user.update({ where: { id: pupil.id }, data: { weeklyReports: false } });
  await settle();
  expect(mailbox.to(pupil.email)).toEqual([]);
});

test('the next Monday reports on the next week', async () => {
  const pupil = await buildPupil(database);
  await practise(pupil);
  await practise(pupil, '2026-03-15');
  for (const instant of [monday, '2026-03-09T20:00:00Z', '2026-03-16T07:00:00Z']) {
    set(instant);
    await run();
  }
  expect(mailbox.to(pupil.email).map(({ text }) => /week from (.*)\./.exec(text)?.[1])).toEqual([
    '2 March to 8 March',
    '9 March to 15 March',
  ]);
});

test('nothing is sent before Monday morning', async () => {
  const pupil = await buildPupil(database);
  await practise(pupil);
  for (const instant of ['2026-03-08T12:00:00Z', '2026-03-09T06:59:00Z', '2026-03-10T07:00:00Z']) {
    set(instant);
    await run();
  }
  expect(mailbox.to(pupil.email)).toEqual([]);
});

test.each([
  ['who switched them off', { weeklyReports: false }, '2026-03-04'],
  ['whose address is not verified', { emailVerifiedAt: null }, '2026-03-04'],
  ['whose parent has not agreed', { parentEmail: 'p@example.com' }, '2026-03-04'],
  ['whose account is deactivated', { isActive: false }, '2026-03-04'],
  ['who did nothing last week', {}, '2026-03-01'],
  ['who only practised today', {}, '2026-03-09'],
])('a pupil %s gets none', async (_, user, day) => {
  const pupil = await buildPupil(database, user);
  await practise(pupil, day);
  set(monday);
  await run();
  expect(mailbox.to(pupil.email)).toEqual([]);
});

test('while the mail server is down, the summary is kept for the next run', async () => {
  const pupil = await buildPupil(database);
  await practise(pupil);
  set(monday);
  mailbox.refuseAll();
  await expect(run()).rejects.toThrow('We cannot send e-mail at the moment');
  mailbox.refuseAll(false);
  await run();
  expect(mailbox.to(pupil.email)).toHaveLength(1);
});

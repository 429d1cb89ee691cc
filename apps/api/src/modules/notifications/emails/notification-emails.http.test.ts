import type { Prisma } from '@markwell/database/client';
import { expect, test } from 'vitest';
import { reportDecidedNotification } from '../notification-texts.ts';
import { buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const now = '2026-03-04T12:00:00.000Z';
const { clock } = createTestClock(now);
const { database, mailbox, jobs, settle } = await createTestApp({ clock });
const run = async () => {
  await jobs.find(({ name }) => name === 'notifications by e-mail')?.run();
  await settle();
};

async function notify(
  { id: userId }: TestUser,
  change: Partial<Prisma.NotificationUncheckedCreateInput> = {},
) {
  const text = reportDecidedNotification({
    reportId: crypto.randomUUID(),
    about: 'Ratio & <b>rates</b>',
    decision: 'changed',
    changes: ['answer'],
    wereResultsCorrected: false,
    reply: 'Well spotted.',
  });
  await database.notification.create({ data: { userId, createdAt: new Date(now), ...text, ...change } });
}

test('a decided report is also sent by e-mail, once, as text and HTML', async () => {
  const pupil = await buildPupil(database, { name: 'Ada' });
  await notify(pupil);
  await Promise.all([run(), run()]);
  await run();
  const emails = mailbox.to(pupil.email);
  expect(emails).toHaveLength(1);
  const { subject, text, html, unsubscribeUrl } = itemAt(emails, 0);
  expect(subject).toBe('Your report about Ratio & <b>rates</b> was answered');
  expect(text).toContain('Hello Ada,');
  expect(text).toContain('Thank you: we have changed the correct answer. Well spotted.');
  expect(html).toContain('Your report about Ratio &amp; &lt;b&gt;rates&lt;/b&gt; was answered.');
  expect(html).not.toContain('<b>');
  expect(text).toContain('http://localhost:5173/unsubscribe#token=emailNotifications_');
  expect(unsubscribeUrl).toMatch(
    /^http:\/\/localhost:4000\/api\/emails\/unsubscribe\?token=emailNotifications_/,
  );
});

test('several for one pupil are one e-mail', async () => {
  const pupil = await buildPupil(database);
  const link = '/test/results?test=1';
  const earlier = new Date('2026-03-04T11:00:00.000Z');
  await notify(pupil, { title: 'Another', dedupeKey: '1' });
  await notify(pupil, {
    kind: 'question-corrected',
    title: 'A question was corrected',
    dedupeKey: '2',
    link,
    createdAt: earlier,
  });
  await run();
  const [email, ...more] = mailbox.to(pupil.email);
  expect(more).toEqual([]);
  expect(email?.subject).toBe('You have 2 new notifications on Markwell');
  expect(email?.text).toMatch(/A question was corrected\.[^]*Another\./);
});

test('a corrected score links to the results', async () => {
  const pupil = await buildPupil(database);
  await notify(pupil, { kind: 'question-corrected', link: '/test/results?test=1' });
  await run();
  expect(itemAt(mailbox.to(pupil.email), 0).html).toContain(
    'href="http://localhost:5173/test/results?test=1"',
  );
});

const yesterday = new Date('2026-03-03T12:00:00.000Z');

test.each([
  ['a pupil who switched them off', { emailNotifications: false }, {}],
  ['an address that is not verified', { emailVerifiedAt: null }, {}],
  ['a child without parental consent', { parentEmail: 'p@example.com' }, {}],
  ['a deactivated account', { isActive: false }, {}],
  ['an account that will be deleted', { deletionRequestedAt: yesterday }, {}],
  ['what the pupil has read already', {}, { readAt: yesterday }],
  ['less important notifications', {}, { kind: 'test-closed' }],
  ['old news', {}, { createdAt: new Date('2026-03-02T11:59:00.000Z') }],
])('nothing is sent for %s', async (_, user, notification) => {
  const pupil = await buildPupil(database, user);
  await notify(pupil, notification);
  await run();
  expect(mailbox.to(pupil.email)).toEqual([]);
});

test('while the mail server is down, the e-mail is kept for the next run', async () => {
  const pupil = await buildPupil(database);
  await notify(pupil);
  mailbox.refuseAll();
  await expect(run()).rejects.toThrow('We cannot send e-mail at the moment');
  mailbox.refuseAll(false);
  await run();
  expect(mailbox.to(pupil.email)).toHaveLength(1);
});

test.each<[string, Prisma.UserUpdateInput]>([
  ['switched off', { emailNotifications: false }],
  ['read', { notifications: { updateMany: { where: {}, data: { readAt: new Date(now) } } } }],
])('a notification that is %s before its e-mail is sent is not sent', async (_, data) => {
  const pupil = await buildPupil(database);
  await notify(pupil);
  await jobs.find(({ name }) => name === 'notifications by e-mail')?.run();
  await database.user.update({ where: { id: pupil.id }, data });
  await settle();
  expect(mailbox.to(pupil.email)).toEqual([]);
});

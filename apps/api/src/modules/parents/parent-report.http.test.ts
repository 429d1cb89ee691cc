import { beforeEach, expect, test } from 'vitest';
import { buildAssignment } from '#testing/builders/build-assignment.ts';
import { finishedAttempt } from '#testing/builders/build-attempt.ts';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { linkParent } from '#testing/builders/build-family.ts';
import { buildParent, buildPupil, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, set } = createTestClock('2026-03-09T07:00:00Z');
const { database, mailbox, jobs, settle, request } = await createTestApp({ clock });
const claim = () => jobs.find(({ name }) => name === 'weekly reports to parents')?.run();
const run = async () => {
  await claim();
  await settle();
};
const [monday, nextMonday, thirdMonday] = [
  '2026-03-09T07:00:00Z',
  '2026-03-16T07:00:00Z',
  '2026-03-23T07:00:00Z',
] as const;

const practise = ({ id: userId }: TestUser, day = '2026-03-04') =>
  database.dailyActivity.create({
    data: { userId, day: new Date(day), finishedCount: 1, answeredCount: 3, studySeconds: 600 },
  });

async function buildFamily(names: string[]) {
  const parent = await buildParent(database, { name: 'Imran' });
  const children: TestUser[] = [];
  for (const name of names) {
    const child = await buildPupil(database, { name });
    await linkParent(database, { child, parent });
    children.push(child);
  }
  return { parent, child: itemAt(children, 0), children };
}

const textsTo = ({ email }: TestUser) => mailbox.to(email).map(({ text }) => text);

beforeEach(() => {
  set(monday);
});

test('one e-mail about all children, also with two processes, and the children see that it was sent', async () => {
  const { parent, children } = await buildFamily(['Aisha', 'Yusuf']);
  const [aisha] = children;
  const subject = await buildSubject(database, { name: 'Chemistry' });
  await practise(itemAt(children, 0));
  await database.attempt.create({
    data: finishedAttempt({
      userId: aisha?.id ?? '',
      subject,
      finishedAt: '2026-03-04T12:00:00Z',
      score: 64,
    }),
  });
  await Promise.all([run(), run()]);
  await run();
  const email = itemAt(mailbox.to(parent.email), 0);
  expect(mailbox.to(parent.email)).toHaveLength(1);
  expect(email.subject).toBe('Your children’s week on Markwell');
  expect(email.text).toContain('From 2 March to 8 March:');
  expect(email.text).toContain('Aisha practised on 1 day, for 10 minutes.');
  expect(email.text).toContain('- Finished tests: Chemistry 64%.');
  expect(email.text).toContain('Yusuf did not practise that week.');
  expect(email.text).not.toContain('!');
  expect(email.unsubscribeUrl).toContain('/api/emails/unsubscribe?token=parentReports_');
  const views = await database.parentView.findMany({ where: { link: { parentId: parent.id } } });
  expect(views.map(({ kind, day }) => [kind, day])).toEqual([
    ['EMAIL', new Date('2026-03-09')],
    ['EMAIL', new Date('2026-03-09')],
  ]);
});

test('after a quiet week’s e-mail, none until a child has practised again', async () => {
  const { parent, child } = await buildFamily(['Aisha']);
  await run();
  set(nextMonday);
  await run();
  expect(textsTo(parent)).toHaveLength(1);
  await practise(child, '2026-03-18');
  set(thirdMonday);
  await run();
  expect(textsTo(parent)).toHaveLength(2);
  set('2026-03-30T06:00:00Z');
  await run();
  expect(textsTo(parent)).toHaveLength(3);
});

test.each([
  ['2026-03-09T06:59:00Z', 0],
  ['2026-03-09T07:00:00Z', 1],
  ['2026-03-10T07:00:00Z', 0],
  // The Monday after the clocks went forward: seven in London is six UTC.
  ['2026-03-30T05:59:00Z', 0],
  ['2026-03-30T06:00:00Z', 1],
  // The Monday after the clocks went back, an hour of the day before having passed twice.
  ['2026-10-26T06:59:00Z', 0],
  ['2026-10-26T07:00:00Z', 1],
])('at %s, %i are sent', async (instant, count) => {
  const { parent } = await buildFamily(['Aisha']);
  set(instant);
  await run();
  expect(textsTo(parent)).toHaveLength(count);
});

test('none after the one-click request, without a link, or when the link ends before it is sent', async () => {
  const [off, ended] = [await buildFamily(['Aisha']), await buildFamily(['Aisha'])];
  const unlinked = await buildParent(database);
  for (const { child } of [off, ended]) await practise(child);
  await claim();
  await database.parentLink.updateMany({
    where: { childId: ended.child.id },
    data: { state: 'ENDED', endedBy: 'CHILD', endedAt: new Date() },
  });
  await settle();
  const { unsubscribeUrl = '' } = itemAt(mailbox.to(off.parent.email), 0);
  const { pathname, search } = new URL(unsubscribeUrl);
  await request
    .post(pathname + search)
    .type('form')
    .send('List-Unsubscribe=One-Click');
  await practise(off.child, '2026-03-11');
  set(nextMonday);
  await run();
  expect([off.parent, ended.parent, unlinked].map((parent) => textsTo(parent).length)).toEqual([1, 0, 0]);
});

test('an address that the mail server refuses in three weeks gets no more', async () => {
  const { parent, child } = await buildFamily(['Aisha']);
  mailbox.refuseAddress(parent.email);
  for (const [day, instant] of [
    ['2026-03-04', monday],
    ['2026-03-11', nextMonday],
    ['2026-03-18', thirdMonday],
  ] as const) {
    await practise(child, day);
    set(instant);
    const { parentReports } = await database.user.findUniqueOrThrow({ where: { id: parent.id } });
    expect(parentReports).toBe(true);
    await run();
  }
  const { parentReports } = await database.user.findUniqueOrThrow({ where: { id: parent.id } });
  expect(parentReports).toBe(false);
});

test('a worker that was lost after it had sent and noted the e-mail does not send it again', async () => {
  const { parent, child } = await buildFamily(['Aisha']);
  await practise(child);
  await claim();
  await settle();
  const { messageId } = itemAt(mailbox.to(parent.email), 0);
  await database.executeSql(
    `insert into pgboss.job (name, data) values ('parent-report', '{"parentId":"${parent.id}","monday":"2026-03-02"}')`,
  );
  await settle();
  expect(textsTo(parent)).toHaveLength(1);
  expect(messageId).toBe(`<parent-report.${parent.id}.2026-03-02@localhost>`);
});

test('the e-mail lists the work that is due, in the text and in the HTML, and says nothing when there is none', async () => {
  const { parent, child, children } = await buildFamily(['Aisha', 'Yusuf']);
  const teacher = await buildUser(database, { role: 'TEACHER' });
  const { id: classId } = await buildClassOf(database, { owner: teacher, members: [child] });
  await buildAssignment(database, {
    classId,
    questionIds: [],
    title: 'Ratio & <b>fractions</b>',
    opensAt: new Date('2026-03-06T08:00:00Z'),
    // In summer time, an hour later on the clocks of the school.
    dueAt: new Date('2026-03-30T23:30:00Z'),
    closesAt: new Date('2026-04-14T16:00:00Z'),
  });
  await database.classMember.updateMany({ where: { classId }, data: { joinedAt: new Date('2026-01-01') } });
  await practise(itemAt(children, 1));
  await run();
  const { text, html } = itemAt(mailbox.to(parent.email), 0);
  expect(text).toContain(
    'Work due for Aisha:\n\n- Ratio & <b>fractions</b>, due on 31 March at 00:30: not started.',
  );
  expect(html).toContain('Ratio &amp; &lt;b&gt;fractions&lt;/b&gt;, due on 31 March at 00:30: not started.');
  expect(text).not.toContain('Work due for Yusuf');
});

test('the e-mail names work that closed in the week without being handed in, and none that closed before or after', async () => {
  const { parent, child } = await buildFamily(['Aisha']);
  const teacher = await buildUser(database, { role: 'TEACHER' });
  const { id: classId } = await buildClassOf(database, { owner: teacher, members: [child] });
  await database.classMember.updateMany({ where: { classId }, data: { joinedAt: new Date('2026-01-01') } });
  for (const [title, closesAt] of [
    ['Angles', '2026-03-04T16:00:00Z'],
    ['Ratio', '2026-02-27T16:00:00Z'],
    ['Volume', '2026-03-09T01:00:00Z'],
  ] as const)
    await buildAssignment(database, {
      classId,
      questionIds: [],
      title,
      opensAt: new Date('2026-02-20T08:00:00Z'),
      dueAt: new Date(closesAt),
      closesAt: new Date(closesAt),
    });
  const sets = await buildAssignment(database, {
    classId,
    questionIds: [],
    title: 'Sets',
    opensAt: new Date('2026-02-20T08:00:00Z'),
    dueAt: new Date('2026-03-04T16:00:00Z'),
    closesAt: new Date('2026-04-14T16:00:00Z'),
  });
  const subject = await buildSubject(database);
  const attempt = await database.attempt.create({
    data: {
      ...finishedAttempt({ userId: child.id, subject, finishedAt: '2026-03-04T12:00:00Z', score: 12 }),
      kind: 'ASSIGNMENT',
    },
  });
  await database.assignmentWork.create({
    data: { assignmentId: sets.id, userId: child.id, attemptId: attempt.id },
  });
  await practise(child);
  await run();
  const { text } = itemAt(mailbox.to(parent.email), 0);
  expect(text).toContain('Work that Aisha handed in:\n\n- Sets: handed in, results later.');
  expect(text).not.toContain('12%');
  expect(text).toContain('Work that Aisha missed:\n\n- Angles: not handed in, closed on 4 March at 16:00.');
  expect(text).not.toMatch(/Ratio|Volume/);
});

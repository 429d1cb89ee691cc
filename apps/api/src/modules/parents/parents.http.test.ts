import {
  childSummary,
  endParentLink,
  enterParentCode,
  listChildren,
  makeParentCode,
  ownParents,
  ownParentViews,
} from '@markwell/shared/parents/parents.contract';
import { beforeEach, expect, test } from 'vitest';
import { finishedAttempt } from '#testing/builders/build-attempt.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildTeenager, linkParent } from '#testing/builders/build-family.ts';
import {
  buildAdmin,
  buildParent,
  buildPupil,
  buildUser,
  type TestUser,
} from '#testing/builders/build-user.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const now = '2026-03-04T12:00:00Z';
const { clock, set } = createTestClock(now);
const { request, database, signInAs, mailbox, jobs, settle } = await createTestApp({ clock });

const adult = () => buildParent(database);
const teenager = (overrides = {}) => buildTeenager(database, overrides);
/** Aged 10, with the account confirmed by this parent. */
const youngChild = ({ email }: TestUser) =>
  buildPupil(database, {
    birthMonth: new Date('2015-05-01'),
    createdAt: new Date('2025-01-01'),
    parentEmail: email,
    parentConfirmedAt: new Date('2025-01-02'),
  });

const as = (user: TestUser) => ({
  get: (path: string) => request.get(`/api${path}`).set(signInAs(user)),
  post: (path: string, body?: object) => request.post(`/api${path}`).set(signInAs(user)).send(body),
});
const codeOf = async (child: TestUser) =>
  bodyOf(makeParentCode, await as(child).post('/parents/codes', {})).code;
const enter = (parent: TestUser, code: string) => as(parent).post('/children', { code });
const parentsOf = async (child: TestUser) => bodyOf(ownParents, await as(child).get('/parents'));
const childrenOf = async (parent: TestUser) =>
  bodyOf(listChildren, await as(parent).get('/children')).children;
const end = (user: TestUser, linkId: string) => as(user).post(`/parents/links/${linkId}/end`);
const titlesOf = async ({ id: userId }: TestUser) =>
  (await database.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ title }) => title,
  );

beforeEach(() => {
  set(now);
});

test('a child’s code, typed in another way, makes a request; the child agrees, and both are notified', async () => {
  const [child, parent] = [await teenager(), await adult()];
  const code = await codeOf(child);
  const entered = bodyOf(
    enterParentCode,
    await enter(parent, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `),
  );
  expect(entered).toMatchObject({ state: 'REQUESTED', name: child.name });
  expect((await as(parent).get(`/children/${entered.id}/summary`)).status).toBe(404);

  const [link] = (await parentsOf(child)).links;
  expect(link).toMatchObject({ state: 'REQUESTED', name: parent.name, email: parent.email });
  for (let round = 0; round < 2; round++) {
    const agreed = bodyOf(ownParents, await as(child).post(`/parents/links/${entered.id}/agree`));
    expect(agreed.links).toMatchObject([{ state: 'ACTIVE' }]);
  }
  expect((await as(parent).get(`/children/${entered.id}/summary`)).status).toBe(200);
  expect(await titlesOf(child)).toEqual([
    `${parent.name} asks to see your results`,
    `${parent.name} can see your results now`,
  ]);
  expect(await titlesOf(parent)).toEqual([`You can see ${child.name}’s results now`]);
});

test('a code works once, for seven days, and a new one replaces it', async () => {
  const [child, parent, other] = [await teenager(), await adult(), await adult()];
  const replaced = await codeOf(child);
  const code = await codeOf(child);
  const late = await codeOf(await teenager());
  expect((await enter(parent, replaced)).status).toBe(422);
  const both = await Promise.all([enter(parent, code), enter(other, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  set('2026-03-11T12:00:01Z');
  const expired = await enter(parent, late);
  expect([expired.status, errorOf(expired).issues?.[0]?.path]).toEqual([422, 'body.code']);
});

test('guesses of codes are limited, and a typing error is reported first', async () => {
  const parent = await adult();
  expect((await enter(parent, 'CDFG 346O')).status).toBe(400);
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++) statuses.push((await enter(parent, 'CDFG3467')).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
  expect(statuses.at(-1)).toBe(429);
  expect((await database.parentCode.findMany()).map(({ codeHash }) => codeHash.length)).not.toContain(8);
});

test('under 13, only the parent who confirmed the account can use the child’s code, immediately', async () => {
  const [parent, stranger] = [await adult(), await adult()];
  const child = await youngChild(parent);
  const code = await codeOf(child);
  const refused = await enter(stranger, code);
  expect(errorOf(refused).message).toContain('only the parent who agreed');
  expect(await parentsOf(child)).toMatchObject({ links: [], isYoung: true });
  const entered = bodyOf(enterParentCode, await enter(parent, code));
  expect(entered).toMatchObject({ state: 'ACTIVE', mayMakeCode: true });
  expect(await titlesOf(child)).toEqual([`${parent.name} can see your results now`]);
});

test('that parent can let another adult in; neither learns of the other, and the child may only ask for an end', async () => {
  const [parent, other] = [await adult(), await adult()];
  const child = await youngChild(parent);
  const own = bodyOf(enterParentCode, await enter(parent, await codeOf(child)));
  const made = bodyOf(makeParentCode, await as(parent).post(`/children/${own.id}/codes`));
  const theirs = bodyOf(enterParentCode, await enter(other, made.code));
  expect(theirs).toMatchObject({ state: 'ACTIVE', mayMakeCode: false });
  expect((await as(other).post(`/children/${theirs.id}/codes`)).status).toBe(422);
  for (const [one, another] of [
    [parent, other],
    [other, parent],
  ] as const) {
    const seen = JSON.stringify([await childrenOf(one), await titlesOf(one)]);
    expect(seen).not.toContain(another.name);
    expect(seen).not.toContain(another.email);
  }
  expect((await end(parent, theirs.id)).status).toBe(404);
  expect(bodyOf(endParentLink, await end(child, theirs.id))).toEqual({ isEnded: false });
  expect((await parentsOf(child)).links.find(({ id }) => id === theirs.id)).toMatchObject({
    isEndAsked: true,
  });
  expect(await childrenOf(parent)).toMatchObject([{ othersToEnd: [theirs.id] }]);
  expect(bodyOf(endParentLink, await end(parent, theirs.id))).toEqual({ isEnded: true });
  expect(await childrenOf(other)).toEqual([]);
});

test('from 13 the child ends a link immediately; the parent sees nothing after it, and gets no reason', async () => {
  const [child, parent] = [await teenager(), await adult()];
  const link = await linkParent(database, { child, parent });
  expect((await as(parent).get(`/children/${link.id}/summary`)).status).toBe(200);
  expect(bodyOf(endParentLink, await end(child, link.id))).toEqual({ isEnded: true });
  expect((await as(parent).get(`/children/${link.id}/summary`)).status).toBe(404);
  expect((await end(child, link.id)).status).toBe(404);
  expect(await titlesOf(parent)).toEqual([`You can no longer see ${child.name}’s results`]);
});

test('a parent who is not linked, or whose link is another’s, gets 404 everywhere; pupils are refused', async () => {
  const [child, parent, stranger] = [await teenager(), await adult(), await adult()];
  const requested = await linkParent(
    database,
    { child, parent: stranger },
    { state: 'REQUESTED', childAgreedAt: null },
  );
  const link = await linkParent(database, { child, parent });
  const admin = await buildAdmin(database);
  for (const user of [stranger, admin]) {
    expect((await as(user).get(`/children/${link.id}/summary`)).status).toBe(404);
    expect((await as(user).post(`/children/${link.id}/codes`)).status).toBe(404);
    expect((await end(user, link.id)).status).toBe(404);
  }
  expect((await as(stranger).get(`/children/${requested.id}/summary`)).status).toBe(404);
  expect((await as(await teenager()).post(`/parents/links/${requested.id}/agree`)).status).toBe(404);
  expect((await as(child).get(`/children/${link.id}/summary`)).status).toBe(403);
  expect((await as(parent).get('/parents')).status).toBe(403);
});

test('a teacher can be a parent too, and a teacher cannot make codes', async () => {
  const [child, teacher] = [await teenager(), await buildUser(database, { role: 'TEACHER' })];
  expect((await enter(teacher, await codeOf(child))).status).toBe(200);
  expect((await as(teacher).post('/parents/codes', { birthMonth: '2010-01' })).status).toBe(403);
});

test('at most four parents', async () => {
  const child = await teenager();
  const late = await adult();
  const code = await codeOf(child);
  for (let count = 0; count < 4; count++) await linkParent(database, { child, parent: await adult() });
  expect((await as(child).post('/parents/codes', {})).status).toBe(422);
  expect(errorOf(await enter(late, code)).message).toContain('At most 4');
});

test('the month of birth is asked once, and must fit what the account says', async () => {
  const child = await buildPupil(database, { createdAt: new Date('2026-01-01') });
  const make = (user: TestUser, birthMonth?: string) => as(user).post('/parents/codes', { birthMonth });
  expect(await parentsOf(child)).toMatchObject({ needsBirthMonth: true, mayLink: true });
  expect(errorOf(await make(child)).issues?.[0]?.path).toBe('body.birthMonth');
  expect((await make(child, '2010-13')).status).toBe(400);
  expect((await make(child, '2015-01')).status).toBe(422); // 10, without a parent's consent
  expect((await make(child, '2008-01')).status).toBe(422); // 18
  expect((await make(child, '2010-03')).status).toBe(200);
  expect((await make(child, '2009-01')).status).toBe(200); // not asked again, so not changed
  const stored = await database.user.findUniqueOrThrow({ where: { id: child.id } });
  expect(stored.birthMonth).toEqual(new Date('2010-03-01'));
  const young = await buildPupil(database, {
    createdAt: new Date('2026-01-01'),
    parentEmail: 'mum@example.com',
    parentConfirmedAt: new Date('2026-01-01'),
  });
  expect((await make(young, '2010-03')).status).toBe(422); // said to be under 13 two months ago
});

test('the summary has the tests with scores and no answers, and the child sees who looked on which day', async () => {
  const [child, parent] = [await teenager(), await adult()];
  const subject = await buildSubject(database, { name: 'Chemistry' });
  await database.attempt.create({
    data: finishedAttempt({ userId: child.id, subject, finishedAt: '2026-03-03T12:00:00Z', score: 64 }),
  });
  await database.dailyActivity.create({
    data: { userId: child.id, day: new Date('2026-03-03'), finishedCount: 1, studySeconds: 1_200 },
  });
  const link = await linkParent(database, { child, parent });
  const look = () => as(parent).get(`/children/${link.id}/summary`);
  await look();
  set('2026-03-05T00:30:00Z');
  const summary = bodyOf(childSummary, await look());
  expect(Object.keys(summary).sort()).toEqual([
    'linkId',
    'missedWork',
    'name',
    'needsWork',
    'rising',
    'tests',
    'weeks',
    'withheldWork',
    'workDue',
  ]);
  expect(summary.tests).toMatchObject([{ subjectName: 'Chemistry', score: 64 }]);
  expect(summary.weeks[0]).toEqual({ monday: '2026-03-02', days: 1, minutes: 20 });
  const { views } = bodyOf(ownParentViews, await as(child).get('/parents/views'));
  expect(views).toEqual(
    ['2026-03-05', '2026-03-04'].map((day) => ({ name: parent.name, day, kind: 'SUMMARY' })),
  );
});

test('at 18 links end, and both are notified once; a day before, nothing ends', async () => {
  const [child, parent] = [await teenager({ birthMonth: new Date('2008-05-01') }), await adult()];
  const link = await linkParent(database, { child, parent });
  const run = () => jobs.find(({ name }) => name === 'parents of adults')?.run();
  set('2026-05-31T12:00:00Z');
  await run();
  expect((await childrenOf(parent)).map(({ id }) => id)).toEqual([link.id]);
  set('2026-06-01T12:00:00Z');
  await run();
  await run();
  expect(await childrenOf(parent)).toEqual([]);
  expect(await titlesOf(child)).toEqual([`${parent.name} can no longer see your results`]);
  expect(await titlesOf(parent)).toEqual([`You can no longer see ${child.name}’s results`]);
  expect(await parentsOf(child)).toMatchObject({ mayLink: false });
});

test('at 18 links end without a month of birth too, where the age at sign-up is enough', async () => {
  const [known, unknown, parent] = [
    await buildPupil(database, { consentEndsOn: new Date('2021-06-01') }),
    await buildPupil(database),
    await adult(),
  ];
  await linkParent(database, { child: known, parent });
  const kept = await linkParent(database, { child: unknown, parent });
  set('2026-06-01T12:00:00Z');
  await jobs.find(({ name }) => name === 'parents of adults')?.run();
  await jobs.find(({ name }) => name === 'notifications by e-mail')?.run();
  await settle();
  expect((await childrenOf(parent)).map(({ id }) => id)).toEqual([kept.id]);
  const [ofChild, ofParent] = [mailbox.to(known.email), mailbox.to(parent.email)];
  expect(ofChild.map(({ subject }) => subject)).toEqual([`${parent.name} can no longer see your results`]);
  expect(ofParent.map(({ subject }) => subject)).toEqual([`You can no longer see ${known.name}’s results`]);
});

test('the parent also gets an e-mail about the link', async () => {
  const [child, parent] = [await teenager(), await adult()];
  const { id } = bodyOf(enterParentCode, await enter(parent, await codeOf(child)));
  await as(child).post(`/parents/links/${id}/agree`);
  await jobs.find(({ name }) => name === 'notifications by e-mail')?.run();
  await settle();
  expect(mailbox.to(parent.email).map(({ subject }) => subject)).toEqual([
    `You can see ${child.name}’s results now`,
  ]);
});

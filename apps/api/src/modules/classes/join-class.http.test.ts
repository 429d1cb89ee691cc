import * as contract from '@markwell/shared/classes/classes.contract';
import { beforeEach, expect, test } from 'vitest';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildPupil, buildSchool, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const start = '2026-09-07T08:00:00Z';
const { clock, set } = createTestClock(start);
const { request, database, signInAs, mailbox, settle, jobs } = await createTestApp({ clock });
const school = await buildSchool(database);
let owner: TestUser;
let pupil: TestUser;
let schoolClass: Awaited<ReturnType<typeof buildClassOf>>;

beforeEach(async () => {
  set(start);
  owner = await buildUser(database, { role: 'TEACHER', schoolId: school.id });
  pupil = await buildPupil(database);
  schoolClass = await buildClassOf(
    database,
    { owner },
    { joinCodeExpiresAt: new Date('2026-10-07T08:00:00Z') },
  );
  // The counters of wrong codes are shared by every test of this file.
  await database.rateLimit.deleteMany();
});

const post = (path: string, body: object = {}, user = pupil) =>
  request.post(`/api/classes${path}`).set(signInAs(user, 100)).send(body);
const remove = (path: string, user = pupil) => request.delete(`/api/classes${path}`).set(signInAs(user, 100));
const memberships = async (user = pupil) =>
  bodyOf(contract.ownMemberships, await request.get('/api/classes/memberships').set(signInAs(user, 100)));
const membershipRows = () => database.classMember.findMany({ where: { userId: pupil.id } });
const code = () => ({ code: schoolClass.joinCode });

test('a pupil sees whose class it is, joins it, and joining again changes nothing', async () => {
  const typed = ` ${schoolClass.joinCode.slice(0, 3)}-${schoolClass.joinCode.slice(3).toLowerCase()} `;
  const preview = bodyOf(contract.previewClass, await post('/join/preview', { code: typed }));
  expect(preview).toMatchObject({
    name: schoolClass.name,
    school: school.name,
    teachers: [owner.name],
    isMember: false,
  });
  expect(preview).not.toHaveProperty('memberCount');
  expect(await membershipRows()).toEqual([]);
  for (let twice = 0; twice < 2; twice++)
    expect(bodyOf(contract.joinClass, await post('/join', code())).id).toBe(schoolClass.id);
  expect(await membershipRows()).toHaveLength(1);
  expect((await memberships()).classes).toMatchObject([
    { name: schoolClass.name, teachers: [owner.name], joinedAt: '2026-09-07T08:00:00.000Z' },
  ]);
  expect(bodyOf(contract.previewClass, await post('/join/preview', code())).isMember).toBe(true);
});

test('of two requests to join at the same moment, both succeed and one membership is stored', async () => {
  const replies = await Promise.all([post('/join', code()), post('/join', code())]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await membershipRows()).toHaveLength(1);
});

test('a pupil leaves, the teacher no longer sees them, and they can join again', async () => {
  await post('/join', code());
  set('2026-09-08T08:00:00Z');
  expect((await remove(`/${schoolClass.id}/membership`)).status).toBe(200);
  expect((await remove(`/${schoolClass.id}/membership`)).status).toBe(200);
  expect((await memberships()).classes).toEqual([]);
  const seen = await request.get(`/api/classes/${schoolClass.id}/members`).set(signInAs(owner, 100));
  expect(bodyOf(contract.listMembers, seen).members).toEqual([]);
  await post('/join', code());
  const rows = await membershipRows();
  expect(rows.map(({ leftAt }) => leftAt?.toISOString() ?? null).sort()).toEqual([
    '2026-09-08T08:00:00.000Z',
    null,
  ]);
});

test('a wrong, an expired, a renewed and an archived class’s code get the same answer', async () => {
  const answers = [await post('/join/preview', { code: '999999' })];
  set('2026-10-07T08:00:00Z');
  answers.push(await post('/join', code()));
  set(start);
  await request.post(`/api/classes/${schoolClass.id}/code`).set(signInAs(owner, 100)).send({ days: 7 });
  answers.push(await post('/join', code()));
  const renewed = await database.schoolClass.update({
    where: { id: schoolClass.id },
    data: { archivedAt: new Date() },
  });
  answers.push(await post('/join', { code: renewed.joinCode }));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map((response) => errorOf(response).message)).size).toBe(1);
  expect(await membershipRows()).toEqual([]);
});

test('guessing is stopped after ten wrong codes of a user, and a hundred of an address', async () => {
  for (let guess = 0; guess < 10; guess++)
    expect((await post('/join/preview', { code: '999999' })).status).toBe(404);
  const stopped = await post('/join', code());
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  // Another pupil at the same address is not stopped yet, and right codes do not count.
  const other = await buildPupil(database);
  for (let right = 0; right < 12; right++)
    expect((await post('/join/preview', code(), other)).status).toBe(200);
  for (let pupils = 0; pupils < 9; pupils++) {
    const guesser = await buildPupil(database);
    for (let guess = 0; guess < 10; guess++) await post('/join/preview', { code: '999999' }, guesser);
  }
  expect((await post('/join/preview', code(), other)).status).toBe(429);
});

test('what cannot be a code is refused before it is counted', async () => {
  for (let guess = 0; guess < 12; guess++) expect((await post('/join', { code: 'ABC' })).status).toBe(400);
  expect((await post('/join', code())).status).toBe(200);
});

test('a full class takes nobody, but its members are not refused', async () => {
  const users = await database.user.createManyAndReturn({
    data: Array.from({ length: 999 }, (_, index) => ({
      email: `full-${String(index)}-${owner.id}@example.com`,
      name: 'Member',
    })),
    select: { id: true },
  });
  await database.classMember.createMany({
    data: users.map(({ id }) => ({ classId: schoolClass.id, userId: id, joinedAt: new Date() })),
  });
  expect((await post('/join', code())).status).toBe(200);
  expect((await post('/join', code())).status).toBe(200);
  const late = await post('/join', code(), await buildPupil(database));
  expect(errorOf(late).message).toBe('This class is full. Please let your teacher know.');
});

test('teachers, parents and administrators cannot join', async () => {
  for (const role of ['TEACHER', 'PARENT', 'ADMIN'] as const)
    expect((await post('/join', code(), await buildUser(database, { role }))).status).toBe(403);
});

const invite = (text: string) =>
  request.post(`/api/classes/${schoolClass.id}/invitations`).set(signInAs(owner, 100)).send({ text });

test('a pasted list invites people with and without an account, and names every wrong line', async () => {
  const member = await buildPupil(database);
  await post('/join', code(), member);
  const newcomer = `new-${owner.id}@example.com`;
  const text = [
    'Class list',
    pupil.email,
    '',
    `New Pupil <${newcomer}>`,
    member.email,
    owner.email,
    pupil.email,
    'Absent Pupil',
  ];
  const { lines } = bodyOf(contract.invitePupils, await invite(text.join('\n')));
  expect(lines.map(({ number, outcome, problem }) => [number, outcome, problem])).toEqual([
    [1, 'heading', null],
    [2, 'invited', null],
    [4, 'invited', null],
    [5, 'already-member', null],
    [6, 'not-invited', 'is a teacher’s account: only pupils can join a class'],
    [7, 'repeated', 'is in line 2 already'],
    [8, 'not-invited', 'has no e-mail address'],
  ]);
  await settle();
  for (const address of [pupil.email, newcomer]) {
    const [email, ...more] = mailbox.to(address);
    expect(more).toEqual([]);
    expect(email?.subject).toBe(`${owner.name} invites you to the class ${schoolClass.name}`);
    expect(email?.text).toContain('http://localhost:5173/join');
    expect(email?.text).toContain('your answers, your marks');
  }
  expect(mailbox.to(member.email)).toEqual([]);
  const again = bodyOf(contract.invitePupils, await invite(pupil.email));
  expect(again.lines).toMatchObject([{ outcome: 'already-invited' }]);
});

test('a list that is repeated with its idempotency key, also at the same moment, invites each address once', async () => {
  const text = `${pupil.email}\nClass list`;
  const inviteWith = (key: string, pasted = text) => invite(pasted).set('Idempotency-Key', key);
  const replies = await Promise.all([1, 2, 3].map(() => inviteWith('one').then((reply) => reply)));
  set('2026-09-07T20:00:00Z');
  replies.push(await inviteWith('one'));
  for (const reply of replies)
    expect(bodyOf(contract.invitePupils, reply).lines).toMatchObject([
      { outcome: 'invited' },
      { outcome: 'heading' },
    ]);
  expect((await inviteWith('one', 'somebody@example.com')).status).toBe(409);
  await settle();
  expect(mailbox.to(pupil.email)).toHaveLength(1);
});

test('a pupil accepts an invitation to their address, which is then gone, or declines it', async () => {
  await invite(pupil.email);
  const { invitations } = await memberships();
  expect(invitations).toMatchObject([{ class: { name: schoolClass.name, teachers: [owner.name] } }]);
  const [invitation] = invitations;
  const path = `/invitations/${invitation?.id ?? ''}`;
  const other = await buildPupil(database);
  expect((await memberships(other)).invitations).toEqual([]);
  expect((await post(`${path}/accept`, {}, other)).status).toBe(404);
  expect((await remove(path, other)).status).toBe(404);
  expect((await post(`${path}/accept`)).status).toBe(200);
  expect((await memberships()).classes).toHaveLength(1);
  expect((await memberships()).invitations).toEqual([]);
  expect((await post(`${path}/accept`)).status).toBe(404);

  await invite(other.email);
  const [declined] = (await memberships(other)).invitations;
  expect((await remove(`/invitations/${declined?.id ?? ''}`, other)).status).toBe(200);
  expect((await memberships(other)).invitations).toEqual([]);
});

test('an address that is not confirmed yet, and an expired or withdrawn invitation, open no class', async () => {
  const unconfirmed = await buildPupil(database, { emailVerifiedAt: null });
  await invite(`${unconfirmed.email}\n${pupil.email}`);
  expect((await memberships(unconfirmed)).invitations).toEqual([]);
  const [invitation] = (await memberships()).invitations;
  set('2026-10-07T08:00:00Z');
  expect((await memberships()).invitations).toEqual([]);
  expect((await post(`/invitations/${invitation?.id ?? ''}/accept`)).status).toBe(404);
  await jobs.find(({ name }) => name === 'old class invitations')?.run();
  expect(await database.classInvitation.count({ where: { classId: schoolClass.id } })).toBe(0);

  set(start);
  await invite(pupil.email);
  const list = await request.get(`/api/classes/${schoolClass.id}/invitations`).set(signInAs(owner, 100));
  const [open] = bodyOf(contract.listInvitations, list).invitations;
  expect(open?.email).toBe(pupil.email);
  await remove(`/${schoolClass.id}/invitations/${open?.id ?? ''}`, owner);
  expect((await memberships()).invitations).toEqual([]);
});

test('an invitation that was withdrawn before the e-mail left sends none', async () => {
  await invite(pupil.email);
  await database.classInvitation.deleteMany({ where: { classId: schoolClass.id } });
  await settle();
  expect(mailbox.to(pupil.email)).toEqual([]);
});

test('too many lines, an empty text, and no mail server invite nobody', async () => {
  const many = Array.from({ length: 401 }, (_, index) => `p${String(index)}@example.com`).join('\n');
  expect((await invite(many)).status).toBe(422);
  expect((await invite(' \n ')).status).toBe(400);
  mailbox.refuseAll();
  expect((await invite(pupil.email)).status).toBe(503);
  mailbox.refuseAll(false);
  expect(await database.classInvitation.count({ where: { classId: schoolClass.id } })).toBe(0);
});

test('the parent who agreed for a child under 13 is notified of each class, and how to end it', async () => {
  const parentEmail = `parent-of-${pupil.email}`;
  const parent = { parentEmail, parentConfirmedAt: new Date(start) };
  const told = () => mailbox.to(parentEmail).map(({ subject }) => subject);
  await database.user.update({
    where: { id: pupil.id },
    data: { ...parent, consentEndsOn: new Date('2026-09-09') },
  });
  await post('/join', code());
  await post('/join', code());
  await settle();
  expect(told()).toEqual(['Your child has joined a class on Markwell']);
  const [email] = mailbox.to(parentEmail);
  for (const words of [
    schoolClass.name,
    owner.name,
    school.name,
    'the answers, the marks',
    '‘Who can see my work’',
    '/parent-consent#token=',
  ])
    expect(email?.text).toContain(words);

  await remove(`/${schoolClass.id}/membership`);
  await invite(pupil.email);
  const [invitation] = (await memberships()).invitations;
  await post(`/invitations/${invitation?.id ?? ''}/accept`);
  await settle();
  expect(told()).toHaveLength(2);

  await remove(`/${schoolClass.id}/membership`);
  set('2026-09-08T23:00:00Z'); // midnight in London
  await post('/join', code());
  await settle();
  expect(told()).toHaveLength(2);
});

test('a child under 13 cannot have a parent sent more than ten e-mails a day, and joins nothing then', async () => {
  const parentEmail = `parent-of-${pupil.email}`;
  await database.user.update({
    where: { id: pupil.id },
    data: { parentEmail, parentConfirmedAt: new Date(start) },
  });
  for (let joined = 0; joined < 10; joined++) {
    expect((await post('/join', code())).status).toBe(200);
    await remove(`/${schoolClass.id}/membership`);
  }
  expect((await post('/join', code())).status).toBe(429);
  expect((await memberships()).classes).toEqual([]);
  await settle();
  expect(mailbox.to(parentEmail)).toHaveLength(10);
});

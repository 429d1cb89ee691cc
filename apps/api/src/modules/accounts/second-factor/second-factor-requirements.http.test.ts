import { listRequirements } from '@markwell/shared/accounts/second-factor-requirements.contract';
import { currentUser } from '@markwell/shared/accounts/auth.contract';
import {
  beginSecondFactor,
  finishSecondFactor,
  secondFactorState,
} from '@markwell/shared/accounts/second-factor.contract';
import { afterEach, expect, test } from 'vitest';
import { hashPassword } from '../password-hash.ts';
import { buildAdmin, buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { codeOf } from '#testing/helpers/authenticator-app.ts';
import { bodyOf, errorOf, signedInOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, advance } = createTestClock(new Date('2026-11-28T09:00:00Z'));
const { request, database, startSessionOf, signInAs } = await createTestApp({ clock });
type Session = Record<string, string>;
const superAdmin = await buildUser(database, { role: 'SUPER_ADMIN' });
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);
const day = 86_400_000;

const newTeacher = (schoolId: string | null = null) =>
  buildUser(database, { role: 'TEACHER', schoolId, passwordHash });
const path = '/api/admin/second-factor-requirements';
const change = async (whom: string, graceDays: number | null, session?: Session) =>
  request
    .put(`${path}/${whom}`)
    .set(session ?? (await startSessionOf(superAdmin)))
    .send({ graceDays });
const get = (session: Session, of: string) => request.get(`/api${of}`).set(session);
const me = async (session: Session) => bodyOf(currentUser, await get(session, '/auth/me'));
const refusalOf = async (session: Session, of: string) => errorOf(await get(session, of)).code;

afterEach(() => database.secondFactorRequirement.deleteMany());

test('a teacher without an app learns the day, and from that day may only set one up', async () => {
  const teacher = await newTeacher();
  expect((await change('teachers', 14)).body).toEqual({ startsOn: '2026-12-12' });
  const session = await startSessionOf(teacher);
  expect(await me(session)).toMatchObject({ secondFactorDueOn: '2026-12-12' });
  expect((await get(session, '/classes')).status).toBe(200);
  expect(bodyOf(secondFactorState, await get(session, '/auth/second-factor'))).toMatchObject({
    isRequired: true,
    dueOn: '2026-12-12',
  });

  advance(14 * day);
  const signIn = await request.post('/api/auth/login').send({ email: teacher.email, password });
  const { token, user } = signedInOf(signIn);
  expect(user).toMatchObject({ needsSecondFactor: true });
  expect(user).not.toHaveProperty('secondFactorDueOn');
  const later = { Authorization: `Bearer ${token}` };
  for (const closed of ['/classes', '/users/me', '/notifications', '/users/export', '/stages']) {
    expect(await refusalOf(later, closed)).toBe('SECOND_FACTOR_REQUIRED');
  }

  const begin = request.post('/api/auth/second-factor/begin').set(later);
  const { secret } = bodyOf(beginSecondFactor, await begin);
  const finish = request.post('/api/auth/second-factor/finish').set(later);
  const done = bodyOf(finishSecondFactor, await finish.send({ code: codeOf(secret, clock()) }));
  const renewed = { Authorization: `Bearer ${done.token}` };
  expect((await get(renewed, '/classes')).status).toBe(200);
  expect(await me(renewed)).not.toHaveProperty('needsSecondFactor');
});

test('staff who may only set up an app can confirm who they are, and sign out', async () => {
  const teacher = await newTeacher();
  const session = await startSessionOf(teacher);
  await change('teachers', 0);
  advance(11 * 60_000);
  const confirm = request.post('/api/auth/confirmation').set(session);
  expect((await confirm.send({ answer: password })).status).toBe(200);
  expect((await request.post('/api/auth/second-factor/begin').set(session)).status).toBe(200);
  expect((await request.post('/api/auth/sign-out').set(session)).status).toBe(200);
});

test('ending the requirement opens everything immediately', async () => {
  const session = await startSessionOf(await newTeacher());
  await change('teachers', 0);
  expect(await refusalOf(session, '/classes')).toBe('SECOND_FACTOR_REQUIRED');
  await change('teachers', null);
  expect((await get(session, '/classes')).status).toBe(200);
  expect(await me(session)).not.toHaveProperty('needsSecondFactor');
});

test('a school’s requirement holds for its staff, administrators too, and for nobody else', async () => {
  const [school, other] = [await buildSchool(database), await buildSchool(database)];
  const staff = await startSessionOf(await newTeacher(school.id));
  const admin = signInAs(await buildAdmin(database, { schoolId: school.id }));
  const pupil = signInAs(await buildPupil(database, { schoolId: school.id }));
  const elsewhere = signInAs(await newTeacher(other.id));
  expect((await change(`schools/${school.id}`, 0)).status).toBe(200);
  expect(await refusalOf(staff, '/classes')).toBe('SECOND_FACTOR_REQUIRED');
  expect(await refusalOf(admin, '/admin/users')).toBe('SECOND_FACTOR_REQUIRED');
  expect((await get(pupil, '/users/me')).status).toBe(200);
  expect((await get(elsewhere, '/classes')).status).toBe(200);
});

test('of two requirements the earlier one holds', async () => {
  const school = await buildSchool(database);
  const session = signInAs(await newTeacher(school.id));
  await change('teachers', 30);
  await change(`schools/${school.id}`, 7);
  const inSevenDays = new Date(clock().getTime() + 7 * day).toISOString().slice(0, 10);
  expect(await me(session)).toMatchObject({ secondFactorDueOn: inSevenDays });
});

test('the requirement of teachers is not one of administrators, whom the operator decides on', async () => {
  await change('teachers', 0);
  const admin = signInAs(await buildAdmin(database));
  expect((await get(admin, '/admin/users')).status).toBe(200);
});

test('the list counts accounts without an app, and each change is in the audit log', async () => {
  const school = await buildSchool(database);
  const teacher = await newTeacher(school.id);
  await newTeacher(school.id);
  await buildUser(database, { role: 'TEACHER', schoolId: school.id, isActive: false });
  await database.secondFactor.create({
    data: { userId: teacher.id, secret: new Uint8Array(1), confirmedAt: clock() },
  });
  const today = clock().toISOString().slice(0, 10);
  await change(`schools/${school.id}`, 0);
  await change(`schools/${school.id}`, null);
  await change(`schools/${school.id}`, 0);
  const { administrators, schools } = bodyOf(
    listRequirements,
    await request.get(path).set(signInAs(await buildAdmin(database))),
  );
  expect(administrators).toBe('nobody');
  expect(schools.find(({ id }) => id === school.id)).toEqual({
    id: school.id,
    name: school.name,
    startsOn: today,
    staffCount: 2,
    withoutAppCount: 1,
  });
  const entries = await database.auditEntry.findMany({
    where: { targetId: school.id },
    orderBy: { createdAt: 'asc' },
    select: { actorId: true, action: true, before: true, after: true },
  });
  const entry = { actorId: superAdmin.id, action: 'second-factor.requirement-changed' };
  const [off, on] = [{ requiredFrom: null }, { requiredFrom: today }];
  expect(entries).toEqual([
    { ...entry, before: off, after: on },
    { ...entry, before: on, after: off },
    { ...entry, before: off, after: on },
  ]);
});

test('only a super-administrator who has confirmed changes it, for a school that exists', async () => {
  const admin = await buildAdmin(database);
  expect((await change('teachers', 0, await startSessionOf(admin))).status).toBe(403);
  const session = await startSessionOf(superAdmin);
  expect((await change(`schools/${crypto.randomUUID()}`, 0, session)).status).toBe(404);
  expect((await change('teachers', 91, session)).status).toBe(400);
  advance(11 * 60_000);
  const refused = await change('teachers', 0, session);
  expect([refused.status, errorOf(refused).code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
  expect(await database.secondFactorRequirement.count()).toBe(0);
});

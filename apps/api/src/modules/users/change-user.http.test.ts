import * as contract from '@markwell/shared/users/users.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';

const now = '2026-06-10T12:00:00Z';
const { clock, set } = createTestClock(now);
const { request, database, signInAs, startSessionOf } = await createTestApp({ clock });
/** As another server process, which has its own cache of callers. */
const otherProcess = await createTestApp({ clock });
const admin = await buildAdmin(database);
const superAdmin = await buildUser(database, { role: 'SUPER_ADMIN' });
beforeEach(() => {
  set(now);
});

type ChangedField = 'role' | 'active' | 'premium' | 'school';
const put = async (actor: typeof admin, userId: string, field: ChangedField, body: object) =>
  request
    .put(`/api/admin/users/${userId}/${field}`)
    .set(await startSessionOf(actor, 30))
    .send(body);
const auditLogOf = (targetId: string) =>
  database.auditEntry.findMany({ where: { targetId }, orderBy: { createdAt: 'asc' } });
const getOwnUser = (app: typeof otherProcess, user: typeof admin) =>
  app.request.get('/api/auth/me').set(app.signInAs(user, 30));

describe('deactivating', () => {
  test('ends every session permanently, in other processes within five seconds', async () => {
    const pupil = await buildPupil(database);
    expect((await getOwnUser(otherProcess, pupil)).status).toBe(200);
    expect((await getOwnUser({ request, signInAs } as typeof otherProcess, pupil)).status).toBe(200);
    const reply = await put(admin, pupil.id, 'active', { isActive: false });
    expect(bodyOf(contract.changeActive, reply).user.isActive).toBe(false);
    expect((await getOwnUser({ request, signInAs } as typeof otherProcess, pupil)).status).toBe(401);
    set('2026-06-10T12:00:05Z');
    expect((await getOwnUser(otherProcess, pupil)).status).toBe(401);

    await put(admin, pupil.id, 'active', { isActive: true });
    set('2026-06-10T12:00:10Z');
    expect((await getOwnUser(otherProcess, pupil)).status).toBe(401);
    const { tokenVersion } = await database.user.findUniqueOrThrow({ where: { id: pupil.id } });
    expect((await getOwnUser(otherProcess, { ...pupil, tokenVersion })).status).toBe(200);
    expect((await auditLogOf(pupil.id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['user.deactivated', admin.id],
      ['user.activated', admin.id],
    ]);
  });

  test('is refused for your own account, and for administrators by an administrator', async () => {
    const other = await buildAdmin(database);
    const own = await put(superAdmin, superAdmin.id, 'active', { isActive: false });
    expect(own.status).toBe(422);
    expect(errorOf(own).message).toBe('You cannot deactivate your own account');
    for (const user of [other, superAdmin]) {
      const reply = await put(admin, user.id, 'active', { isActive: false });
      expect(reply.status).toBe(403);
      expect(errorOf(reply).message).toBe('Only a super-administrator may change administrators');
      expect(await auditLogOf(user.id)).toEqual([]);
    }
    expect((await put(superAdmin, other.id, 'active', { isActive: false })).status).toBe(200);
  });
});

describe('a role', () => {
  test('is changed by a super-administrator and takes effect immediately', async () => {
    const user = await buildPupil(database);
    const users = () => request.get('/api/admin/users').set(signInAs(user, 30));
    expect((await users()).status).toBe(403);
    const reply = await put(superAdmin, user.id, 'role', { role: 'ADMIN' });
    expect(bodyOf(contract.changeRole, reply).user.role).toBe('ADMIN');
    expect((await users()).status).toBe(200);
    await put(superAdmin, user.id, 'role', { role: 'STUDENT' });
    expect((await users()).status).toBe(403);
    expect(await auditLogOf(user.id)).toMatchObject([
      { action: 'user.role-changed', before: { role: 'STUDENT' }, after: { role: 'ADMIN' } },
      { action: 'user.role-changed', before: { role: 'ADMIN' }, after: { role: 'STUDENT' } },
    ]);
  });

  test('cannot be changed by the user themselves', async () => {
    const reply = await put(superAdmin, superAdmin.id, 'role', { role: 'ADMIN' });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).message).toBe('You cannot change your own role');
  });

  test('cannot be changed by a user who was just demoted, even while the cache has their earlier role', async () => {
    const demoted = await buildUser(database, { role: 'SUPER_ADMIN' });
    const pupil = await buildPupil(database);
    const session = await otherProcess.startSessionOf(demoted);
    const asDemoted = (role: string) =>
      otherProcess.request.put(`/api/admin/users/${pupil.id}/role`).set(session).send({ role });
    expect((await asDemoted('TEACHER')).status).toBe(200);
    await put(superAdmin, demoted.id, 'role', { role: 'STUDENT' });
    expect((await asDemoted('SUPER_ADMIN')).status).toBe(403);
    expect(await auditLogOf(pupil.id)).toHaveLength(1);
  });

  test('that the user already has is not a change', async () => {
    const pupil = await buildPupil(database);
    expect((await put(superAdmin, pupil.id, 'role', { role: 'STUDENT' })).status).toBe(200);
    expect(await auditLogOf(pupil.id)).toEqual([]);
  });
});

describe('premium', () => {
  test('gives access to a premium paper until the end of the day in London', async () => {
    const pupil = await buildPupil(database);
    const { id: subjectId, stageId } = await buildSubject(database);
    const paper = await database.pastPaper.create({
      data: { title: uniqueName('Paper'), stageId, subjectId, year: 2025, isFree: false, isPremium: true },
    });
    const open = async () =>
      (await request.get(`/api/past-papers/${paper.id}/answers`).set(signInAs(pupil, 30))).status;
    expect(await open()).toBe(403);
    const reply = await put(admin, pupil.id, 'premium', { premiumUntil: '2026-06-12' });
    expect(bodyOf(contract.changePremium, reply).user.premiumUntil).toBe('2026-06-12');
    expect(await open()).not.toBe(403);
    set('2026-06-12T22:59:59Z');
    expect(await open()).not.toBe(403);
    set('2026-06-12T23:00:00Z');
    expect(await open()).toBe(403);
    set(now);
    await put(admin, pupil.id, 'premium', { premiumUntil: null });
    expect(await open()).toBe(403);
    expect(await auditLogOf(pupil.id)).toMatchObject([
      { before: { premiumUntil: null }, after: { premiumUntil: '2026-06-12' } },
      { before: { premiumUntil: '2026-06-12' }, after: { premiumUntil: null } },
    ]);
  });

  test('cannot end before today', async () => {
    const pupil = await buildPupil(database);
    expect((await put(admin, pupil.id, 'premium', { premiumUntil: '2026-06-10' })).status).toBe(200);
    const reply = await put(admin, pupil.id, 'premium', { premiumUntil: '2026-06-09' });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).issues).toEqual([
      { path: 'body.premiumUntil', message: 'Please choose today or a later day' },
    ]);
  });

  test.each(['2026-02-30', '2100-01-01', '9999-12-31', 'tomorrow', ''])(
    'refuses %s',
    async (premiumUntil) => {
      const pupil = await buildPupil(database);
      expect((await put(admin, pupil.id, 'premium', { premiumUntil })).status).toBe(400);
    },
  );
});

describe('a school', () => {
  test('shows its private subjects to its pupils only', async () => {
    const school = await buildSchool(database);
    const subject = await buildSubject(database, { visibility: 'SCHOOL_PRIVATE', schoolId: school.id });
    const pupil = await buildPupil(database, { schoolName: school.name, currentStageId: subject.stageId });
    const sees = async () => {
      const path = `/api/subjects?examTypeId=${subject.stageId}`;
      return (await request.get(path).set(signInAs(pupil, 30))).text.includes(subject.id);
    };
    expect(await sees()).toBe(false);
    const reply = await put(admin, pupil.id, 'school', { schoolId: school.id });
    expect(bodyOf(contract.changeSchool, reply).user.school).toEqual({ id: school.id, name: school.name });
    expect(await sees()).toBe(true);
    await put(admin, pupil.id, 'school', { schoolId: null });
    expect(await sees()).toBe(false);
    expect(await auditLogOf(pupil.id)).toMatchObject([
      { before: { school: null }, after: { school: school.name } },
      { before: { school: school.name }, after: { school: null } },
    ]);
  });

  test('that does not exist is refused', async () => {
    const pupil = await buildPupil(database);
    const reply = await put(admin, pupil.id, 'school', { schoolId: crypto.randomUUID() });
    expect(reply.status).toBe(404);
    expect(errorOf(reply).message).toBe('This school does not exist');
  });

  const add = (name: string, key?: string) => {
    const call = request.post('/api/admin/schools').set(signInAs(admin, 30));
    return (key === undefined ? call : call.set('Idempotency-Key', key)).send({ name });
  };

  test('has a name that shows what it says', async () => {
    for (const name of ['Oak\u202Efield', 'Oakfield\nexample.com', 'example。com']) {
      const reply = await add(name);
      expect([reply.status, errorOf(reply).issues?.[0]?.path]).toEqual([400, 'body.name']);
    }
  });

  test('may have any visible character in its name, which is not a search pattern', async () => {
    for (const name of ['\\', '%', '_', 'a\\', 'abc', 'a_c', 'a%']) {
      expect((await add(name)).status, name).toBe(200);
      expect((await add(name.toUpperCase())).status, name).toBe(409);
    }
  });

  test('is created once for a name in any case, and once for an idempotency key', async () => {
    const name = uniqueName('Oakfield');
    const key = crypto.randomUUID();
    const { school } = bodyOf(contract.createSchool, await add(`  ${name} `, key));
    expect(school.name).toBe(name);
    expect(bodyOf(contract.createSchool, await add(`  ${name} `, key)).school).toEqual(school);
    const again = await Promise.all([add(name.toUpperCase()), add(name)]);
    expect(again.map(({ status }) => status)).toEqual([409, 409]);
    const other = uniqueName('Riverside');
    const race = await Promise.all([add(other), add(other.toUpperCase())]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { schools } = bodyOf(
      contract.listSchools,
      await request.get('/api/admin/schools').set(signInAs(admin, 30)),
    );
    expect(schools).toContainEqual(school);
    expect(await auditLogOf(school.id)).toMatchObject([{ action: 'school.created', after: { name } }]);
  });

  test.each(['', '   ', 'x'.repeat(121), 'a\u0000b'])('cannot have the name %j', async (name) => {
    expect((await add(name)).status).toBe(400);
  });
});

test('an unknown user cannot be changed', async () => {
  const unknownUserId = crypto.randomUUID();
  const bodies = {
    role: { role: 'ADMIN' },
    active: { isActive: false },
    premium: { premiumUntil: null },
    school: { schoolId: null },
  };
  for (const [field, body] of Object.entries(bodies)) {
    expect((await put(superAdmin, unknownUserId, field as ChangedField, body)).status).toBe(404);
    expect((await put(superAdmin, 'nonsense', field as ChangedField, body)).status).toBe(400);
    expect((await put(superAdmin, unknownUserId, field as ChangedField, {})).status).toBe(400);
  }
});

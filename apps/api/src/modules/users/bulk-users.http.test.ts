import {
  changeUsers,
  maxUsersPerRequest,
  previewBulkUsers,
  type BulkUserChange,
} from '@markwell/shared/users/bulk-users.contract';
import { describe, expect, test } from 'vitest';
import { buildAdmin, buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock } = createTestClock('2026-06-10T12:00:00Z');
const app = await createTestApp({ clock });
const { database, mailbox } = app;
const admin = createApiClient(app, await buildAdmin(database));
const superAdmin = await buildUser(database, { role: 'SUPER_ADMIN' });

const preview = (body: object) => admin.post('/admin/users/bulk/preview', body);
const change = (userIds: string[], how: BulkUserChange) =>
  admin.post('/admin/users/bulk', { userIds, change: how });
const read = (id: string) => database.user.findUniqueOrThrow({ where: { id } });
const outcomes = (users: { id: string; outcome: string; reason: string | null }[]) =>
  Object.fromEntries(users.map(({ id, outcome, reason }) => [id, reason ?? outcome]));

const premium: BulkUserChange = { kind: 'premium', premiumUntil: '2026-12-31' };
const onlySuper = 'Only a super-administrator may change administrators';

describe('a change of many users', () => {
  test('is previewed by address, with unknown addresses, and changes nothing', async () => {
    const [one, other] = [await buildPupil(database), await buildPupil(database)];
    const reply = await preview({
      userIds: [other.id],
      emails: [one.email.toUpperCase(), superAdmin.email, 'nobody@example.com'],
      change: premium,
    });
    const { users, unknownEmails } = bodyOf(previewBulkUsers, reply);
    expect(outcomes(users)).toEqual({
      [one.id]: 'changed',
      [other.id]: 'changed',
      [superAdmin.id]: onlySuper,
    });
    expect(unknownEmails).toEqual(['nobody@example.com']);
    expect((await read(one.id)).premiumUntil).toBeNull();
  });

  test('is made for each as a single change would be, with an audit entry for each', async () => {
    const school = await buildSchool(database);
    const [one, member] = [await buildPupil(database), await buildPupil(database, { schoolId: school.id })];
    const reply = await change([one.id, member.id, superAdmin.id], { kind: 'school', schoolId: school.id });
    expect(outcomes(bodyOf(changeUsers, reply).users)).toEqual({
      [one.id]: 'changed',
      [member.id]: 'unchanged',
      [superAdmin.id]: onlySuper,
    });
    expect((await read(one.id)).schoolId).toBe(school.id);
    expect((await read(superAdmin.id)).schoolId).toBeNull();
    const entries = await database.auditEntry.findMany({
      where: { targetId: { in: [one.id, member.id, superAdmin.id] } },
    });
    expect(entries).toMatchObject([
      {
        actorId: admin.user.id,
        action: 'user.school-changed',
        targetId: one.id,
        after: { school: school.name },
      },
    ]);
  });

  test('gives and ends premium, and deactivates, but not the administrator’s own account', async () => {
    const pupil = await buildPupil(database);
    await change([pupil.id], premium);
    expect((await read(pupil.id)).premiumUntil?.toISOString()).toBe('2027-01-01T00:00:00.000Z');
    await change([pupil.id], { kind: 'premium', premiumUntil: null });
    expect((await read(pupil.id)).premiumUntil).toBeNull();
    const reply = await change([pupil.id], { kind: 'active', isActive: false });
    expect(outcomes(bodyOf(changeUsers, reply).users)).toEqual({ [pupil.id]: 'changed' });
    expect(await read(pupil.id)).toMatchObject({ isActive: false, tokenVersion: pupil.tokenVersion + 1 });
  });

  test('is refused for a past day, an unknown school and too many users', async () => {
    const { id } = await buildPupil(database);
    const past = await change([id], { kind: 'premium', premiumUntil: '2026-06-09' });
    expect([past.status, errorOf(past).message]).toEqual([422, 'Please choose today or a later day']);
    expect((await change([id], { kind: 'school', schoolId: crypto.randomUUID() })).status).toBe(404);
    const many = Array.from({ length: maxUsersPerRequest + 1 }, () => crypto.randomUUID());
    expect((await change(many, premium)).status).toBe(400);
    const pupil = createApiClient(app, await buildPupil(database));
    expect((await pupil.post('/admin/users/bulk', {})).status).toBe(403);
  });
});

describe('a role for many users', () => {
  const teacher: BulkUserChange = { kind: 'role', role: 'TEACHER' };
  const changeRoles = async (actor: Parameters<typeof app.startSessionOf>[0], userIds: string[]) =>
    app.request
      .post('/api/admin/users/bulk')
      .set(await app.startSessionOf(actor))
      .send({ userIds, change: teacher });

  test('is changed by a super-administrator with an audit entry for each, and never their own', async () => {
    const [one, other] = [await buildPupil(database), await buildPupil(database)];
    const reply = await changeRoles(superAdmin, [one.id, other.id, superAdmin.id]);
    expect(outcomes(bodyOf(changeUsers, reply).users)).toEqual({
      [one.id]: 'changed',
      [other.id]: 'changed',
      [superAdmin.id]: 'You cannot change your own role',
    });
    expect((await read(one.id)).role).toBe('TEACHER');
    const entries = await database.auditEntry.findMany({ where: { targetId: { in: [one.id, other.id] } } });
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['user.role-changed', { role: 'TEACHER' }],
      ['user.role-changed', { role: 'TEACHER' }],
    ]);
  });

  test('is refused to administrators, and without a recent confirmation', async () => {
    const pupil = await buildPupil(database);
    const reply = await changeRoles(admin.user, [pupil.id]);
    expect(outcomes(bodyOf(changeUsers, reply).users)).toEqual({
      [pupil.id]: 'Only a super-administrator may change roles',
    });
    const unconfirmed = createApiClient(app, superAdmin);
    const late = await unconfirmed.post('/admin/users/bulk', { userIds: [pupil.id], change: teacher });
    expect([late.status, errorOf(late).code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
    expect((await read(pupil.id)).role).toBe('STUDENT');
  });
});

test('all users that match a filter are previewed, also those on other pages', async () => {
  const name = uniqueName('Filtered');
  const pupils = await Promise.all(Array.from({ length: 30 }, () => buildPupil(database, { name })));
  await buildUser(database, { name, role: 'PARENT' });
  const reply = await preview({ filter: { search: name, role: 'STUDENT' }, change: premium });
  const { users } = bodyOf(previewBulkUsers, reply);
  expect(users.map(({ id }) => id).sort()).toEqual(pupils.map(({ id }) => id).sort());
});

describe('an e-mail to many users', () => {
  const message: BulkUserChange = {
    kind: 'email',
    subject: 'A quiet Sunday',
    text: 'Markwell is closed on Sunday.\n\nAll results <b>stay</b>.',
  };

  test('greets each by name, and is sent to confirmed, active accounts only', async () => {
    const at = new Date('2026-01-01');
    const pupil = await buildPupil(database, { name: 'Ada', emailVerifiedAt: at });
    const unconfirmed = await buildPupil(database, { emailVerifiedAt: null });
    const inactive = await buildPupil(database, { emailVerifiedAt: at, isActive: false });
    const reply = await change([pupil.id, unconfirmed.id, inactive.id, superAdmin.id], message);
    expect(outcomes(bodyOf(changeUsers, reply).users)).toEqual({
      [pupil.id]: 'changed',
      [unconfirmed.id]: 'The e-mail address is not confirmed',
      [inactive.id]: 'This account is not active',
      [superAdmin.id]: onlySuper,
    });
    await app.settle();
    const [email, ...others] = mailbox.to(pupil.email);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ subject: 'A quiet Sunday' });
    expect(email?.text).toContain('Hello Ada,\n\nMarkwell is closed on Sunday.\n\nAll results <b>stay</b>.');
    expect(email?.html).toContain('&lt;b&gt;stay');
    for (const other of [unconfirmed, inactive, superAdmin]) expect(mailbox.to(other.email)).toEqual([]);
    expect(await database.auditEntry.findMany({ where: { targetId: pupil.id } })).toMatchObject([
      { action: 'user.emailed', after: { subject: 'A quiet Sunday' } },
    ]);
  });

  test('is refused when no e-mail can be sent', async () => {
    const pupil = await buildPupil(database, { emailVerifiedAt: new Date('2026-01-01') });
    mailbox.refuseAll();
    expect((await change([pupil.id], message)).status).toBe(503);
    mailbox.refuseAll(false);
    expect(await database.auditEntry.count({ where: { targetId: pupil.id } })).toBe(0);
  });
});

import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { updateProfile } from '@markwell/shared/settings/users.contract';
import { expect, test } from 'vitest';
import { buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();
const save = (user: TestUser, body: object) =>
  request.put('/api/users/profile').set(signInAs(user)).send(body);

test('a profile is changed, and auth/me returns the change', async () => {
  const pupil = await buildPupil(database);
  const profile = {
    name: '  Aisha Rahman ',
    email: pupil.email.toUpperCase(),
    firstName: 'Aisha',
    lastName: 'Rahman',
    grade: 'Year 5',
    school: 'Oakfield',
  };
  const saved = bodyOf(updateProfile, await save(pupil, profile));
  expect(saved).toEqual({ ...profile, name: 'Aisha Rahman', email: pupil.email });
  const me = bodyOf(currentUser, await request.get('/api/auth/me').set(signInAs(pupil)));
  expect(me).toMatchObject({ name: 'Aisha Rahman', firstName: 'Aisha', grade: 'Year 5', school: 'Oakfield' });
});

test('an empty text clears a field, an omitted field stays', async () => {
  const pupil = await buildPupil(database, { firstName: 'Ada', lastName: 'King', schoolYear: 'Year 6' });
  const saved = bodyOf(updateProfile, await save(pupil, { name: 'Ada', lastName: ' ', school: '' }));
  expect(saved).toMatchObject({ firstName: 'Ada', lastName: '', grade: 'Year 6', school: '' });
});

test('the school in a profile and extra fields grant nothing', async () => {
  const pupil = await buildPupil(database);
  await save(pupil, {
    name: 'Eve',
    school: 'Hollybrook',
    role: 'SUPER_ADMIN',
    schoolId: crypto.randomUUID(),
  });
  const stored = await database.user.findUniqueOrThrow({ where: { id: pupil.id } });
  expect(stored).toMatchObject({ role: 'STUDENT', schoolId: null, schoolName: 'Hollybrook' });
});

test('markup is stored as plain text', async () => {
  const pupil = await buildPupil(database);
  const name = '<img src=x onerror=alert(1)>';
  expect(bodyOf(updateProfile, await save(pupil, { name })).name).toBe(name);
});

test('a different e-mail address is refused: it is not verified', async () => {
  const pupil = await buildPupil(database);
  const response = await save(pupil, { name: 'Changed', email: `new-${pupil.email}` });
  expect(response.status).toBe(422);
  expect(errorOf(response)).toMatchObject({
    code: 'RULE_BROKEN',
    message: 'Please confirm the new e-mail address first, with the link that we send to it.',
    issues: [{ path: 'body.email' }],
  });
  const stored = await database.user.findUniqueOrThrow({ where: { id: pupil.id } });
  expect(stored).toMatchObject({ email: pupil.email, name: pupil.name });
});

test.each([
  ['no name', { name: '   ' }, 'body.name'],
  ['a name of 121 characters', { name: 'x'.repeat(121) }, 'body.name'],
  ['a school of 300 characters', { name: 'x', school: 'y'.repeat(300) }, 'body.school'],
  ['a NUL', { name: 'a\u0000b' }, 'body.name'],
  ['half a surrogate pair', { name: 'x', grade: 'a\ud800b' }, 'body.grade'],
  ['an invalid e-mail address', { name: 'x', email: 'nowhere' }, 'body.email'],
  ['a number for a name', { name: 7 }, 'body.name'],
])('%s is a bad request', async (_case, body, path) => {
  const response = await save(await buildPupil(database), body);
  expect(response.status).toBe(400);
  expect(errorOf(response).issues?.map((issue) => issue.path)).toContain(path);
});

test('a name may have 120 characters', async () => {
  const name = 'é'.repeat(120);
  expect(bodyOf(updateProfile, await save(await buildPupil(database), { name })).name).toBe(name);
});

test('a change requires a session', async () => {
  expect((await request.put('/api/users/profile').send({ name: 'x' })).status).toBe(401);
});

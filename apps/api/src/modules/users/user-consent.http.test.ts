import {
  readUserConsent,
  recordUserConsent,
  requestUserConsent,
} from '@markwell/shared/users/user-consent.contract';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#modules/accounts/password-hash.ts';
import { buildAdmin, buildPupil, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';

const now = '2026-06-10T12:00:00.000Z';
const { clock, set } = createTestClock(now);
const { request, database, signInAs, startSessionOf, mailbox, settle } = await createTestApp({ clock });
const admin = await buildAdmin(database);
const password = 'otter kettle monday';
const passwordHash = await hashPassword(password);
const consentEndsOn = new Date('2029-06-10');
beforeEach(() => set(now));

const newAddress = () => `${uniqueCode('parent')}@example.com`.toLowerCase();
const post = async ({ id }: TestUser, path: string, body: object) => {
  const session = await startSessionOf(admin);
  const reply = await request.post(`/api/admin/users/${id}/consent${path}`).set(session).send(body);
  await settle();
  return reply;
};
const read = async ({ id }: TestUser) => {
  const reply = await request.get(`/api/admin/users/${id}/consent`).set(signInAs(admin));
  return bodyOf(readUserConsent, reply).consent;
};
const signIn = async ({ email }: TestUser) =>
  (await request.post('/api/auth/login').send({ email, password })).status;
const answer = (token: string) => request.post('/api/auth/parent-consent').send({ token, agrees: true });
const changesOf = ({ id }: TestUser) =>
  database.auditEntry.findMany({ where: { targetId: id, action: { not: 'user.data-read' } } });

test('a missing consent is asked for again at a corrected address, and the earlier link ends', async () => {
  const [wrong, right] = [newAddress(), newAddress()];
  const pupil = await buildPupil(database, { passwordHash, parentEmail: wrong, consentEndsOn });
  await request.post('/api/auth/resend').send({ email: pupil.email });
  await settle();
  const earlier = linkTokenIn(mailbox.to(wrong));
  expect(await read(pupil)).toMatchObject({ state: 'missing', parentEmail: wrong, asksAge: false });

  const reply = await post(pupil, '/request', { parentEmail: right.toUpperCase(), age: null });
  expect(bodyOf(requestUserConsent, reply).consent).toMatchObject({ state: 'missing', parentEmail: right });
  expect((await answer(earlier)).status).toBe(422);
  expect(await signIn(pupil)).toBe(403);
  expect((await read(pupil)).linkExpiresAt).toBe('2026-06-17T12:00:00.000Z');
  expect((await answer(linkTokenIn(mailbox.to(right)))).status).toBe(200);
  expect(await signIn(pupil)).toBe(200);
  expect(await read(pupil)).toMatchObject({ state: 'given', answeredAt: now });
  expect(await changesOf(pupil)).toMatchObject([
    { actorId: admin.id, action: 'user.consent-asked', after: { parentEmail: right } },
  ]);
});

test('a pupil who signed up as older is signed out and waits for the parent, until the pupil is 13', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  expect(await read(pupil)).toMatchObject({ state: 'not-needed', parentEmail: null, asksAge: true });
  const session = signInAs(pupil);
  const parentEmail = newAddress();
  const withoutAge = await post(pupil, '/request', { parentEmail, age: null });
  expect([withoutAge.status, errorOf(withoutAge).issues]).toEqual([
    422,
    [{ path: 'body.age', message: 'Please choose the age' }],
  ]);
  expect((await post(pupil, '/request', { parentEmail, age: 13 })).status).toBe(400);
  expect((await post(pupil, '/request', { parentEmail, age: 10 })).status).toBe(200);
  expect((await request.get('/api/auth/me').set(session)).status).toBe(401);
  expect(await signIn(pupil)).toBe(403);
  const { consentEndsOn: endsOn } = await database.user.findUniqueOrThrow({ where: { id: pupil.id } });
  expect(endsOn?.toISOString().slice(0, 10)).toBe('2029-06-10');
  expect(mailbox.to(parentEmail).at(-1)?.subject).toBe('Your child needs your permission to use Markwell');
});

test('a consent on paper is recorded with what the parent gave; the parent can withdraw it by e-mail', async () => {
  const parentEmail = newAddress();
  const pupil = await buildPupil(database, { passwordHash, parentEmail, consentEndsOn });
  expect((await post(pupil, '', { parentEmail, age: null, proof: 'a nod' })).status).toBe(400);
  const reply = await post(pupil, '', { parentEmail, age: null, proof: 'form' });
  expect(bodyOf(recordUserConsent, reply).consent).toMatchObject({ state: 'given', answeredAt: now });
  expect(await signIn(pupil)).toBe(200);
  expect(await changesOf(pupil)).toMatchObject([
    { action: 'user.consent-recorded', after: { parentEmail, proof: 'form' } },
  ]);
  expect(mailbox.to(pupil.email).at(-1)?.subject).toBe('Your Markwell account is ready');
  const token = linkTokenIn(mailbox.to(parentEmail));
  const withdrawal = { token, choice: 'pause' };
  expect((await request.post('/api/auth/parent-consent/withdraw').send(withdrawal)).status).toBe(200);
  expect(await read(pupil)).toMatchObject({ state: 'withdrawn' });
  for (const [path, proof] of [['/request'], ['', 'form']] as const) {
    const refused = await post(pupil, path, { parentEmail, age: null, proof });
    expect([refused.status, errorOf(refused).message]).toEqual([
      422,
      'A parent has withdrawn the consent. Only this parent can agree again, with the link in our e-mails.',
    ]);
  }
});

test('it is refused when given, for the pupil’s own address, for others and without a recent confirmation', async () => {
  const parentEmail = newAddress();
  const given = await buildPupil(database, { parentEmail, parentConfirmedAt: new Date(now), consentEndsOn });
  expect((await post(given, '/request', { parentEmail, age: null })).status).toBe(422);
  const pupil = await buildPupil(database, { parentEmail, consentEndsOn });
  expect((await post(pupil, '/request', { parentEmail: pupil.email, age: null })).status).toBe(422);
  const teacher = await buildUser(database, { role: 'TEACHER' });
  expect((await post(teacher, '/request', { parentEmail, age: 10 })).status).toBe(422);
  const grown = await buildPupil(database, { parentEmail, consentEndsOn: new Date('2026-06-10') });
  expect((await post(grown, '/request', { parentEmail, age: null })).status).toBe(422);
  const session = await startSessionOf(admin);
  set('2026-06-10T12:10:01.000Z');
  for (const [path, proof] of [['/request'], ['', 'form']] as const) {
    const late = await request
      .post(`/api/admin/users/${pupil.id}/consent${path}`)
      .set(session)
      .send({ parentEmail, age: null, proof });
    expect([late.status, errorOf(late).code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
  }
  expect(await changesOf(pupil)).toEqual([]);
  expect(mailbox.to(parentEmail)).toEqual([]);
});

test('a refused e-mail server changes nothing', async () => {
  const parentEmail = newAddress();
  const pupil = await buildPupil(database, { parentEmail, consentEndsOn });
  mailbox.refuseAll();
  expect((await post(pupil, '/request', { parentEmail: newAddress(), age: null })).status).toBe(503);
  mailbox.refuseAll(false);
  expect(await read(pupil)).toMatchObject({ parentEmail });
});

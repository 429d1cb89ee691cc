import { hashPassword } from '@markwell/database/password-hash';
import { beforeAll, expect, test } from 'vitest';
import { buildPupil } from '../../testing/build-user.ts';
import { linkTokenIn } from '../../testing/test-mailbox.ts';
import { bodyOf, errorOf } from '../../testing/response-body.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { uniqueCode } from '../../testing/unique-name.ts';
import { inspectLink, resetPassword } from '@markwell/shared/features/account/account.contract';

const { clock, advance, set } = createTestClock();
const { request, database, letterBox, settle, signInAs, jobs } = await createTestApp({ clock });
const [password, newPassword] = ['correct horse battery', 'otter kettle monday'];
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

async function post(path: string, body: object) {
  const response = await request.post(`/api/auth/${path}`).send(body);
  await settle();
  return response;
}
const nobody = () => `${uniqueCode('nobody')}@example.com`;
const signIn = (email: string, given: string) => post('login', { email, password: given });
async function resetLinkFor(email: string) {
  await post('forgot-password', { email });
  return linkTokenIn(letterBox.to(email));
}

test('a forgotten password is replaced, and every session ends', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const session = signInAs(pupil);
  expect((await request.get('/api/auth/me').set(session)).status).toBe(200);
  const token = await resetLinkFor(pupil.email);
  const shown = await post('links/inspect', { purpose: 'reset', token });
  expect(bodyOf(inspectLink, shown)).toEqual({ name: pupil.name, email: pupil.email });
  const reset = await post('reset-password', { token, password: newPassword });
  expect(bodyOf(resetPassword, reset)).toEqual({ email: pupil.email });
  expect((await request.get('/api/auth/me').set(session)).status).toBe(401);
  expect((await signIn(pupil.email, password)).status).toBe(401);
  expect((await signIn(pupil.email, newPassword)).status).toBe(200);
  expect(letterBox.to(pupil.email).at(-1)?.subject).toBe('Your Markwell password was changed');
  const again = await post('reset-password', { token, password: 'yet another long one' });
  expect(errorOf(again).message).toBe('This link has been used, or a newer one was sent.');
});

test('a link lives for an hour, and a new one comes in its place', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const token = await resetLinkFor(email);
  advance(3_600_000);
  const late = await post('reset-password', { token, password: newPassword });
  expect([late.status, errorOf(late).message]).toEqual([422, 'This link has expired.']);
  await post('links/renew', { purpose: 'reset', token });
  const renewed = linkTokenIn(letterBox.to(email));
  expect(renewed).not.toBe(token);
  expect((await post('reset-password', { token: renewed, password: newPassword })).status).toBe(200);
});

test('a newer link ends the older one', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const [older, newer] = [await resetLinkFor(email), await resetLinkFor(email)];
  expect((await post('reset-password', { token: older, password: newPassword })).status).toBe(422);
  expect((await post('reset-password', { token: newer, password: newPassword })).status).toBe(200);
});

test('a weak password leaves the link as it was', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const token = await resetLinkFor(email);
  const weak = await post('reset-password', { token, password: 'password123' });
  expect(errorOf(weak).issues).toMatchObject([{ path: 'body.password' }]);
  expect((await post('reset-password', { token, password: newPassword })).status).toBe(200);
});

test('a reset proves the address, and lets somebody back in who had tried too often', async () => {
  const { email, id } = await buildPupil(database, { passwordHash, emailVerifiedAt: null });
  for (let round = 0; round < 10; round++) await signIn(email, 'wrong');
  expect((await signIn(email, password)).status).toBe(429);
  await post('reset-password', { token: await resetLinkFor(email), password: newPassword });
  expect((await signIn(email, newPassword)).status).toBe(200);
  expect((await database.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull();
});

test('a reset does not stand in for the parent', async () => {
  const { email } = await buildPupil(database, { passwordHash, parentEmail: 'parent@example.com' });
  await post('reset-password', { token: await resetLinkFor(email), password: newPassword });
  expect(errorOf(await signIn(email, newPassword)).code).toBe('PARENT_NOT_CONFIRMED');
});

test.each(['forgot-password', 'resend'])('%s says the same of every address, as quickly', async (path) => {
  const known = await buildPupil(database, { passwordHash, emailVerifiedAt: null });
  const inactive = await buildPupil(database, { passwordHash, isActive: false });
  const unknown = nobody();
  for (const email of [known.email, inactive.email, unknown]) {
    const response = await post(path, { email });
    expect([response.status, response.body]).toEqual([200, {}]);
  }
  expect(letterBox.to(known.email)).toHaveLength(1);
  expect(letterBox.to(inactive.email)).toEqual([]);
  expect(letterBox.to(unknown)).toEqual([]);
});

test('the answer does not wait for what depends on the address', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const slow = await createTestApp({ clock });
  const gate = Promise.withResolvers<undefined>();
  const { send } = slow.letterBox;
  slow.letterBox.send = async (message) => {
    await gate.promise;
    await send(message);
  };
  expect((await slow.request.post('/api/auth/forgot-password').send({ email })).status).toBe(200);
  expect(slow.letterBox.to(email)).toEqual([]);
  gate.resolve(undefined);
  await slow.settle();
  expect(slow.letterBox.to(email)).toHaveLength(1);
});

test('whoever is asked about, the sixth letter of an hour is refused alike', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  for (const address of [email, nobody()]) {
    for (let round = 0; round < 5; round++) await post('forgot-password', { email: address });
    const refused = await post('forgot-password', { email: address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('while no mail can be sent every address is told so', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  letterBox.close();
  const refused = [];
  for (const address of [email, nobody()]) refused.push(await post('forgot-password', { email: address }));
  letterBox.close(false);
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  expect((await post('forgot-password', { email })).status).toBe(200);
});

test('resend sends what is missing: to the pupil, then to the parent, then nothing', async () => {
  const parentEmail = nobody();
  const { email, id } = await buildPupil(database, { passwordHash, emailVerifiedAt: null, parentEmail });
  await post('resend', { email });
  await post('verify-email', { token: linkTokenIn(letterBox.to(email)) });
  expect(letterBox.to(parentEmail)).toHaveLength(1);
  await post('resend', { email });
  expect(letterBox.to(parentEmail)).toHaveLength(2);
  await post('parent-consent', { token: linkTokenIn(letterBox.to(parentEmail)), agrees: true });
  expect((await database.user.findUniqueOrThrow({ where: { id } })).parentConfirmedAt).toEqual(clock());
  const before = letterBox.to(email).length;
  await post('resend', { email });
  expect(letterBox.to(email)).toHaveLength(before);
});

test('a parent has a week', async () => {
  const parentEmail = nobody();
  const { email } = await buildPupil(database, { passwordHash, parentEmail });
  await post('resend', { email });
  const token = linkTokenIn(letterBox.to(parentEmail));
  advance(7 * 86_400_000 - 1);
  expect((await post('links/inspect', { purpose: 'consent', token })).status).toBe(200);
  advance(1);
  expect(errorOf(await post('links/inspect', { purpose: 'consent', token })).message).toBe(
    'This link has expired.',
  );
  await post('links/renew', { purpose: 'consent', token });
  expect(letterBox.to(parentEmail)).toHaveLength(2);
});

test.each([
  ['a secret nobody made', 'A'.repeat(43), 422],
  ['half a secret', 'A'.repeat(20), 400],
  ['none', '', 400],
])('%s opens nothing', async (_case, token, status) => {
  expect((await post('verify-email', { token })).status).toBe(status);
  expect((await post('reset-password', { token, password: newPassword })).status).toBe(status);
  expect((await post('parent-consent', { token, agrees: true })).status).toBe(status);
});

test('a link is good for its own purpose alone', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const token = await resetLinkFor(email);
  expect((await post('verify-email', { token })).status).toBe(422);
  expect((await post('parent-consent', { token, agrees: false })).status).toBe(422);
  expect((await post('reset-password', { token, password: newPassword })).status).toBe(200);
});

test('who signed up and never came is gone after a week; everybody else stays', async () => {
  const now = '2026-09-01T12:00:00Z';
  set(now);
  const old = new Date('2026-08-25T11:59:59Z');
  const recent = new Date('2026-08-25T12:00:01Z');
  const parentEmail = 'parent@example.com';
  const gone = [
    await buildPupil(database, { passwordHash, emailVerifiedAt: null, createdAt: old }),
    await buildPupil(database, { passwordHash, emailVerifiedAt: old, parentEmail }),
  ];
  const stay = [
    await buildPupil(database, { passwordHash, emailVerifiedAt: null, createdAt: recent }),
    await buildPupil(database, { passwordHash, emailVerifiedAt: recent, createdAt: old, parentEmail }),
    await buildPupil(database, { passwordHash, emailVerifiedAt: old, createdAt: old }),
    await buildPupil(database, { passwordHash, emailVerifiedAt: old, parentEmail, parentConfirmedAt: old }),
    await buildPupil(database, { passwordHash: null, emailVerifiedAt: null, createdAt: old }),
    await buildPupil(database, { passwordHash, emailVerifiedAt: null, createdAt: old, lastLoginAt: old }),
    await buildPupil(database, { passwordHash, role: 'TEACHER', emailVerifiedAt: null, createdAt: old }),
  ];
  await jobs.find(({ name }) => name === 'unfinished accounts')?.run();
  const left = await database.user.findMany({
    where: { id: { in: [...gone, ...stay].map(({ id }) => id) } },
  });
  expect(left.map(({ id }) => id).sort()).toEqual(stay.map(({ id }) => id).sort());
});

import { hashPassword } from '#modules/accounts/password-hash.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildRegistration } from '#testing/builders/build-registration.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { inspectLink, resetPassword } from '@markwell/shared/registration/account.contract';

const { clock, advance, set } = createTestClock();
const { request, database, mailbox, settle, signInAs, jobs } = await createTestApp({ clock });
const overAMinute = 60_001;
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
const signIn = (email: string, enteredPassword: string) =>
  post('login', { email, password: enteredPassword });
async function resetLinkFor(email: string) {
  await post('forgot-password', { email });
  return linkTokenIn(mailbox.to(email));
}

test('a forgotten password is replaced, and every session ends', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const session = signInAs(pupil);
  expect((await request.get('/api/auth/me').set(session)).status).toBe(200);
  const token = await resetLinkFor(pupil.email);
  const inspected = await post('links/inspect', { purpose: 'reset', token });
  expect(bodyOf(inspectLink, inspected)).toEqual({ name: pupil.name, email: pupil.email });
  const reset = await post('reset-password', { token, password: newPassword });
  expect(bodyOf(resetPassword, reset)).toMatchObject({ email: pupil.email });
  expect((await request.get('/api/auth/me').set(session)).status).toBe(401);
  expect((await signIn(pupil.email, password)).status).toBe(401);
  expect((await signIn(pupil.email, newPassword)).status).toBe(200);
  expect(mailbox.to(pupil.email).at(-1)?.subject).toBe('Your Markwell password was changed');
  const again = await post('reset-password', { token, password: 'yet another long one' });
  expect(errorOf(again).message).toBe('This link has been used, or a newer one was sent.');
});

test('a link works for an hour and can be replaced by a new one', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const token = await resetLinkFor(email);
  advance(3_600_000);
  const late = await post('reset-password', { token, password: newPassword });
  expect([late.status, errorOf(late).message]).toEqual([422, 'This link has expired.']);
  await post('links/renew', { purpose: 'reset', token });
  const renewed = linkTokenIn(mailbox.to(email));
  expect(renewed).not.toBe(token);
  expect((await post('reset-password', { token: renewed, password: newPassword })).status).toBe(200);
});

test('a newer link leaves the older one valid; using one ends both', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const older = await resetLinkFor(email);
  advance(overAMinute);
  const newer = await resetLinkFor(email);
  expect(newer).not.toBe(older);
  expect((await post('reset-password', { token: older, password: newPassword })).status).toBe(200);
  expect((await post('reset-password', { token: newer, password: newPassword })).status).toBe(422);
});

test('a weak password does not use up the link', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const token = await resetLinkFor(email);
  const weak = await post('reset-password', { token, password: 'password123' });
  expect(errorOf(weak).issues).toMatchObject([{ path: 'body.password' }]);
  expect((await post('reset-password', { token, password: newPassword })).status).toBe(200);
});

test('a reset verifies the address and clears the failed sign-ins', async () => {
  const { email, id } = await buildPupil(database, { passwordHash, emailVerifiedAt: null });
  for (let round = 0; round < 7; round++) await signIn(email, 'wrong');
  expect((await signIn(email, password)).status).toBe(429);
  await post('reset-password', { token: await resetLinkFor(email), password: newPassword });
  expect((await signIn(email, newPassword)).status).toBe(200);
  expect((await database.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull();
});

test('a reset does not replace parental consent', async () => {
  const { email } = await buildPupil(database, { passwordHash, parentEmail: 'parent@example.com' });
  await post('reset-password', { token: await resetLinkFor(email), password: newPassword });
  expect(errorOf(await signIn(email, newPassword)).code).toBe('PARENT_NOT_CONFIRMED');
});

test.each(['forgot-password', 'resend'])('%s gives all addresses the same reply', async (path) => {
  const known = await buildRegistration(database, { passwordHash });
  const inactive = await buildPupil(database, { passwordHash, isActive: false });
  const unknown = nobody();
  for (const email of [known.email, inactive.email, unknown]) {
    const response = await post(path, { email });
    expect([response.status, response.body]).toEqual([200, {}]);
  }
  expect(mailbox.to(known.email)).toHaveLength(1);
  expect(mailbox.to(inactive.email)).toEqual([]);
  expect(mailbox.to(unknown)).toEqual([]);
});

test('the reply does not wait for work that depends on the address', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const slow = await createTestApp({ clock });
  const gate = Promise.withResolvers<undefined>();
  const { send } = slow.mailbox;
  slow.mailbox.send = async (message) => {
    await gate.promise;
    await send(message);
  };
  expect((await slow.request.post('/api/auth/forgot-password').send({ email })).status).toBe(200);
  expect(slow.mailbox.to(email)).toEqual([]);
  gate.resolve(undefined);
  await slow.settle();
  expect(slow.mailbox.to(email)).toHaveLength(1);
});

test('a sixth request in an hour from the same place is refused for known and unknown addresses', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  for (const address of [email, nobody()]) {
    for (let round = 0; round < 5; round++) await post('forgot-password', { email: address });
    const refused = await post('forgot-password', { email: address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('strangers’ requests cannot use up the owner’s, and their e-mails stay few', async () => {
  const proxied = await createTestApp({ clock, settings: { trustProxy: true } });
  const { email } = await buildPupil(database, { passwordHash });
  const requestFrom = (address: string) =>
    proxied.request.post('/api/auth/forgot-password').set('X-Forwarded-For', address).send({ email });
  for (let stranger = 0; stranger < 12; stranger++) {
    expect((await requestFrom(`198.51.100.${stranger}`)).status).toBe(200);
    await proxied.settle();
    advance(overAMinute);
  }
  expect((await requestFrom('192.0.2.1')).status).toBe(200);
  await proxied.settle();
  const sent = proxied.mailbox.to(email);
  expect(sent).toHaveLength(6);
  const token = linkTokenIn(sent.slice(0, 1));
  expect((await post('reset-password', { token, password: newPassword })).status).toBe(200);
});

test('when e-mail cannot be sent, the reply says so for every address', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  mailbox.refuseAll();
  const refused = [];
  for (const address of [email, nobody()]) refused.push(await post('forgot-password', { email: address }));
  mailbox.refuseAll(false);
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  expect((await post('forgot-password', { email })).status).toBe(200);
});

test('resend sends the missing link: to the pupil, then to the parent, then none', async () => {
  const parentEmail = nobody();
  const { email, id } = await buildRegistration(database, { passwordHash, parentEmail });
  await post('resend', { email });
  await post('verify-email', { token: linkTokenIn(mailbox.to(email)) });
  expect(mailbox.to(parentEmail)).toHaveLength(1);
  await post('resend', { email });
  expect(mailbox.to(parentEmail)).toHaveLength(2);
  await post('parent-consent', { token: linkTokenIn(mailbox.to(parentEmail)), agrees: true });
  expect((await database.user.findUniqueOrThrow({ where: { id } })).parentConfirmedAt).toEqual(clock());
  const before = mailbox.to(email).length;
  await post('resend', { email });
  expect(mailbox.to(email)).toHaveLength(before);
});

test('the consent link works for a week', async () => {
  const parentEmail = nobody();
  const { email } = await buildPupil(database, { passwordHash, parentEmail });
  await post('resend', { email });
  const token = linkTokenIn(mailbox.to(parentEmail));
  advance(7 * 86_400_000 - 1);
  expect((await post('links/inspect', { purpose: 'consent', token })).status).toBe(200);
  advance(1);
  expect(errorOf(await post('links/inspect', { purpose: 'consent', token })).message).toBe(
    'This link has expired.',
  );
  await post('links/renew', { purpose: 'consent', token });
  expect(mailbox.to(parentEmail)).toHaveLength(2);
});

test.each([
  ['an unknown token', 'A'.repeat(43), 422],
  ['half a token', 'A'.repeat(20), 400],
  ['no token', '', 400],
])('%s opens nothing', async (_case, token, status) => {
  expect((await post('verify-email', { token })).status).toBe(status);
  expect((await post('reset-password', { token, password: newPassword })).status).toBe(status);
  expect((await post('parent-consent', { token, agrees: true })).status).toBe(status);
});

test('a link works only for its own purpose', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const token = await resetLinkFor(email);
  expect((await post('verify-email', { token })).status).toBe(422);
  expect((await post('parent-consent', { token, agrees: false })).status).toBe(422);
  expect((await post('reset-password', { token, password: newPassword })).status).toBe(200);
});

test('registrations and accounts that nobody confirmed are deleted after a week; all others stay', async () => {
  const now = '2026-09-01T12:00:00Z';
  set(now);
  const old = new Date('2026-08-25T11:59:59Z');
  const recent = new Date('2026-08-25T12:00:01Z');
  const parentEmail = 'parent@example.com';
  const gone = [
    await buildRegistration(database, { createdAt: old }),
    await buildPupil(database, { passwordHash, emailVerifiedAt: old, parentEmail }),
  ];
  const stay = [
    await buildRegistration(database, { createdAt: recent }),
    await buildPupil(database, { passwordHash, emailVerifiedAt: recent, createdAt: old, parentEmail }),
    await buildPupil(database, { passwordHash, emailVerifiedAt: old, createdAt: old }),
    await buildPupil(database, { passwordHash, emailVerifiedAt: old, parentEmail, parentConfirmedAt: old }),
    await buildPupil(database, { passwordHash: null, emailVerifiedAt: null, createdAt: old }),
  ];
  await jobs.find(({ name }) => name === 'unverified accounts')?.run();
  const where = { id: { in: [...gone, ...stay].map(({ id }) => id) } };
  const left = [
    ...(await database.user.findMany({ where })),
    ...(await database.registration.findMany({ where })),
  ];
  expect(left.map(({ id }) => id).sort()).toEqual(stay.map(({ id }) => id).sort());
  const emails = gone.map(({ email }) => email).sort();
  expect(mailbox.removedAbout.map(({ email }) => email).sort()).toEqual(emails);
  expect(mailbox.removedAbout).toContainEqual(expect.objectContaining({ relatives: [parentEmail] }));
});

test('an expired registration keeps the saved e-mails of an address that is in use otherwise', async () => {
  set('2026-09-01T12:00:00Z');
  const old = new Date('2026-08-20T12:00:00Z');
  const expired = await buildRegistration(database, { createdAt: old });
  const again = await buildRegistration(database, { createdAt: old });
  await buildRegistration(database, { email: again.email, createdAt: new Date('2026-08-30T12:00:00Z') });
  const withAccount = await buildRegistration(database, { createdAt: old });
  await buildPupil(database, { email: withAccount.email });
  await jobs.find(({ name }) => name === 'unverified accounts')?.run();
  const removed = new Set(mailbox.removedAbout.map(({ email }) => email));
  expect([expired, again, withAccount].map(({ email }) => removed.has(email))).toEqual([true, false, false]);
});

import { hashPassword } from '#modules/accounts/password-hash.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';
import { itemAt } from '#testing/item-at.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';

const { request, database, mailbox, settle, signInAs } = await createTestApp();
const password = 'correct horse battery';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const newAddress = () => `${uniqueCode('other')}@example.com`;
async function requestChange(user: TestUser, body: object) {
  const response = await request
    .post('/api/users/email')
    .set(signInAs(user))
    .send({ password, ...body });
  await settle();
  return response;
}
const follow = (email: string) =>
  request.post('/api/auth/verify-email').send({ token: linkTokenIn(mailbox.to(email)) });
const emailOf = async ({ id }: TestUser) => (await database.user.findUniqueOrThrow({ where: { id } })).email;

test('a new address is used after its link is opened; the old one gets an e-mail', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const email = newAddress();
  expect((await requestChange(pupil, { email: email.toUpperCase() })).body).toEqual({});
  expect(await emailOf(pupil)).toBe(pupil.email);
  expect(itemAt(mailbox.to(pupil.email), 0).text).toContain(email);
  expect((await follow(email)).body).toEqual({ email, awaitsParent: false });
  const signIn = (address: string) => request.post('/api/auth/login').send({ email: address, password });
  expect((await signIn(email)).status).toBe(200);
  expect((await signIn(pupil.email)).status).toBe(401);
  expect((await follow(email)).status).toBe(422);
});

test.each([{ password: 'wrong' }, { password: '' }, { password: undefined }])(
  'requires the password: %j',
  async (given) => {
    const pupil = await buildPupil(database, { passwordHash });
    const email = newAddress();
    const response = await requestChange(pupil, { email, ...given });
    expect(response.status).toBe(422);
    expect(errorOf(response).issues?.[0]?.path).toBe('body.password');
    expect(mailbox.to(email)).toEqual([]);
  },
);

test('another user’s address gets the same reply, and its owner gets an e-mail', async () => {
  const [pupil, owner] = [await buildPupil(database, { passwordHash }), await buildPupil(database)];
  expect((await requestChange(pupil, { email: owner.email })).body).toEqual({});
  expect(mailbox.to(owner.email).map(({ subject }) => subject)).toEqual([
    'You already have an account with Markwell',
  ]);
  expect(mailbox.to(pupil.email)).toEqual([]);
});

test('an address that another user registered first stays with that user', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const email = newAddress();
  await requestChange(pupil, { email });
  await buildPupil(database, { email });
  expect((await follow(email)).status).toBe(409);
  expect(await emailOf(pupil)).toBe(pupil.email);
});

test('a password reset cancels a pending change', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const email = newAddress();
  await requestChange(pupil, { email });
  await request.post('/api/auth/forgot-password').send({ email: pupil.email });
  await settle();
  const token = linkTokenIn(mailbox.to(pupil.email));
  await request.post('/api/auth/reset-password').send({ token, password: 'otter kettle monday' });
  expect((await follow(email)).status).toBe(422);
  expect(await emailOf(pupil)).toBe(pupil.email);
});

test('refuses the current address, an invalid one, and a call without a session', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  expect(errorOf(await requestChange(pupil, { email: pupil.email })).message).toBe(
    'This is already your e-mail address',
  );
  expect((await requestChange(pupil, { email: 'a@example.com\r\nBcc: b@example.com' })).status).toBe(400);
  expect((await request.post('/api/users/email').send({ email: newAddress(), password })).status).toBe(401);
});

test('the sent links are part of the personal data export', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  const email = newAddress();
  await requestChange(pupil, { email });
  const exported = await request.get('/api/users/export').set(signInAs(pupil));
  expect(exported.body).toMatchObject({ links: [{ kind: 'CHANGE_EMAIL', email, usedAt: null }] });
  expect(exported.text).not.toContain('Hash');
});

test('a user can have ten addresses a day confirmed', async () => {
  const pupil = await buildPupil(database, { passwordHash });
  for (let round = 0; round < 10; round++) {
    expect((await requestChange(pupil, { email: newAddress() })).status).toBe(200);
  }
  const address = newAddress();
  const refused = await requestChange(pupil, { email: address });
  expect([refused.status, Number(refused.headers['retry-after']) > 3600]).toEqual([429, true]);
  expect(mailbox.to(address)).toEqual([]);
});

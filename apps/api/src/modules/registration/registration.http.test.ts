import { expect, test } from 'vitest';
import { buildPupil, buildUser } from '#testing/builders/build-user.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';
import { itemAt } from '#testing/item-at.ts';
import { signedInOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';

const { request, database, mailbox, settle } = await createTestApp();
const password = 'otter kettle monday';
const newAddress = (stem = 'new') => `${uniqueCode(stem)}@example.com`.toLowerCase();

async function register(body: object) {
  const response = await request.post('/api/auth/register').send({ name: 'Ada', password, age: 15, ...body });
  await settle();
  return response;
}
async function verify(token: string) {
  const response = await request.post('/api/auth/verify-email').send({ token });
  await settle();
  return response;
}
const signIn = (email: string, enteredPassword = password) =>
  request.post('/api/auth/login').send({ email, password: enteredPassword });
const find = (email: string) => database.user.findUnique({ where: { email } });

test('an account can be used only after its address is verified', async () => {
  const email = newAddress();
  const response = await register({ email: ` ${email.toUpperCase()} ` });
  expect(response.body).toEqual({});
  const refused = await signIn(email);
  expect(refused.status).toBe(403);
  expect(errorOf(refused).code).toBe('EMAIL_NOT_VERIFIED');
  expect((await verify(linkTokenIn(mailbox.to(email)))).body).toEqual({ email, awaitsParent: false });
  expect(signedInOf(await signIn(email)).user).toMatchObject({ name: 'Ada', role: 'STUDENT' });
});

test('extra fields grant nothing, and the age is not stored', async () => {
  const email = newAddress();
  await register({
    email,
    role: 'SUPER_ADMIN',
    emailVerifiedAt: new Date(),
    premiumUntil: '2099-01-01',
    age: 42,
  });
  await verify(linkTokenIn(mailbox.to(email)));
  const user = await find(email);
  expect(user).toMatchObject({
    role: 'STUDENT',
    premiumUntil: null,
    parentEmail: null,
    consentEndsOn: null,
  });
  expect(JSON.stringify(user)).not.toContain('42,');
});

test('a parent’s account has its own role, and only for adults', async () => {
  const email = newAddress();
  expect((await register({ email, isParent: true, age: 17 })).status).toBe(400);
  expect(mailbox.to(email)).toEqual([]);
  await register({ email, isParent: true, age: 18 });
  await verify(linkTokenIn(mailbox.to(email)));
  expect(await find(email)).toMatchObject({ role: 'PARENT' });
});

test('the link opens the website, has its token after #, and only its hash is stored', async () => {
  const email = newAddress();
  await register({ email });
  const { text, html } = itemAt(mailbox.to(email), 0);
  const token = linkTokenIn(mailbox.to(email));
  expect(text).toContain(`http://localhost:5173/verify-email#token=${token}`);
  expect(html).toContain(`href="http://localhost:5173/verify-email#token=${token}"`);
  const stored = await database.registrationLink.findFirstOrThrow({ where: { registration: { email } } });
  expect(Buffer.from(stored.tokenHash).toString('base64url')).not.toBe(token);
  expect(stored.expiresAt.getTime() - stored.createdAt.getTime()).toBe(3_600_000);
});

test('a link works once', async () => {
  const email = newAddress();
  await register({ email });
  const token = linkTokenIn(mailbox.to(email));
  const both = await Promise.all([verify(token), verify(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(errorOf(await verify(token))).toMatchObject({
    message: 'This link has been used, or a newer one was sent.',
    issues: [{ path: 'body.token' }],
  });
});

test('inspecting a link does not use it up', async () => {
  const email = newAddress();
  await register({ email });
  const token = linkTokenIn(mailbox.to(email));
  const inspect = (purpose: string) => request.post('/api/auth/links/inspect').send({ purpose, token });
  for (let round = 0; round < 3; round++) {
    expect((await inspect('verify')).body).toMatchObject({
      name: 'Ada',
      email,
      registration: { parentEmail: null },
    });
  }
  expect((await inspect('reset')).status).toBe(422);
  expect((await verify(token)).status).toBe(200);
});

test('an address with an account gets the same reply, and its owner gets an e-mail', async () => {
  const { email } = await buildPupil(database, { name: 'The Owner' });
  const [known, unknown] = [await register({ email }), await register({ email: newAddress() })];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(itemAt(mailbox.to(email), 0).subject).toBe('You already have an account with Markwell');
  expect(await find(email)).toMatchObject({ name: 'The Owner', passwordHash: null });
});

test.each([{ role: 'TEACHER' as const }, { isActive: false }, { googleId: 'google', passwordHash: null }])(
  'a registration does not replace an account of another kind: %j',
  async (kind) => {
    const user = await buildUser(database, { emailVerifiedAt: null, passwordHash: 'kept', ...kind });
    await register({ email: user.email, name: 'Eve' });
    expect(await find(user.email)).toMatchObject({ name: user.name, passwordHash: user.passwordHash });
  },
);

test('under 13 the parent is asked after the child’s address is verified', async () => {
  const [email, parentEmail] = [newAddress(), newAddress('parent')];
  await register({ email, age: 10, parentEmail });
  expect(mailbox.to(parentEmail)).toEqual([]);
  const verified = await verify(linkTokenIn(mailbox.to(email)));
  expect(verified.body).toEqual({ email, awaitsParent: true });
  const unverified = await signIn(email);
  expect([unverified.status, errorOf(unverified).code]).toEqual([403, 'PARENT_NOT_CONFIRMED']);

  const token = linkTokenIn(mailbox.to(parentEmail));
  const asks = await request.post('/api/auth/links/inspect').send({ purpose: 'consent', token });
  expect(asks.body).toEqual({ name: 'Ada', email, consent: 'asked', deletionDueAt: null });
  const agreed = await request.post('/api/auth/parent-consent').send({ token, agrees: true });
  expect(agreed.body).toEqual({ name: 'Ada' });
  expect((await signIn(email)).status).toBe(200);
  await settle();
  expect(mailbox.to(email).at(-1)?.subject).toBe('Your Markwell account is ready');
  expect((await request.post('/api/auth/parent-consent').send({ token, agrees: false })).status).toBe(422);
  expect(await find(email)).not.toBeNull();
});

test('the account and its saved e-mails are deleted when the parent declines', async () => {
  const [email, parentEmail] = [newAddress(), newAddress('parent')];
  await register({ email, age: 12, parentEmail });
  await verify(linkTokenIn(mailbox.to(email)));
  const token = linkTokenIn(mailbox.to(parentEmail));
  expect((await request.post('/api/auth/parent-consent').send({ token, agrees: false })).status).toBe(200);
  expect(await find(email)).toBeNull();
  expect(mailbox.removedAbout).toEqual([{ email, name: 'Ada', relatives: [parentEmail] }]);
  expect((await request.post('/api/auth/parent-consent').send({ token, agrees: true })).status).toBe(422);
});

test('from 13 on no parent gets an e-mail, even when an address is given', async () => {
  const [email, parentEmail] = [newAddress(), newAddress('parent')];
  await register({ email, age: 13, parentEmail });
  expect((await verify(linkTokenIn(mailbox.to(email)))).body).toEqual({ email, awaitsParent: false });
  expect(mailbox.to(parentEmail)).toEqual([]);
});

test.each([
  ['a name of 300 characters', { name: 'x'.repeat(300) }, 'name'],
  ['no name', { name: ' ' }, 'name'],
  ['a line break in the name', { name: 'Ada\r\nBcc: all@example.com' }, 'name'],
  ['a line break in the address', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
  ['two addresses', { email: 'a@example.com,b@example.com' }, 'email'],
  ['an address with a name', { email: 'Ada <a@example.com>' }, 'email'],
  [
    'a line break in the parent’s address',
    { age: 9, parentEmail: 'p@example.com\nCc: q@example.com' },
    'parentEmail',
  ],
  ['no parent under 13', { age: 12 }, 'parentEmail'],
  ['two equal addresses', { age: 12, email: 'a@example.com', parentEmail: 'A@example.com' }, 'parentEmail'],
  ['no age', { age: undefined }, 'age'],
  ['an age as text', { age: '12' }, 'age'],
  ['a password of 7 characters', { password: 'kT9$x!q' }, 'password'],
  ['a password of 201 characters', { password: 'x'.repeat(201) }, 'password'],
  ['a NUL in the password', { password: 'otter kettle\u0000monday' }, 'password'],
])('%s is a bad request', async (_case, body, field) => {
  const response = await register({ email: newAddress(), ...body });
  expect(response.status).toBe(400);
  expect(errorOf(response).issues?.map(({ path }) => path)).toContain(`body.${field}`);
});

test.each(['password1', 'sunshine12', 'Ada Lovelace', 'x'.repeat(200)])(
  'the password %j is too easy to guess, for known and unknown addresses',
  async (weak) => {
    const { email } = await buildPupil(database);
    for (const address of [email, newAddress()]) {
      const response = await register({ email: address, name: 'Ada Lovelace', password: weak });
      expect(response.status).toBe(422);
      expect(errorOf(response).issues).toMatchObject([{ path: 'body.password' }]);
    }
  },
);

test('a password may have 200 characters', async () => {
  const email = newAddress();
  const long = `otter kettle monday ${'and so on and on '.repeat(12)}`
    .slice(0, 200)
    .trimEnd()
    .padEnd(200, '.');
  expect((await register({ email, password: long })).status).toBe(200);
  await verify(linkTokenIn(mailbox.to(email)));
  expect((await signIn(email, long)).status).toBe(200);
});

test('markup in a name is shown as text in the e-mail, and a name cannot create a link', async () => {
  const [email, parentEmail] = [newAddress(), newAddress('parent')];
  const name = '<b>Win</b> at https://evil.example/?a&b';
  expect((await register({ email, name, age: 8, parentEmail })).status).toBe(200);
  await verify(linkTokenIn(mailbox.to(email)));
  for (const { text, html, subject } of [itemAt(mailbox.to(email), 0), itemAt(mailbox.to(parentEmail), 0)]) {
    expect(html).toContain('&lt;b&gt;Win&lt;/b&gt;');
    expect(html).not.toContain('<b>');
    expect(text).toContain('<b>Win</b>');
    expect(text + html).not.toMatch(/evil\.example|https:\/\/evil/);
    expect(subject).not.toContain('Win');
  }
  expect(await find(email)).toMatchObject({ name });
});

test('when e-mail cannot be sent nothing is stored, and a later try works', async () => {
  const email = newAddress();
  mailbox.refuseAll();
  const refused = await register({ email });
  mailbox.refuseAll(false);
  expect(refused.status).toBe(503);
  expect(errorOf(refused).message).toMatch(/cannot send e-mail at the moment/);
  expect(await database.registration.count({ where: { email } })).toBe(0);
  expect((await register({ email })).status).toBe(200);
  expect(mailbox.to(email)).toHaveLength(1);
});

test('at most five e-mails an hour go to an address, known or not', async () => {
  const { email } = await buildPupil(database);
  for (const address of [email, newAddress()]) {
    for (let round = 0; round < 5; round++) expect((await register({ email: address })).status).toBe(200);
    const refused = await register({ email: address });
    expect([refused.status, errorOf(refused).code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(mailbox.to(address)).toHaveLength(5);
  }
});

import { expect, test } from 'vitest';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { itemAt } from '#testing/item-at.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';

const { clock, advance } = createTestClock('2026-11-28T10:04:00Z');
const { request, database, mailbox, settle } = await createTestApp({ clock });
const hour = 3_600_000;
const newAddress = (stem: string) => `${uniqueCode(stem)}@example.com`.toLowerCase();
const passwords = { victim: 'otter kettle monday', attacker: 'their own long secret' };

async function post(path: string, body: object) {
  const response = await request.post(`/api/auth/${path}`).send(body);
  await settle();
  return response;
}
const signIn = (email: string, password: string) => post('login', { email, password });
const find = (email: string) => database.user.findUnique({ where: { email } });

/** Registers, and returns the token of the link in the e-mail about it. */
async function register(body: { email: string; [field: string]: unknown }) {
  const person = { name: 'Ada', password: passwords.victim, age: 15 };
  expect(await post('register', { ...person, ...body })).toMatchObject({ status: 200, body: {} });
  return linkTokenIn(mailbox.to(body.email));
}

test('a stranger who registers the same address later cannot have their password confirmed by the first link', async () => {
  const email = newAddress('victim');
  const first = await register({ email });
  const second = await register({ email, name: 'Eve', password: passwords.attacker });
  expect((await post('verify-email', { token: first })).body).toEqual({ email, awaitsParent: false });
  expect((await signIn(email, passwords.attacker)).status).toBe(401);
  expect((await signIn(email, passwords.victim)).status).toBe(200);
  expect(await find(email)).toMatchObject({ name: 'Ada' });
  expect(errorOf(await post('verify-email', { token: second })).message).toBe(
    'This link has been used, or a newer one was sent.',
  );
  // The stranger's name is in one of them.
  expect(mailbox.removedAbout.map((person) => person.email)).toContain(email);
});

test('a stranger who registers the address first, as a child, leaves no parent to a later registration', async () => {
  const [email, stranger] = [newAddress('victim'), newAddress('stranger')];
  const first = await register({
    email,
    name: 'Eve',
    password: passwords.attacker,
    age: 10,
    parentEmail: stranger,
  });
  const second = await register({ email });
  expect((await post('verify-email', { token: second })).body).toEqual({ email, awaitsParent: false });
  expect((await signIn(email, passwords.victim)).status).toBe(200);
  expect(await find(email)).toMatchObject({ parentEmail: null, consentEndsOn: null });
  expect((await post('verify-email', { token: first })).status).toBe(422);
  await post('resend', { email });
  expect(mailbox.to(stranger)).toEqual([]);
});

test('a child’s registration keeps its parent when the address is registered again as older', async () => {
  const [email, parent] = [newAddress('child'), newAddress('parent')];
  const first = await register({ email, age: 10, parentEmail: parent });
  await register({ email, age: 16 });
  expect((await post('verify-email', { token: first })).body).toEqual({ email, awaitsParent: true });
  expect(mailbox.to(parent)).toHaveLength(1);
  expect(await find(email)).toMatchObject({ parentEmail: parent, consentEndsOn: new Date('2029-11-28') });
  expect(errorOf(await signIn(email, passwords.victim)).code).toBe('PARENT_NOT_CONFIRMED');
});

test('of two links that are followed at the same time, one creates the account', async () => {
  const email = newAddress('both');
  const tokens = [await register({ email }), await register({ email, name: 'Eve' })];
  const replies = await Promise.all(tokens.map((token) => post('verify-email', { token })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('the e-mail about a repeated registration says so, and its page shows what it confirms', async () => {
  const [email, parentEmail] = [newAddress('again'), newAddress('parent')];
  await register({ email });
  const token = await register({ email, name: 'Eve', age: 9, parentEmail });
  const [first, { subject, text }] = [itemAt(mailbox.to(email), 0), itemAt(mailbox.to(email), 1)];
  expect(first.subject).toBe('Confirm your e-mail address for Markwell');
  expect(subject).toBe('Someone asked for a Markwell account with this address again');
  expect(text).toContain('On 28 November 2026 at 10:04');
  expect(text).toContain('the name “Eve”');
  expect(text).toContain('If it was not you, do not use this link');
  expect((await post('links/inspect', { purpose: 'verify', token })).body).toEqual({
    name: 'Eve',
    email,
    registration: { at: '2026-11-28T10:04:00.000Z', parentEmail },
  });
});

test('an expired link is replaced by one of the same registration', async () => {
  const email = newAddress('late');
  const first = await register({ email });
  await register({ email, name: 'Eve', password: passwords.attacker });
  advance(hour);
  expect(errorOf(await post('verify-email', { token: first })).message).toBe('This link has expired.');
  await post('links/renew', { purpose: 'verify', token: first });
  await post('verify-email', { token: linkTokenIn(mailbox.to(email)) });
  expect((await signIn(email, passwords.victim)).status).toBe(200);
});

test.each(['resend', 'forgot-password'])('%s sends the link of the newest registration', async (path) => {
  const email = newAddress('newest');
  await register({ email, name: 'Eve', password: passwords.attacker });
  await register({ email });
  expect(errorOf(await signIn(email, passwords.victim)).code).toBe('EMAIL_NOT_VERIFIED');
  await post(path, { email });
  await post('verify-email', { token: linkTokenIn(mailbox.to(email)) });
  expect((await signIn(email, passwords.victim)).status).toBe(200);
});

test('a registration whose address got an account in another way confirms nothing', async () => {
  const email = newAddress('taken');
  const token = await register({ email });
  await database.user.create({ data: { email, name: 'Made by an administrator' } });
  expect((await post('verify-email', { token })).status).toBe(422);
  expect(await find(email)).toMatchObject({ name: 'Made by an administrator', passwordHash: null });
});

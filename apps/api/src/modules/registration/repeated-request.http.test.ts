import { expect, test } from 'vitest';
import { buildRegistration } from '#testing/builders/build-registration.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { itemAt } from '#testing/item-at.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';
import { hashOfLinkToken, newLinkToken } from '#modules/accounts/account-links/link-token.ts';
import { recordLinkRequest } from './link-requests.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const { clock, advance } = createTestClock();
const { request, database, mailbox, settle } = await createTestApp({ clock });
const [minute, day] = [60_000, 86_400_000];
const password = 'otter kettle monday';
const newAddress = () => `${uniqueCode('repeat')}@example.com`.toLowerCase();
const newKey = () => crypto.randomUUID();

/** Posts without waiting for the worker. */
const post = (path: string, body: object, key?: string) => {
  const call = request.post(`/api/auth/${path}`);
  return (key === undefined ? call : call.set('Idempotency-Key', key)).send(body);
};
const registrationOf = (email: string, change: object = {}) => ({
  name: 'Ada',
  email,
  password,
  age: 15,
  ...change,
});
const find = (email: string) =>
  database.registration.findMany({ where: { email }, orderBy: { createdAt: 'asc' } });

/** How many e-mails the address has got after the request. */
async function sentAfter(email: string, path: string, body: object, key?: string) {
  expect(await post(path, body, key)).toMatchObject({ status: 200, body: {} });
  await settle();
  return mailbox.to(email).length;
}

/** Requests that send an e-mail, each with its address. */
const requests = {
  register() {
    const email = newAddress();
    return Promise.resolve({ email, body: registrationOf(email) });
  },
  async resend() {
    const { email } = await buildRegistration(database);
    return { email, body: { email } };
  },
  async 'links/renew'() {
    const { id: registrationId, email } = await buildRegistration(database);
    const token = newLinkToken();
    await database.registrationLink.create({
      data: { registrationId, tokenHash: hashOfLinkToken(token), expiresAt: clock() },
    });
    return { email, body: { purpose: 'verify', token } };
  },
};
const paths = Object.keys(requests) as (keyof typeof requests)[];

test.each(paths)('%s sends one e-mail for all requests with one idempotency key', async (path) => {
  const { email, body } = await requests[path]();
  const [before, key] = [mailbox.to(email).length, newKey()];
  expect(await sentAfter(email, path, body, key)).toBe(before + 1);
  advance(10 * minute);
  expect(await sentAfter(email, path, body, key)).toBe(before + 1);
  expect(await sentAfter(email, path, body, newKey())).toBe(before + 2);
  expect(await sentAfter(email, path, body)).toBe(before + 3);
  advance(day + minute);
  expect(await sentAfter(email, path, body, key)).toBe(before + 4);
});

test.each(paths)('%s sends one e-mail for requests at the same moment', async (path) => {
  const { email, body } = await requests[path]();
  const [before, key] = [mailbox.to(email).length, newKey()];
  const replies = await Promise.all([1, 2, 3].map(() => post(path, body, key).then((reply) => reply.status)));
  expect(replies).toEqual([200, 200, 200]);
  await settle();
  expect(mailbox.to(email)).toHaveLength(before + 1);
});

test('of workers that answer requests with one idempotency key at the same moment, one sends the e-mail', async () => {
  const { email } = await buildPupil(database);
  const isSent = await Promise.all(
    [newKey(), undefined].flatMap((idempotencyKey) =>
      [1, 2, 3].map(() =>
        inTransaction(database, (transaction) =>
          recordLinkRequest(transaction, 'renewal', { email, idempotencyKey, now: clock() }),
        ),
      ),
    ),
  );
  expect(isSent.slice(0, 3).filter(Boolean)).toHaveLength(1);
  expect(isSent.slice(3)).toEqual(Array(3).fill(true));
});

test.each(paths)('%s refuses a malformed idempotency key', async (path) => {
  const { body } = await requests[path]();
  const refused = await post(path, body, 'with space');
  expect([refused.status, errorOf(refused).message]).toEqual([
    400,
    'The Idempotency-Key header must have 1 to 200 visible characters',
  ]);
});

test('a repeated registration is stored once, beside a later one', async () => {
  const [email, key] = [newAddress(), newKey()];
  const first = await post('register', registrationOf(email), key);
  const stored = await find(email);
  advance(minute);
  const repeat = await post('register', registrationOf(email), key);
  expect([repeat.status, repeat.body]).toEqual([first.status, first.body]);
  expect(await find(email)).toEqual(stored);
  await post('register', registrationOf(email, { name: 'Grace' }), newKey());
  await post('register', registrationOf(email), key);
  expect(await find(email)).toMatchObject([{ name: 'Ada' }, { name: 'Grace' }]);
});

test('a repeated registration says nothing about whether the address has an account', async () => {
  const [owner, key] = [await buildPupil(database, { name: 'The Owner' }), newKey()];
  const addresses = [owner.email, newAddress()];
  const replies = [];
  for (const email of [...addresses, ...addresses])
    replies.push(await post('register', registrationOf(email), key));
  expect(replies.map(({ status, body }): unknown => [status, body])).toEqual(Array(4).fill([200, {}]));
  await settle();
  expect(addresses.map((email) => mailbox.to(email).length)).toEqual([1, 1]);
  expect(itemAt(mailbox.to(owner.email), 0).subject).toBe('You already have an account with Markwell');
  expect(await find(owner.email)).toEqual([]);
});

test('an idempotency key of one kind of request does not stop another kind', async () => {
  const [email, key] = [newAddress(), newKey()];
  expect(await sentAfter(email, 'register', registrationOf(email), key)).toBe(1);
  expect(await sentAfter(email, 'resend', { email }, key)).toBe(2);
  const link = { purpose: 'verify', token: linkTokenIn(mailbox.to(email)) };
  expect(await sentAfter(email, 'links/renew', link, key)).toBe(3);
  expect(await sentAfter(email, 'links/renew', link, key)).toBe(3);
});

test('a request about an unknown address or link gets the same reply with an idempotency key', async () => {
  const [email, key] = [newAddress(), newKey()];
  expect(await sentAfter(email, 'resend', { email }, key)).toBe(0);
  expect(await sentAfter(email, 'links/renew', { purpose: 'reset', token: 'k'.repeat(43) }, key)).toBe(0);
});

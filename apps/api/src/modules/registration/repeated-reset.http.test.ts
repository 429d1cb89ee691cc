import { expect, test } from 'vitest';
import { buildPupil } from '#testing/builders/build-user.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';
import { recordResetRequest } from './link-requests.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const { clock, advance } = createTestClock();
const { request, database, mailbox, settle } = await createTestApp({ clock });
const [minute, day] = [60_000, 86_400_000];

const forgot = (email: string, key?: string) => {
  const call = request.post('/api/auth/forgot-password');
  return (key === undefined ? call : call.set('Idempotency-Key', key)).send({ email });
};
/** How many e-mails the address has got after a request; `typed` is how the address was typed. */
async function forgotAndSent(email: string, key?: string, typed = email) {
  expect(await forgot(typed, key)).toMatchObject({ status: 200, body: {} });
  await settle();
  return mailbox.to(email).length;
}
/** The same after the request for a new link in place of the one with the token. */
async function renewedAndSent(email: string, token: string, key?: string) {
  const call = request.post('/api/auth/links/renew');
  if (key !== undefined) call.set('Idempotency-Key', key);
  expect(await call.send({ purpose: 'reset', token })).toMatchObject({ status: 200, body: {} });
  await settle();
  return mailbox.to(email).length;
}
const newKey = () => crypto.randomUUID();

test('a request that is repeated with its idempotency key sends one e-mail, also when it comes much later', async () => {
  const [{ email }, key] = [await buildPupil(database), newKey()];
  expect(await forgotAndSent(email, key)).toBe(1);
  advance(10 * minute);
  expect(await forgotAndSent(email, key, ` ${email.toUpperCase()}`)).toBe(1);
  expect(await forgotAndSent(email, newKey())).toBe(2);
  advance(day + minute);
  expect(await forgotAndSent(email, key)).toBe(3);
});

test('requests with one idempotency key at the same moment send one e-mail', async () => {
  const [{ email }, key] = [await buildPupil(database), newKey()];
  const replies = await Promise.all([1, 2, 3].map(() => forgot(email, key).then(({ status }) => status)));
  expect(replies).toEqual([200, 200, 200]);
  advance(minute);
  await settle();
  expect(mailbox.to(email)).toHaveLength(1);
});

test('an account gets one link a minute, however many are requested with and without idempotency keys', async () => {
  const { email } = await buildPupil(database);
  const other = await buildPupil(database);
  expect(await forgotAndSent(email)).toBe(1);
  advance(minute);
  expect(await forgotAndSent(email)).toBe(1);
  expect(await forgotAndSent(email, newKey())).toBe(1);
  expect(await forgotAndSent(other.email)).toBe(1);
  advance(1);
  expect(await forgotAndSent(email)).toBe(2);
});

test('a link in place of an earlier one counts as a link of that minute', async () => {
  const { email } = await buildPupil(database);
  expect(await forgotAndSent(email)).toBe(1);
  const token = linkTokenIn(mailbox.to(email));
  expect(await renewedAndSent(email, token)).toBe(1);
  advance(minute + 1);
  expect(await renewedAndSent(email, token)).toBe(2);
  expect(await renewedAndSent(email, token, newKey())).toBe(2);
  expect(await forgotAndSent(email)).toBe(2);
  advance(minute + 1);
  expect(await forgotAndSent(email)).toBe(3);
});

test('after five links in an hour, requests and renewals together send one every ten minutes', async () => {
  const { email } = await buildPupil(database);
  await forgotAndSent(email);
  const token = linkTokenIn(mailbox.to(email));
  for (let link = 2; link <= 5; link++) {
    advance(minute + 1);
    expect(await (link % 2 === 0 ? renewedAndSent(email, token) : forgotAndSent(email))).toBe(link);
  }
  advance(minute + 1);
  await renewedAndSent(email, token);
  const sent = mailbox.to(email).length;
  advance(minute + 1);
  expect(await renewedAndSent(email, token)).toBe(sent);
  expect(await forgotAndSent(email)).toBe(sent);
});

test('of workers that answer requests for one account at the same moment, one sends the link', async () => {
  const { email } = await buildPupil(database);
  const keys = [newKey(), undefined, newKey(), undefined];
  const isSent = await Promise.all(
    keys.map((idempotencyKey) =>
      inTransaction(database, (transaction) =>
        recordResetRequest(transaction, 'reset', { email, idempotencyKey, now: clock() }),
      ),
    ),
  );
  expect(isSent.filter(Boolean)).toHaveLength(1);
});

test('an idempotency key says nothing about accounts, and belongs to each of them', async () => {
  const [one, other] = [await buildPupil(database), await buildPupil(database)];
  const [nobody, key] = [`${uniqueCode('nobody')}@example.com`, newKey()];
  expect(await forgotAndSent(nobody, key)).toBe(0);
  expect(await forgotAndSent(nobody, key)).toBe(0);
  expect(await forgotAndSent(one.email, key)).toBe(1);
  expect(await forgotAndSent(other.email, key)).toBe(1);
});

test('a malformed idempotency key is refused', async () => {
  const { email } = await buildPupil(database);
  const refused = await forgot(email, 'with space');
  expect([refused.status, errorOf(refused).message]).toEqual([
    400,
    'The Idempotency-Key header must have 1 to 200 visible characters',
  ]);
});

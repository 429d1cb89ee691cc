import { v7 as uuid } from 'uuid';
import { endpoint } from '@markwell/shared/contract/endpoint';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ruleViolated } from '#platform/domain-error.ts';
import { buildPupil, type TestUser } from '../../testing/builders/build-user.ts';
import { errorOf } from '../../testing/requests/response-body.ts';
import { testDatabase } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createTestMount } from '../../testing/test-mount.ts';
import { uniqueCode } from '../../testing/builders/unique-name.ts';
import { implement } from '#http/implement.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const create = (path: `/${string}`) =>
  endpoint(`POST ${path}`, 'learner', {
    summary: 'Makes a thing',
    body: z.object({ name: z.string() }),
    response: z.object({ number: z.number(), name: z.string() }),
    statuses: [422],
    creates: true,
  });

/** How often the work of each name began. */
const startCounts = new Map<string, number>();
/** Lets the slow requests with a name continue, in the order of arrival. */
const continueSlow: (() => void)[] = [];
const { clock, advance } = createTestClock();
const server = await testDatabase();

const { request, database, signInAs } = await createTestMount(
  [
    // Creates a school in the transaction that records the request.
    implement(create('/things'), async ({ body: { name }, recordReply }) => {
      const number = (startCounts.get(name) ?? 0) + 1;
      startCounts.set(name, number);
      if (name.startsWith('refused') && number === 1) throw ruleViolated('Not this time');
      if (name.startsWith('slow')) await new Promise<void>((resolve) => continueSlow.push(resolve));
      const reply = { number, name };
      await inTransaction(server, async (transaction) => {
        await transaction
          .insertInto('schools')
          .values({ id: uuid(), name: `${name} ${number}` })
          .execute();
        await recordReply(reply, transaction);
        if (name.startsWith('broken') && number === 1) throw new Error('the process ends before the commit');
      });
      if (name.startsWith('unheard')) throw new Error('the connection broke after the commit');
      return reply;
    }),
    implement(create('/others'), async ({ body: { name }, recordReply }) => {
      const reply = { number: 0, name };
      await recordReply(reply);
      return reply;
    }),
  ],
  { clock },
);

let pupil: TestUser;
beforeEach(async () => {
  pupil = await buildPupil(database);
  continueSlow.length = 0;
});

const post = (path: string, key: string, name: string, user = pupil) =>
  request.post(path).set(signInAs(user)).set('Idempotency-Key', key).send({ name });
const countCreated = (name: string) => database.school.count({ where: { name: { startsWith: `${name} ` } } });

test('a repeat gets the first reply and creates nothing', async () => {
  const name = uniqueCode('thing');
  const first = await post('/api/things', 'key', name);
  const repeat = await post('/api/things', 'key', name);
  expect(first.body).toEqual({ number: 1, name });
  expect(repeat.status).toBe(200);
  expect(repeat.body).toEqual(first.body);
  expect(await countCreated(name)).toBe(1);
});

test('without an idempotency key, or with another one, each request creates its own', async () => {
  const name = uniqueCode('thing');
  await post('/api/things', 'one', name);
  await post('/api/things', 'two', name);
  await request.post('/api/things').set(signInAs(pupil)).send({ name });
  expect(await countCreated(name)).toBe(3);
});

test('an idempotency key belongs to its caller and its endpoint', async () => {
  const name = uniqueCode('thing');
  await post('/api/things', 'key', name);
  const other = await buildPupil(database);
  expect((await post('/api/things', 'key', name, other)).body).toMatchObject({ number: 2 });
  expect((await post('/api/others', 'key', name)).body).toEqual({ number: 0, name });
});

test('the same idempotency key for another request is a conflict', async () => {
  await post('/api/things', 'key', uniqueCode('thing'));
  const another = uniqueCode('another');
  const response = await post('/api/things', 'key', another);
  expect(response.status).toBe(409);
  expect(errorOf(response).code).toBe('CONFLICT');
  expect(await countCreated(another)).toBe(0);
});

test('the idempotency key of a refused request can be used again', async () => {
  const name = uniqueCode('refused');
  expect((await post('/api/things', 'key', name)).status).toBe(422);
  const second = await post('/api/things', 'key', name);
  expect(second.status).toBe(200);
  expect(second.body).toMatchObject({ number: 2 });
});

test('a request that fails before the commit creates nothing, and a retry works immediately', async () => {
  const name = uniqueCode('broken');
  expect((await post('/api/things', 'key', name)).status).toBe(500);
  expect(await countCreated(name)).toBe(0);
  expect((await post('/api/things', 'key', name)).body).toEqual({ number: 2, name });
  expect(await countCreated(name)).toBe(1);
});

test('a request that was committed although the connection broke replies with what it created', async () => {
  const name = uniqueCode('unheard');
  expect((await post('/api/things', 'key', name)).body).toEqual({ number: 1, name });
  expect((await post('/api/things', 'key', name)).body).toEqual({ number: 1, name });
  expect(await countCreated(name)).toBe(1);
});

test('two concurrent requests with one key create one thing, and both get it as the reply', async () => {
  const name = uniqueCode('slow');
  const calls = [1, 2].map(() =>
    post('/api/things', 'key', name).then(({ status, text }) => ({
      status,
      reply: JSON.parse(text) as unknown,
    })),
  );
  // Neither has finished when the other one begins.
  await expect.poll(() => continueSlow.length).toBe(2);
  for (const resume of continueSlow) resume();
  const [first, second] = await Promise.all(calls);
  expect(first).toMatchObject({ status: 200, reply: { name } });
  expect(second).toEqual(first);
  expect(await countCreated(name)).toBe(1);
});

test('of two concurrent requests with one key and different inputs, one creates and the other is refused', async () => {
  const names = [uniqueCode('slow'), uniqueCode('slow')];
  const calls = names.map((name) => post('/api/things', 'key', name).then(({ status }) => status));
  await expect.poll(() => continueSlow.length).toBe(2);
  for (const resume of continueSlow) resume();
  expect((await Promise.all(calls)).sort()).toEqual([200, 409]);
  expect((await Promise.all(names.map(countCreated))).sort()).toEqual([0, 1]);
});

test('an idempotency key can be used again after a day', async () => {
  const name = uniqueCode('thing');
  await post('/api/things', 'key', name);
  advance(23 * 3_600_000);
  expect((await post('/api/things', 'key', name)).body).toMatchObject({ number: 1 });
  advance(2 * 3_600_000);
  expect((await post('/api/things', 'key', name)).body).toMatchObject({ number: 2 });
  expect((await post('/api/things', 'key', name)).body).toMatchObject({ number: 2 });
});

test.each(['', 'x'.repeat(201), 'with space'])('the idempotency key %j is refused', async (key) => {
  const response = await post('/api/things', key, uniqueCode('thing'));
  expect(response.status).toBe(400);
});

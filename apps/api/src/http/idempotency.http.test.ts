import { endpoint } from '@markwell/shared/contract/endpoint';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ruleBroken } from '../core/errors.ts';
import { buildPupil, type TestUser } from '../testing/build-people.ts';
import { errorOf } from '../testing/reply.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createTestMount } from '../testing/test-mount.ts';
import { uniqueCode } from '../testing/unique.ts';

const create = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    access: 'learner',
    summary: 'Makes a thing',
    body: z.object({ name: z.string() }),
    response: z.object({ number: z.number(), name: z.string() }),
    creates: true,
  });

/** How often each name was made. */
const made = new Map<string, number>();
let finish: (() => void) | undefined;
const { clock, advance } = createTestClock();

const { request, database, signInAs } = await createTestMount(
  (mount) => {
    mount(create('/things'), async ({ body }) => {
      const number = (made.get(body.name) ?? 0) + 1;
      made.set(body.name, number);
      if (body.name.startsWith('refused') && number === 1) throw ruleBroken('Not this time');
      if (body.name.startsWith('slow')) await new Promise<void>((resolve) => (finish = resolve));
      return { number, name: body.name };
    });
    mount(create('/others'), ({ body }) => ({ number: 0, name: body.name }));
  },
  { clock },
);

let pupil: TestUser;
beforeEach(async () => {
  pupil = await buildPupil(database);
});

const post = (path: string, key: string, name: string, user = pupil) =>
  request.post(path).set(signInAs(user)).set('Idempotency-Key', key).send({ name });

test('a repeat gets the first reply and makes nothing', async () => {
  const name = uniqueCode('thing');
  const first = await post('/api/things', 'key', name);
  const repeat = await post('/api/things', 'key', name);
  expect(first.body).toEqual({ number: 1, name });
  expect(repeat.status).toBe(200);
  expect(repeat.body).toEqual(first.body);
  expect(made.get(name)).toBe(1);
});

test('without a key, and under another key, each call makes its own', async () => {
  const name = uniqueCode('thing');
  await post('/api/things', 'one', name);
  await post('/api/things', 'two', name);
  await request.post('/api/things').set(signInAs(pupil)).send({ name });
  expect(made.get(name)).toBe(3);
});

test('a key belongs to its caller and its endpoint', async () => {
  const name = uniqueCode('thing');
  await post('/api/things', 'key', name);
  const other = await buildPupil(database);
  expect((await post('/api/things', 'key', name, other)).body).toMatchObject({ number: 2 });
  expect((await post('/api/others', 'key', name)).body).toEqual({ number: 0, name });
});

test('the same key for another request is a conflict', async () => {
  await post('/api/things', 'key', uniqueCode('thing'));
  const response = await post('/api/things', 'key', uniqueCode('another'));
  expect(response.status).toBe(409);
  expect(errorOf(response).code).toBe('CONFLICT');
});

test('a failed call gives its key back', async () => {
  const name = uniqueCode('refused');
  expect((await post('/api/things', 'key', name)).status).toBe(422);
  const second = await post('/api/things', 'key', name);
  expect(second.status).toBe(200);
  expect(second.body).toMatchObject({ number: 2 });
});

test('two at once make one: the second waits for the reply of the first', async () => {
  const name = uniqueCode('slow');
  const first = post('/api/things', 'key', name).then((response) => response);
  await expect.poll(() => made.get(name)).toBe(1);
  const second = post('/api/things', 'key', name).then((response) => response);
  finish?.();
  expect((await first).body).toEqual({ number: 1, name });
  expect((await second).body).toEqual({ number: 1, name });
  expect(made.get(name)).toBe(1);
});

test('a call that still runs after a while is a conflict to try again', async () => {
  const name = uniqueCode('slow');
  const first = post('/api/things', 'key', name).then((response) => response);
  await expect.poll(() => made.get(name)).toBe(1);
  const second = await post('/api/things', 'key', name);
  expect(second.status).toBe(409);
  expect(second.headers['retry-after']).toBe('1');
  finish?.();
  expect((await first).status).toBe(200);
});

test('the key of a process that was killed is free again soon, any other after a day', async () => {
  const name = uniqueCode('thing');
  await post('/api/things', 'key', name);
  await database.idempotencyKey.updateMany({ where: { userId: pupil.id }, data: { state: 'RUNNING' } });
  advance(16_000);
  expect((await post('/api/things', 'key', name)).body).toMatchObject({ number: 2 });
  advance(23 * 3_600_000);
  expect((await post('/api/things', 'key', name)).body).toMatchObject({ number: 2 });
  advance(2 * 3_600_000);
  expect((await post('/api/things', 'key', name)).body).toMatchObject({ number: 3 });
});

test.each(['', 'x'.repeat(201), 'with space'])('the key %j is refused', async (key) => {
  const response = await post('/api/things', key, uniqueCode('thing'));
  expect(response.status).toBe(400);
});

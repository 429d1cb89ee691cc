import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-app.ts';
import { createGrowingDelay, createRateLimit } from './rate-limits.ts';
import { createPostgresCounters } from './rate-limits.repository.ts';

const database = await testDatabase();
const createCounter = createPostgresCounters(database);

const limited = { code: 'TOO_MANY_REQUESTS' };
const threeAnHour = () => ({ name: randomUUID(), attempts: 3, seconds: 3_600 });

test('a limit refuses the try after the last', async () => {
  const limit = createRateLimit(createCounter, threeAnHour());
  for (let tries = 0; tries < 3; tries++) await limit.consume('a@school.example');
  await expect(limit.consume('a@school.example')).rejects.toMatchObject({
    ...limited,
    message: 'Too many tries. Please wait 60 minutes and try again.',
  });
  await limit.consume('b@school.example');
  await limit.reset('a@school.example');
  await limit.consume('a@school.example');
});

test('a refunded try does not count', async () => {
  const limit = createRateLimit(createCounter, threeAnHour());
  for (let tries = 0; tries < 6; tries++) {
    await limit.consume('a@school.example');
    await limit.refund('a@school.example');
  }
  await limit.consume('a@school.example');
});

test('two processes count a limit exactly, also at the same time', async () => {
  const settings = { ...threeAnHour(), attempts: 10 };
  const limits = [createCounter, createPostgresCounters(database)].map((create) =>
    createRateLimit(create, settings),
  );
  const results = await Promise.allSettled(
    limits.flatMap((limit) => Array.from({ length: 15 }, () => limit.consume('a@school.example'))),
  );
  const refusals = results.filter((result) => result.status === 'rejected');
  expect(refusals).toHaveLength(20);
  for (const { reason } of refusals) expect(reason).toMatchObject(limited);
});

test('a delay grows, and a refused try does not make it longer', async () => {
  const delay = createGrowingDelay(createCounter, {
    name: randomUUID(),
    free: 2,
    shortest: 40,
    longest: 3_600,
  });
  for (let tries = 0; tries < 3; tries++) await delay.consume('a@school.example');
  for (let tries = 0; tries < 2; tries++)
    await expect(delay.consume('a@school.example')).rejects.toMatchObject({
      message: 'Too many tries. Please wait 40 seconds and try again.',
    });
  await delay.reset('a@school.example');
  await delay.consume('a@school.example');
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { redisMissing, startRedis, type Redis } from '../../../../../tools/drills/servers/redis.ts';
import { testDatabase } from '../../testing/test-app.ts';
import { openRateLimitStore, type RateLimitStore } from './rate-limit-store.ts';
import { createGrowingDelay, createRateLimit } from './rate-limits.ts';
import { createPostgresCounters } from './rate-limits.repository.ts';

const inPostgres = createPostgresCounters(await testDatabase());
const redis = await startRedis();
afterAll(() => redis?.stop());

const opened: RateLimitStore[] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

async function open(store: 'postgres' | 'memory' | 'redis', redisUrl = redis?.url) {
  const log: string[] = [];
  const write = (details: unknown, line?: string) => void log.push(line ?? String(details));
  const logger = { warn: write, info: write };
  const openedStore = await openRateLimitStore({ store, redisUrl }, { inPostgres, logger });
  opened.push(openedStore);
  return { ...openedStore, log };
}

const limited = { code: 'TOO_MANY_REQUESTS' };
const threeAnHour = () => ({ name: randomUUID(), attempts: 3, seconds: 3_600 });

/** Counts the tries that were accepted. The others must have been refused by the limit, not have failed. */
async function countAccepted(tries: Promise<void>[]): Promise<number> {
  const results = await Promise.allSettled(tries);
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  for (const reason of refused) expect(reason).toMatchObject(limited);
  return results.length - refused.length;
}

describe.each(['postgres', 'memory', 'redis'] as const)('counters in %s', (name) => {
  beforeEach(({ skip }) => {
    skip(name === 'redis' && redis === undefined, redisMissing);
  });

  test('a limit refuses the try after the last', async () => {
    const { perProcess } = await open(name);
    const limit = createRateLimit(perProcess, threeAnHour());
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
    const { perProcess } = await open(name);
    const limit = createRateLimit(perProcess, threeAnHour());
    for (let tries = 0; tries < 6; tries++) {
      await limit.consume('a@school.example');
      await limit.refund('a@school.example');
    }
    await limit.consume('a@school.example');
  });

  test('two processes count a shared limit exactly, also at the same time', async () => {
    const settings = { ...threeAnHour(), attempts: 10 };
    const limits = [await open(name), await open(name)].map(({ shared }) =>
      createRateLimit(shared, settings),
    );
    const tries = limits.flatMap((limit) =>
      Array.from({ length: 15 }, () => limit.consume('a@school.example')),
    );
    expect(await countAccepted(tries)).toBe(10);
  });

  test('a delay grows, and a refused try does not make it longer', async () => {
    const { shared } = await open(name);
    const delay = createGrowingDelay(shared, { name: randomUUID(), free: 2, shortest: 40, longest: 3_600 });
    for (let tries = 0; tries < 3; tries++) await delay.consume('a@school.example');
    for (let tries = 0; tries < 2; tries++)
      await expect(delay.consume('a@school.example')).rejects.toMatchObject({
        message: 'Too many tries. Please wait 40 seconds and try again.',
      });
    await delay.reset('a@school.example');
    await delay.consume('a@school.example');
  });
});

describe('while Redis is away', () => {
  beforeEach(({ skip }) => {
    skip(redis === undefined, redisMissing);
  });

  const started: Redis[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) await server.stop();
  });
  async function otherRedis(port?: number): Promise<Redis> {
    const server = await startRedis(port);
    if (!server) throw new Error(redisMissing);
    started.push(server);
    return server;
  }

  test('limits continue, shared ones for all processes, and the log says so once', async () => {
    const server = await otherRedis();
    const stores = [await open('redis', server.url), await open('redis', server.url)];
    const settings = threeAnHour();
    const own = threeAnHour();
    const limits = stores.map(({ shared }) => createRateLimit(shared, settings));
    const ownLimits = stores.map(({ perProcess }) => createRateLimit(perProcess, own));
    await limits[0]?.consume('a@school.example');
    await server.kill();

    const tries = (each: typeof limits) =>
      each.flatMap((limit) => Array.from({ length: 5 }, () => limit.consume('a@school.example')));
    expect(await countAccepted(tries(limits))).toBe(3);
    expect(await countAccepted(tries(ownLimits))).toBe(6);
    await expect.poll(() => stores[0]?.log).toHaveLength(1);
    expect(stores[0]?.log[0]).toContain('Redis is away');

    await otherRedis(server.port);
    await expect.poll(() => stores[0]?.log).toHaveLength(2);
    expect(stores[0]?.log[1]).toContain('Redis is back');
    await limits[0]?.consume('a@school.example');
  });

  test('one that does not answer delays a try by less than two seconds', async () => {
    const server = await otherRedis();
    const { perProcess, log } = await open('redis', server.url);
    const limit = createRateLimit(perProcess, threeAnHour());
    await limit.consume('a@school.example');
    server.freeze();
    const since = performance.now();
    for (let tries = 0; tries < 3; tries++) await limit.consume('a@school.example');
    await expect(limit.consume('a@school.example')).rejects.toMatchObject(limited);
    expect(performance.now() - since).toBeLessThan(2_000);
    await expect.poll(() => log).toHaveLength(1);
  });

  test('a process starts without it', async () => {
    const { perProcess, log } = await open('redis', 'redis://127.0.0.1:1');
    const limit = createRateLimit(perProcess, threeAnHour());
    for (let tries = 0; tries < 3; tries++) await limit.consume('a@school.example');
    await expect(limit.consume('a@school.example')).rejects.toMatchObject(limited);
    await expect.poll(() => log).toHaveLength(1);
  });
});

import { expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { createCallerCache } from './caller-cache.ts';
import type { CallerRecord } from './callers.repository.ts';

function setUp() {
  const { clock, advance } = createTestClock();
  const looked: string[] = [];
  let isAway = false;
  const find = (id: string): Promise<CallerRecord> => {
    looked.push(id);
    if (isAway) return Promise.reject(new Error('away'));
    const caller = { id, role: 'STUDENT' as const, schoolId: null, premiumUntil: null, isAdmin: false };
    return Promise.resolve({ caller, isActive: true, tokenVersion: 0 });
  };
  const goAway = (away: boolean) => {
    isAway = away;
  };
  return { findCaller: createCallerCache({ find, clock }), looked, advance, goAway };
}

test('a caller is remembered for five seconds, however many requests they make', async () => {
  const { findCaller, looked, advance } = setUp();
  await Promise.all([findCaller('a'), findCaller('a'), findCaller('a')]);
  advance(4_999);
  await findCaller('a');
  expect(looked).toEqual(['a']);
  advance(1);
  await findCaller('a');
  expect(looked).toEqual(['a', 'a']);
});

test('a forgotten caller is looked up again, the others are not', async () => {
  const { findCaller, looked } = setUp();
  await Promise.all([findCaller('a'), findCaller('b')]);
  findCaller.clearCache('a');
  await Promise.all([findCaller('a'), findCaller('b')]);
  expect(looked).toEqual(['a', 'b', 'a']);
});

test('a failed lookup is not remembered', async () => {
  const { findCaller, goAway } = setUp();
  goAway(true);
  await expect(findCaller('a')).rejects.toThrow('away');
  goAway(false);
  expect((await findCaller('a'))?.caller.id).toBe('a');
});

test('at most ten thousand are remembered; then the oldest is forgotten', async () => {
  const { findCaller, looked } = setUp();
  for (let index = 0; index <= 10_000; index++) await findCaller(`user ${index}`);
  looked.length = 0;
  await findCaller('user 10000');
  expect(looked).toEqual([]);
  await findCaller('user 0');
  expect(looked).toEqual(['user 0']);
});

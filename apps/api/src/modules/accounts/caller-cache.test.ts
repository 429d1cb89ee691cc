import { expect, test } from 'vitest';
import { createTestClock } from '#testing/test-clock.ts';
import { createCallerCache } from './caller-cache.ts';
import type { CallerRecord } from './callers.repository.ts';

function setUp() {
  const { clock, advance } = createTestClock();
  const looked: string[] = [];
  let isAway = false;
  const load = (id: string, sessionId: string | null): Promise<CallerRecord> => {
    looked.push(sessionId === null ? id : `${id} in ${sessionId}`);
    if (isAway) return Promise.reject(new Error('away'));
    const caller = {
      id,
      sessionId,
      role: 'STUDENT' as const,
      schoolId: null,
      premiumUntil: null,
      isAdmin: false,
    };
    const secondFactor = { hasSecondFactor: false, secondFactorRequiredFrom: null };
    const state = { isActive: true, tokenVersion: 0, lastSeenAt: null, ...secondFactor };
    return Promise.resolve({ caller, ...state });
  };
  const goAway = (away: boolean) => {
    isAway = away;
  };
  const { find: findCaller, clearCache } = createCallerCache({ load, clock });
  return { findCaller, clearCache, looked, advance, goAway };
}

test('a caller is remembered for five seconds, however many requests they make', async () => {
  const { findCaller, looked, advance } = setUp();
  await Promise.all([findCaller('a', null), findCaller('a', null), findCaller('a', null)]);
  advance(4_999);
  await findCaller('a', null);
  expect(looked).toEqual(['a']);
  advance(1);
  await findCaller('a', null);
  expect(looked).toEqual(['a', 'a']);
});

test('a forgotten caller is looked up again, the others are not', async () => {
  const { findCaller, clearCache, looked } = setUp();
  await Promise.all([findCaller('a', null), findCaller('b', null)]);
  clearCache('a');
  await Promise.all([findCaller('a', null), findCaller('b', null)]);
  expect(looked).toEqual(['a', 'b', 'a']);
});

test('a failed lookup is not remembered', async () => {
  const { findCaller, goAway } = setUp();
  goAway(true);
  await expect(findCaller('a', null)).rejects.toThrow('away');
  goAway(false);
  expect((await findCaller('a', null))?.caller.id).toBe('a');
});

test('at most ten thousand are remembered; then the oldest is forgotten', async () => {
  const { findCaller, looked } = setUp();
  for (let index = 0; index <= 10_000; index++) await findCaller(`user ${index}`, null);
  looked.length = 0;
  await findCaller('user 10000', null);
  expect(looked).toEqual([]);
  await findCaller('user 0', null);
  expect(looked).toEqual(['user 0']);
});

test('a user is remembered for each session, and forgotten in all of them at the same time', async () => {
  const { findCaller, clearCache, looked } = setUp();
  const findBoth = () =>
    Promise.all([findCaller('a', 'school'), findCaller('a', 'home'), findCaller('ab', 'home')]);
  await findBoth();
  await findBoth();
  expect(looked).toEqual(['a in school', 'a in home', 'ab in home']);
  looked.length = 0;
  clearCache('a');
  await findBoth();
  expect(looked).toEqual(['a in school', 'a in home']);
});

import { expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { createCallers } from './callers.ts';
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
  return { callers: createCallers({ find, clock }), looked, advance, goAway };
}

test('a caller is remembered for five seconds, however often they call', async () => {
  const { callers, looked, advance } = setUp();
  await Promise.all([callers.find('a'), callers.find('a'), callers.find('a')]);
  advance(4_999);
  await callers.find('a');
  expect(looked).toEqual(['a']);
  advance(1);
  await callers.find('a');
  expect(looked).toEqual(['a', 'a']);
});

test('who is forgotten is looked up again at once', async () => {
  const { callers, looked } = setUp();
  await callers.find('a');
  callers.forget('a');
  await callers.find('a');
  expect(looked).toEqual(['a', 'a']);
});

test('a failed look-up is not remembered', async () => {
  const { callers, goAway } = setUp();
  goAway(true);
  await expect(callers.find('a')).rejects.toThrow('away');
  goAway(false);
  expect((await callers.find('a'))?.caller.id).toBe('a');
});

test('no more than ten thousand are remembered: the one longest known goes', async () => {
  const { callers, looked } = setUp();
  for (let index = 0; index <= 10_000; index++) await callers.find(`user ${index}`);
  looked.length = 0;
  await callers.find('user 10000');
  expect(looked).toEqual([]);
  await callers.find('user 0');
  expect(looked).toEqual(['user 0']);
});

import { expect, test } from 'vitest';
import { createDeviceClock } from './device-clock.ts';

const minute = 60_000;

function device() {
  const time = { shown: Date.parse('2026-03-02T10:00:00Z'), passed: 5_000 };
  const clock = createDeviceClock(
    () => time.shown,
    () => time.passed,
  );
  const pass = (ms: number) => {
    time.shown += ms;
    time.passed += ms;
  };
  return { time, clock, pass };
}

test('a clock that is set in between changes nothing, and is noticed', () => {
  const { time, clock, pass } = device();
  const began = clock.now();
  pass(15_000);
  expect(clock.hasJumped()).toBe(false);
  time.shown += 45 * minute;
  expect(clock.now() - began).toBe(15_000);
  expect(clock.hasJumped()).toBe(true);
  clock.follow();
  expect(clock.now()).toBe(clock.shown());
  expect(clock.hasJumped()).toBe(false);
});

test('a clock that is set back, and standby in which the passed time stands still, are noticed too', () => {
  const { time, clock } = device();
  time.shown -= 10 * minute;
  expect(clock.hasJumped()).toBe(true);
  clock.follow();
  time.shown += 5 * minute;
  expect(clock.hasJumped()).toBe(true);
});

import { afterEach, describe, expect, it } from 'vitest';
import { clearTimers, createDeadlineClock, timerStorageKey } from './deadline-clock.ts';

const started = Date.parse('2026-03-02T10:00:00Z');
const deadlineAt = '2026-03-02T10:30:00.000Z';
const hour = 3_600_000;

afterEach(() => {
  localStorage.clear();
});

function device(offset: number) {
  const time = { real: started };
  const now = () => time.real + offset;
  const open = () => createDeadlineClock({ testId: 'test-1', deadlineAt, now });
  const reading = () => ({ deadlineAt, serverTime: new Date(time.real).toISOString() });
  return { time, open, reading };
}

describe('the clock of a running test', () => {
  it.each([0, -5 * hour, 5 * hour])(
    'counts down to the server’s deadline on a clock that is %i ms off',
    (offset) => {
      const { open, reading, time } = device(offset);
      const clock = open();
      clock.sync(reading());
      expect(clock.secondsLeft()).toBe(1800);
      time.real += 90_500;
      expect(clock.secondsLeft()).toBe(1710);
      expect(clock.serverNow()).toBe(started + 90_500);
    },
  );

  it('subtracts the time while the device was in standby, and stops at zero', () => {
    const { open, reading, time } = device(0);
    const clock = open();
    clock.sync(reading());
    clock.save(false);
    time.real += 2 * hour;
    expect(clock.secondsLeft()).toBe(0);
  });

  it('restores the time after a reload without network, minus the time passed, also from a hidden page', () => {
    const { open, reading, time } = device(3 * hour);
    const before = open();
    before.sync(reading());
    before.save(false);
    time.real += 60_000;
    expect(open().secondsLeft()).toBe(1740);
  });

  it('stores the time left, the moment, and whether the page was visible', () => {
    const { open, reading } = device(0);
    const clock = open();
    clock.sync(reading());
    clock.save(true);
    expect(JSON.parse(localStorage.getItem(timerStorageKey('test-1')) ?? '')).toEqual({
      timeLeft: 1800,
      startTime: started,
      isRunning: true,
      deadlineAt: new Date(started + 1_800_000).toISOString(),
    });
  });

  it('takes a deadline that the server moved, also over a reload', () => {
    const { open, reading } = device(0);
    const clock = open();
    clock.sync(reading());
    const now = clock.serverNow();
    const moved = { ...reading(), deadlineAt: new Date(started + 1_802_000).toISOString() };
    clock.sync(moved);
    expect(clock.secondsLeft()).toBe(1802);
    expect(clock.serverNow()).toBe(now);
    clock.save(true);
    expect(open().serverNow()).toBe(now);
  });

  it('gains no time from slow replies', () => {
    const { open, reading, time } = device(0);
    const clock = open();
    clock.sync(reading());
    const late = reading();
    time.real += 2_000;
    clock.sync(late);
    expect(clock.secondsLeft()).toBe(1798);
  });

  it('follows the server when the device’s clock is corrected during the test', () => {
    const { time } = device(0);
    let offset = -hour;
    const clock = createDeadlineClock({
      testId: 'test-1',
      deadlineAt,
      now: () => time.real + offset,
    });
    clock.sync({ deadlineAt, serverTime: new Date(time.real).toISOString() });
    offset = 0;
    clock.sync({ deadlineAt, serverTime: new Date(time.real).toISOString() });
    expect(clock.secondsLeft()).toBe(1800);
  });

  it('removes the timers of earlier tests when a new one starts', () => {
    const { open, reading } = device(0);
    const clock = open();
    clock.sync(reading());
    clock.save(true);
    localStorage.setItem('token', 'stays');
    clearTimers();
    expect(Object.keys(localStorage)).toEqual(['token']);
  });
});

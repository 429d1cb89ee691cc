import { describe, expect, it } from 'vitest';
import { minutesAndSeconds, secondsUntil, timerLevelOf } from './timer.ts';

describe('timer', () => {
  it.each([
    [601, 'normal'],
    [600, 'caution'],
    [301, 'caution'],
    [300, 'warning'],
    [61, 'warning'],
    [60, 'critical'],
    [0, 'critical'],
  ])('%i seconds left is %s', (secondsLeft, level) => {
    expect(timerLevelOf(secondsLeft)).toBe(level);
  });

  it('counts seconds to the deadline, rounded up, never below zero', () => {
    expect(secondsUntil(10_000, 8_500)).toBe(2);
    expect(secondsUntil(10_000, 10_000)).toBe(0);
    expect(secondsUntil(10_000, 99_000)).toBe(0);
  });

  it('writes m:ss', () => {
    expect(minutesAndSeconds(1122)).toBe('18:42');
    expect(minutesAndSeconds(5)).toBe('0:05');
    expect(minutesAndSeconds(7200)).toBe('120:00');
    expect(minutesAndSeconds(-3)).toBe('0:00');
  });
});

import { describe, expect, it } from 'vitest';
import { minutesAndSeconds, secondsUntil, timerLevelOf } from './timer.ts';

describe('timer', () => {
  it('warns in steps: with ten minutes, five minutes and one minute left', () => {
    expect(timerLevelOf(601)).toBe('normal');
    expect([600, 301].map(timerLevelOf)).toEqual(['caution', 'caution']);
    expect([300, 61].map(timerLevelOf)).toEqual(['warning', 'warning']);
    expect([60, 0].map(timerLevelOf)).toEqual(['critical', 'critical']);
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

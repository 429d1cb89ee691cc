import { describe, expect, it } from 'vitest';
import { currentStreak, streakBadge, streaksOf } from './streaks.ts';

describe('a streak', () => {
  it('continues if the last finish was today or yesterday, and then ends', () => {
    expect(currentStreak(6, '2026-11-20', '2026-11-20')).toBe(6);
    expect(currentStreak(6, '2026-11-19', '2026-11-20')).toBe(6);
    expect(currentStreak(6, '2026-11-18', '2026-11-20')).toBe(0);
    expect(currentStreak(0, null, '2026-11-20')).toBe(0);
  });

  it('counts consecutive days, whatever their order, and remembers the longest', () => {
    expect(streaksOf([])).toEqual({ streakDays: 0, bestStreak: 0, lastFinishOn: null });
    expect(streaksOf(['2026-03-30', '2026-03-28', '2026-03-29', '2026-03-29', '2026-04-01'])).toEqual({
      streakDays: 1,
      bestStreak: 3,
      lastFinishOn: '2026-04-01',
    });
  });

  it.each([
    [6, 0, '6 days'],
    [1, 0, '1 day'],
    [0, 0, 'Active today'],
    [6, 1, '6 days'],
    [0, 1, 'Active yesterday'],
    [6, 2, '2 days ago'],
    [0, 7, '7 days ago'],
    [6, 8, 'Welcome back!'],
  ])('of %i days, %i days after the last login, reads %s', (streak, daysSinceLastLogin, text) => {
    expect(streakBadge(streak, daysSinceLastLogin)).toBe(text);
  });
});

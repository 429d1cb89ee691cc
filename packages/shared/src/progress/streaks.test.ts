import { describe, expect, it } from 'vitest';
import { currentStreak, streakBadge, streaksOf } from './streaks.ts';

/** 2026-11-16 is a Monday. */
const november = (...dates: number[]) => dates.map((date) => `2026-11-${String(date).padStart(2, '0')}`);

describe('a streak', () => {
  it('counts days, whatever their order, and remembers the longest', () => {
    expect(streaksOf([])).toEqual({
      streakDays: 0,
      bestStreak: 0,
      lastFinishOn: null,
      lastRestDayOn: null,
    });
    expect(streaksOf(['2026-03-30', '2026-03-28', '2026-03-29', '2026-03-29', '2026-04-03'])).toEqual({
      streakDays: 1,
      bestStreak: 3,
      lastFinishOn: '2026-04-03',
      lastRestDayOn: null,
    });
  });

  it.each([
    ['one missed day', november(16, 17, 19), 3, '2026-11-18'],
    ['a missed day in each week', november(16, 18, 19, 20, 21, 22, 23, 25), 8, '2026-11-24'],
    ['a missed Sunday and Monday, one in each week', november(20, 21, 24), 3, '2026-11-23'],
  ])('continues over %s, without counting it', (_gap, days, streakDays, lastRestDayOn) => {
    expect(streaksOf(days)).toMatchObject({ streakDays, lastRestDayOn });
  });

  it.each([
    ['a second missed day in a week', november(16, 18, 20), 1, 2],
    ['two missed days in a row in a week', november(16, 17, 20), 1, 2],
    ['a missed Sunday and Monday after another missed day', november(18, 20, 21, 24), 1, 3],
    ['a missed day in a week whose rest day an ended streak had', november(16, 18, 20, 22), 1, 2],
  ])('ends with %s', (_gap, days, streakDays, bestStreak) => {
    expect(streaksOf(days)).toMatchObject({ streakDays, bestStreak });
  });

  it('is 0 once it can no longer continue', () => {
    const streak = streaksOf(november(16, 17));
    const on = (date: number) => currentStreak(streak, november(date)[0] ?? '');
    expect([17, 18, 19, 20].map(on)).toEqual([2, 2, 2, 0]);
    const rested = streaksOf(november(16, 18));
    expect([18, 19, 20].map((date) => currentStreak(rested, november(date)[0] ?? ''))).toEqual([2, 2, 0]);
    expect(currentStreak(streaksOf([]), '2026-11-20')).toBe(0);
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

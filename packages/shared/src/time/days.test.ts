import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, startOfDay, weekdayOf, weekOf } from './days.ts';

describe('days in Europe/London', () => {
  it('gives a late UTC evening in summer the next London day', () => {
    expect(dayOf(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
    expect(dayOf(new Date('2026-12-01T23:30:00Z'))).toBe('2026-12-01');
  });

  it('counts whole days across the change of clocks', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  });

  it('adds days over the end of a year', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('starts the week on Monday, for any day', () => {
    const week = weekOf('2026-11-18');
    expect(week).toHaveLength(7);
    expect(week[0]).toBe('2026-11-16');
    expect(weekOf('2026-11-22')).toEqual(week);
    expect(weekOf('2026-11-16')).toEqual(week);
  });

  it('names the day of the week', () => {
    expect(weekOf('2026-11-18').map(weekdayOf).join(' ')).toBe(
      'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    );
  });

  it('finds the start of a day in winter, in summer and when the clocks change', () => {
    expect(startOfDay('2026-01-15').toISOString()).toBe('2026-01-15T00:00:00.000Z');
    expect(startOfDay('2026-07-15').toISOString()).toBe('2026-07-14T23:00:00.000Z');
    expect(startOfDay('2026-03-29').toISOString()).toBe('2026-03-29T00:00:00.000Z');
    expect(startOfDay('2026-03-30').toISOString()).toBe('2026-03-29T23:00:00.000Z');
    expect(startOfDay('2026-10-25').toISOString()).toBe('2026-10-24T23:00:00.000Z');
    expect(startOfDay('2026-10-26').toISOString()).toBe('2026-10-26T00:00:00.000Z');
  });
});

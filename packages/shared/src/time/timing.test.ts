import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakMinutesChoices, extraTimePercents } from '../accounts/access-arrangements.vocabulary.ts';
import {
  breakBudgetSecondsOf,
  limitWithExtraTime,
  noTimeArrangement,
  pauseAt,
  pausedSecondsOf,
  raisedArrangement,
  timingOf,
  workingSecondsOf,
} from './timing.ts';

const start = new Date('2026-11-24T10:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const secondsAfterStart = (instant: Date | undefined) => instant && (+instant - +start) / 1000;

describe('working time', () => {
  it.each([
    // base minutes, percent, working minutes
    [60, 0, 60],
    [60, 25, 75],
    [61, 25, 77],
    [15, 10, 17],
    [15, 25, 19],
    [45, 50, 68],
    [120, 100, 240],
  ])('%i minutes with %i %% are %i minutes', (base, percent, working) => {
    expect(workingSecondsOf(base * 60, percent)).toBe(working * 60);
  });

  it.each([
    [12, 25, 15],
    [20, 10, 22],
    [15, 10, 17],
    [300, 25, 375],
    [300, 0, 300],
    [7, 100, 14],
  ])('a limit of %i seconds with %i %% is %i seconds', (base, percent, limit) => {
    expect(limitWithExtraTime(base, percent)).toBe(limit);
  });

  it.each([
    [30, 5, 5],
    [31, 5, 10],
    [75, 5, 15],
    [15, 10, 10],
    [60, 0, 0],
  ])(
    '%i minutes of work with %i minutes for each half hour have %i minutes of breaks',
    (work, each, breaks) => {
      expect(breakBudgetSecondsOf(work * 60, each)).toBe(breaks * 60);
    },
  );
});

describe('the times of a pupil', () => {
  const half = { extraTimePercent: 100, breakMinutesPerHalfHour: 5 };

  it('adds the breaks to the deadline, up to the budget', () => {
    const timing = (pausedSeconds: number) =>
      timingOf({ baseSeconds: 1800, arrangement: half, startedAt: start, pausedSeconds });
    expect(secondsAfterStart(timing(0).deadlineAt)).toBe(3600);
    expect(secondsAfterStart(timing(250).deadlineAt)).toBe(3850);
    expect(secondsAfterStart(timing(5000).deadlineAt)).toBe(3600 + 600);
  });

  it('gives all of the extra time and two breaks to a test that starts five minutes before closing', () => {
    const timing = timingOf({
      baseSeconds: 1800,
      arrangement: half,
      startedAt: start,
      pausedSeconds: 600,
      window: { dueAt: at(300), closesAt: at(300), graceSeconds: 60 },
    });
    expect(secondsAfterStart(timing.deadlineAt)).toBe(4200);
    expect(secondsAfterStart(timing.closesAt)).toBe(4200);
    expect(secondsAfterStart(timing.lateAfter)).toBe(4200);
    expect(secondsAfterStart(timing.latestStartAt)).toBe(300);
  });

  it('keeps a closing time after the deadline, and scales the time of grace', () => {
    const timing = timingOf({
      baseSeconds: 1800,
      arrangement: { extraTimePercent: 25, breakMinutesPerHalfHour: 0 },
      startedAt: start,
      window: { opensAt: at(-60), dueAt: at(7200), closesAt: at(9000), graceSeconds: 600 },
    });
    expect(secondsAfterStart(timing.lateAfter)).toBe(7200 + 750);
    expect(secondsAfterStart(timing.closesAt)).toBe(9000);
    expect(secondsAfterStart(timing.opensAt)).toBe(-60);
  });

  it('extends nothing for work that starts too late', () => {
    const timing = timingOf({
      baseSeconds: 1800,
      arrangement: half,
      startedAt: start,
      window: { dueAt: at(-60), closesAt: at(-1) },
    });
    expect(secondsAfterStart(timing.lateAfter)).toBe(-60);
    expect(secondsAfterStart(timing.closesAt)).toBe(-1);
  });

  it('leaves a pupil without an arrangement the usual times', () => {
    expect(timingOf({ baseSeconds: 90, arrangement: noTimeArrangement, startedAt: start })).toEqual({
      workingSeconds: 90,
      breakBudgetSeconds: 0,
      deadlineAt: at(90),
      opensAt: undefined,
      latestStartAt: undefined,
      lateAfter: undefined,
      closesAt: undefined,
    });
  });

  it.each(['2026-10-25T00:30:00Z', '2026-03-29T00:30:00Z'])(
    'lasts as long as ever when the clocks change an hour after %s',
    (startedAt) => {
      const timing = timingOf({ baseSeconds: 3600, arrangement: half, startedAt: new Date(startedAt) });
      expect(+timing.deadlineAt - Date.parse(startedAt)).toBe(7_200_000);
    },
  );

  const arrangements = fc.record({
    extraTimePercent: fc.constantFrom(...extraTimePercents),
    breakMinutesPerHalfHour: fc.constantFrom(...breakMinutesChoices),
  });
  const seconds = fc.integer({ min: 1, max: 14_400 });
  const offsets = fc.option(fc.integer({ min: -7200, max: 20_000 }), { nil: undefined });
  const windows = fc
    .record({ due: offsets, closes: offsets, graceSeconds: fc.integer({ min: 0, max: 3600 }) })
    .map(({ due, closes, graceSeconds }) => ({
      graceSeconds,
      dueAt: due === undefined ? undefined : at(due),
      closesAt: closes === undefined ? undefined : at(closes),
    }));

  it('never takes anything away for more extra time, more breaks or longer pauses', () => {
    fc.assert(
      fc.property(seconds, arrangements, arrangements, seconds, seconds, windows, (...given) => {
        const [baseSeconds, one, other, paused, more, window] = given;
        const raised = raisedArrangement(one, other);
        const before = timingOf({
          baseSeconds,
          arrangement: one,
          startedAt: start,
          pausedSeconds: paused,
          window,
        });
        const after = timingOf({
          baseSeconds,
          arrangement: raised,
          startedAt: start,
          pausedSeconds: paused + more,
          window,
        });
        expect(after.workingSeconds).toBeGreaterThanOrEqual(before.workingSeconds);
        expect(after.breakBudgetSeconds).toBeGreaterThanOrEqual(before.breakBudgetSeconds);
        for (const limit of ['deadlineAt', 'latestStartAt', 'lateAfter', 'closesAt'] as const)
          expect(+(after[limit] ?? 0)).toBeGreaterThanOrEqual(+(before[limit] ?? 0));
      }),
    );
  });

  it('gives at least the extra time, and less than a minute more', () => {
    fc.assert(
      fc.property(seconds, fc.constantFrom(...extraTimePercents), (baseSeconds, percent) => {
        const exact = (baseSeconds * (100 + percent)) / 100;
        expect(workingSecondsOf(baseSeconds, percent)).toBeGreaterThanOrEqual(exact);
        expect(workingSecondsOf(baseSeconds, percent)).toBeLessThan(exact + 60);
        expect(limitWithExtraTime(baseSeconds, percent)).toBeLessThan(exact + 1);
      }),
    );
  });
});

describe('pauses', () => {
  const pause = (from: number, to: number) => ({ startedAt: at(from), endsAt: at(to) });

  it('counts pauses of two devices that overlap once', () => {
    expect(pausedSecondsOf([pause(60, 120), pause(90, 180), pause(100, 110)])).toBe(120);
    expect(pausedSecondsOf([pause(300, 360), pause(60, 120)])).toBe(120);
    expect(pausedSecondsOf([])).toBe(0);
  });

  it('counts a running pause until now', () => {
    expect(pausedSecondsOf([pause(60, 360)], at(100))).toBe(40);
    expect(pausedSecondsOf([pause(60, 360)], at(30))).toBe(0);
  });

  it('finds the pause that stops the clock', () => {
    const pauses = [pause(60, 120), pause(90, 180)];
    expect(pauseAt(pauses, at(100))).toEqual(pause(90, 180));
    expect(pauseAt(pauses, at(59))).toBeUndefined();
    expect(pauseAt(pauses, at(180))).toBeUndefined();
  });

  it('never counts more than all pauses together or less than the longest', () => {
    const pauses = fc.array(
      fc.tuple(fc.nat(1000), fc.nat(600)).map(([from, length]) => pause(from, from + length)),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(pauses, (taken) => {
        const lengths = taken.map(({ startedAt, endsAt }) => (+endsAt - +startedAt) / 1000);
        const paused = pausedSecondsOf(taken);
        expect(paused).toBeGreaterThanOrEqual(Math.max(...lengths));
        expect(paused).toBeLessThanOrEqual(lengths.reduce((sum, length) => sum + length, 0));
      }),
    );
  });
});

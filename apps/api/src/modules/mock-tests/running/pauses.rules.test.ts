import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPause, type ReportedPause, type StoredPause } from './pauses.rules.ts';

const start = new Date('2026-10-25T00:30:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const secondsOf = (instant: Date | null) => instant && (+instant - +start) / 1000;

/** A test of half an hour with breaks of five minutes. */
const attempt = {
  durationSeconds: 1800,
  extraTimeSeconds: 0,
  breakBudgetSeconds: 300,
  pausedSeconds: 0,
  pausedUntil: null,
  startedAt: start,
  deadlineAt: at(1800),
};
const report = (id: string, from: number, to?: number): ReportedPause => ({
  id,
  startedAt: at(from),
  endedAt: to === undefined ? null : at(to),
});

/** Applies reports one after the other, each received at its second. */
function after(reports: [number, ReportedPause][]) {
  let pauses: StoredPause[] = [];
  let current = attempt as typeof attempt & { pausedUntil: Date | null };
  const refused: string[] = [];
  for (const [second, reported] of reports) {
    const change = applyPause(current, pauses, reported, at(second));
    if (!change) refused.push(reported.id);
    else {
      pauses = [
        ...pauses.filter(({ id }) => change.pauses.every((each) => each.id !== id)),
        ...change.pauses,
      ];
      current = { ...current, ...change.times } as typeof current;
    }
  }
  const { pausedSeconds, pausedUntil, deadlineAt } = current;
  return { pausedSeconds, pausedUntil: secondsOf(pausedUntil), deadline: secondsOf(deadlineAt), refused };
}

describe('pauses', () => {
  it('stop the clock until the budget is used up', () => {
    expect(after([[60, report('a', 60)]])).toEqual({
      pausedSeconds: 300,
      pausedUntil: 360,
      deadline: 2100,
      refused: [],
    });
  });

  it('leave the rest of the budget when the pupil continues', () => {
    const continued: [number, ReportedPause][] = [
      [60, report('a', 60)],
      [160, report('a', 60, 160)],
    ];
    expect(after(continued)).toMatchObject({ pausedSeconds: 100, pausedUntil: null, deadline: 1900 });
    expect(after([...continued, [200, report('b', 200)]])).toMatchObject({
      pausedUntil: 400,
      deadline: 2100,
    });
  });

  it('change nothing when they are reported again', () => {
    const once: [number, ReportedPause][] = [
      [60, report('a', 60)],
      [160, report('a', 60, 160)],
    ];
    expect(after([...once, ...once])).toEqual(after(once));
  });

  it('count once on two devices, and end on both', () => {
    expect(
      after([
        [60, report('a', 60)],
        [90, report('b', 90)],
        [120, report('b', 90, 120)],
      ]),
    ).toEqual({ pausedSeconds: 60, pausedUntil: null, deadline: 1860, refused: [] });
  });

  it('are refused when the budget is used up or the time is over', () => {
    expect(
      after([
        [60, report('a', 60)],
        [500, report('b', 500)],
      ]).refused,
    ).toEqual(['b']);
    expect(after([[1810, report('a', 1805)]]).refused).toEqual(['a']);
  });

  it('count after they were taken without network, up to the budget', () => {
    expect(after([[1900, report('a', 1000, 1200)]])).toMatchObject({ pausedSeconds: 200, deadline: 2000 });
    expect(after([[1900, report('a', 1000, 1900)]])).toMatchObject({ pausedSeconds: 300, deadline: 2100 });
  });

  it('begin and end within the test and not in the future, whatever the browser’s clock says', () => {
    expect(after([[60, report('a', -500, 30)]])).toMatchObject({ pausedSeconds: 30 });
    expect(after([[60, report('a', 5000)]])).toMatchObject({ pausedUntil: 360 });
    expect(after([[60, report('a', 50, 20)]])).toMatchObject({ pausedSeconds: 0, pausedUntil: null });
  });

  it('never take more than the budget, and the deadline is always the start, the work and the pauses', () => {
    const reports = fc.array(
      fc.tuple(
        fc.constantFrom('a', 'b', 'c'),
        fc.integer({ min: -100, max: 2200 }),
        fc.option(fc.integer({ min: -100, max: 2300 }), { nil: undefined }),
      ),
    );
    fc.assert(
      fc.property(reports, (given) => {
        const result = after(given.map(([id, from, to], index) => [index * 100, report(id, from, to)]));
        expect(result.pausedSeconds).toBeLessThanOrEqual(300);
        expect(result.deadline).toBe(1800 + result.pausedSeconds);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discriminationOf,
  suspicionsOf,
  wilsonInterval,
  type OptionCounts,
} from './question-statistics.rules.ts';

const answers = fc
  .integer({ min: 1, max: 5000 })
  .chain((answered) => fc.tuple(fc.integer({ min: 0, max: answered }), fc.constant(answered)));

describe("Wilson's interval", () => {
  it.each([
    // Worked values: Newcombe 1998, table I (81 of 263, 15 of 148, 0 of 20, 1 of 29), and 8 of 10.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [8, 10, 0.4902, 0.9433],
    [20, 20, 0.8389, 1],
  ])('of %i of %i is %d to %d', (correct, answered, low, high) => {
    const interval = wilsonInterval(correct, answered);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('contains the share, stays within 0 and 1, and mirrors the share of wrong answers', () => {
    fc.assert(
      fc.property(answers, ([correct, answered]) => {
        const { low, high } = wilsonInterval(correct, answered);
        const mirrored = wilsonInterval(answered - correct, answered);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(correct / answered + 1e-12);
        expect(high).toBeGreaterThanOrEqual(correct / answered - 1e-12);
        expect(mirrored.low).toBeCloseTo(1 - high, 10);
      }),
    );
  });

  it('is narrower with more answers of the same share', () => {
    fc.assert(
      fc.property(answers, ([correct, answered]) => {
        const few = wilsonInterval(correct, answered);
        const many = wilsonInterval(correct * 4, answered * 4);
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
      }),
    );
  });
});

describe('the discrimination', () => {
  const scores = { count: 40, correlation: 0.4, shareDeviation: 0.3, restDeviation: 0.2 };

  it('is the correlation, whatever rounding adds to it', () => {
    expect(discriminationOf(scores)).toBe(0.4);
    expect(discriminationOf({ ...scores, correlation: -1 - 1e-15 })).toBe(-1);
  });

  it.each([
    ['fewer than forty answers', { count: 39 }],
    ['answers that all earned the same', { correlation: null }],
    ['shares that differ by rounding only', { shareDeviation: 1e-17 }],
    ['pupils who are all equally strong', { restDeviation: 0 }],
  ])('is none with %s', (_what, change) => {
    expect(discriminationOf({ ...scores, ...change })).toBeNull();
  });
});

const option = (letter: 'A' | 'B' | 'C' | 'D', chosen: number, strong: number): OptionCounts => ({
  letter,
  isCorrect: letter === 'A',
  chosen,
  strong,
  weak: 0,
});
const sound = {
  answered: 100,
  correct: 60,
  shareSum: 60,
  discrimination: 0.4,
  options: [option('A', 60, 20), option('B', 20, 4), option('C', 15, 2), option('D', 5, 1)],
};

describe('the suspicions of a question', () => {
  it('are none for a sound one', () => {
    expect(suspicionsOf(sound)).toEqual([]);
  });

  it('are its negative discrimination, not a discrimination of nothing', () => {
    expect(suspicionsOf({ ...sound, discrimination: -0.01 })).toEqual(['negative-discrimination']);
    expect(suspicionsOf({ ...sound, discrimination: 0 })).toEqual([]);
  });

  it('are a wrong option that more of the strong chose than the key, not as many', () => {
    const options = [option('A', 60, 10), option('B', 30, 11), option('C', 9, 5), option('D', 1, 1)];
    expect(suspicionsOf({ ...sound, options })).toEqual(['distractor-beats-key']);
    const even = [option('A', 60, 10), option('B', 30, 10), option('C', 9, 5), option('D', 1, 2)];
    expect(suspicionsOf({ ...sound, options: even })).toEqual([]);
  });

  it('are a wrong option that nobody chose, when twenty answers were wrong', () => {
    const options = [option('A', 80, 20), option('B', 20, 4), option('C', 0, 0)];
    expect(suspicionsOf({ ...sound, correct: 80, shareSum: 80, options })).toEqual(['unused-distractor']);
    expect(suspicionsOf({ ...sound, correct: 81, shareSum: 81, options })).toEqual([]);
  });

  it('are a facility whose whole interval is too low or too high', () => {
    expect(suspicionsOf({ ...sound, correct: 20, shareSum: 20 })).toEqual(['very-hard']);
    expect(suspicionsOf({ ...sound, correct: 25, shareSum: 25 })).toEqual([]);
    expect(suspicionsOf({ ...sound, correct: 100, shareSum: 100 })).toEqual(['very-easy']);
    expect(suspicionsOf({ ...sound, correct: 98, shareSum: 98 })).toEqual([]);
    expect(suspicionsOf({ ...sound, correct: 0, shareSum: 60.5 })).toEqual([]);
  });

  it('are none with fewer than forty answers, whatever they say', () => {
    const worst = {
      ...sound,
      correct: 0,
      shareSum: 0,
      discrimination: -1,
      options: [option('A', 0, 0), option('B', 39, 11)],
    };
    expect(suspicionsOf({ ...worst, answered: 39 })).toEqual([]);
    expect(suspicionsOf({ ...worst, answered: 40 })).toContain('very-hard');
  });
});

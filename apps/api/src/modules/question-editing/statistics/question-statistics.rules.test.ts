import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discriminationOf,
  pointBiserial,
  suspicionsOf,
  wilsonInterval,
  type OptionCounts,
  type RestScores,
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

type Answer = [isCorrect: boolean, rest: number];

function scoresOf(given: readonly Answer[]): RestScores {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const rests = given.map(([, rest]) => rest);
  const mean = meanOf(rests);
  const ofCorrect = given.filter(([isCorrect]) => isCorrect).map(([, rest]) => rest);
  return {
    count: given.length,
    correctCount: ofCorrect.length,
    mean,
    standardDeviation: Math.sqrt(meanOf(rests.map((rest) => (rest - mean) ** 2))),
    meanOfCorrect: ofCorrect.length === 0 ? 0 : meanOf(ofCorrect),
  };
}

/** Pearson's correlation, written out. */
function correlationOf(given: readonly Answer[]): number {
  const pairs = given.map(([isCorrect, rest]) => [isCorrect ? 1 : 0, rest] as const);
  const sum = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((total, pair) => total + of(pair), 0);
  const n = pairs.length;
  const covariance = n * sum(([x, y]) => x * y) - sum(([x]) => x) * sum(([, y]) => y);
  const spread = (of: (pair: readonly [number, number]) => number) =>
    n * sum((pair) => of(pair) ** 2) - sum(of) ** 2;
  return covariance / Math.sqrt(spread(([x]) => x) * spread(([, y]) => y));
}

describe('the point-biserial correlation', () => {
  it('of a worked example', () => {
    // Correct: 0.8 and 0.6; wrong: 0.4 and 0.2. Mean 0.5, deviation √0.05, mean of the correct 0.7: 0.2 ÷ √0.05.
    const given: Answer[] = [
      [true, 0.8],
      [true, 0.6],
      [false, 0.4],
      [false, 0.2],
    ];
    expect(pointBiserial(scoresOf(given))).toBeCloseTo(0.8944, 4);
  });

  it("is Pearson's correlation of right and wrong with the rest score, and changes sign with the key", () => {
    const answer = fc.tuple(
      fc.boolean(),
      fc.integer({ min: 0, max: 20 }).map((correct) => correct / 20),
    );
    fc.assert(
      fc.property(fc.array(answer, { minLength: 3, maxLength: 60 }), (given) => {
        const result = pointBiserial(scoresOf(given));
        if (result === null) {
          const values = new Set(given.map(([isCorrect]) => isCorrect));
          const rests = new Set(given.map(([, rest]) => rest));
          expect(Math.min(values.size, rests.size)).toBe(1);
          return;
        }
        expect(result).toBeCloseTo(correlationOf(given), 8);
        const reversed = given.map(([isCorrect, rest]): Answer => [!isCorrect, rest]);
        expect(pointBiserial(scoresOf(reversed))).toBeCloseTo(-result, 8);
      }),
    );
  });

  it('is not defined when all are correct, all are wrong or all are equally strong', () => {
    const all = (isCorrect: boolean, rests: number[]) => rests.map((rest): Answer => [isCorrect, rest]);
    expect(pointBiserial(scoresOf(all(true, [0.2, 0.9])))).toBeNull();
    expect(pointBiserial(scoresOf(all(false, [0.2, 0.9])))).toBeNull();
    expect(pointBiserial(scoresOf([...all(true, [0.1, 0.1]), ...all(false, [0.1])]))).toBeNull();
  });

  it('is not given as the discrimination of fewer than forty answers', () => {
    const given = (count: number) =>
      scoresOf(Array.from({ length: count }, (_, index): Answer => [index % 2 === 0, (index % 7) / 7]));
    expect(discriminationOf(given(39))).toBeNull();
    expect(discriminationOf(given(40))).not.toBeNull();
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
    expect(suspicionsOf({ ...sound, correct: 80, options })).toEqual(['unused-distractor']);
    expect(suspicionsOf({ ...sound, correct: 81, options })).toEqual([]);
  });

  it('are a facility whose whole interval is too low or too high', () => {
    expect(suspicionsOf({ ...sound, correct: 20 })).toEqual(['very-hard']);
    expect(suspicionsOf({ ...sound, correct: 25 })).toEqual([]);
    expect(suspicionsOf({ ...sound, correct: 100 })).toEqual(['very-easy']);
    expect(suspicionsOf({ ...sound, correct: 98 })).toEqual([]);
  });

  it('are none with fewer than forty answers, whatever they say', () => {
    const worst = {
      ...sound,
      correct: 0,
      discrimination: -1,
      options: [option('A', 0, 0), option('B', 39, 11)],
    };
    expect(suspicionsOf({ ...worst, answered: 39 })).toEqual([]);
    expect(suspicionsOf({ ...worst, answered: 40 })).toContain('very-hard');
  });
});

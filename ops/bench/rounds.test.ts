import { describe, expect, it } from 'vitest';
import { compare, median, quantile } from './rounds.ts';

describe('rounds', () => {
  it('takes the middle value, or the mean of the two middle values', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(quantile([0, 10], 0.25)).toBe(2.5);
    expect(() => median([])).toThrow('no values');
  });

  it('compares within a round, ignores the first round, and is not affected by one bad round', async () => {
    const rates = { fast: [1, 100, 100, 10, 100, 100], slow: [1000, 50, 50, 5, 50, 5000] };
    const variant = (name: 'fast' | 'slow') => ({
      name,
      round: () => Promise.resolve(rates[name].shift() ?? 0),
    });
    const result = await compare(variant('fast'), variant('slow'), 5);
    expect(result.ratio).toBe(2);
    expect(result.rates).toEqual({ fast: 100, slow: 50 });
  });
});

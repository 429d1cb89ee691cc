import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test('whole numbers have a comma before each group of three digits, as Intl writes them', () => {
  const intl = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
  for (const value of [0, 7, 99.6, 100, 999, 1000, 12_345, 100_000, 1_234_567, -1247]) {
    expect(formatNumber(value)).toBe(intl.format(value));
  }
});

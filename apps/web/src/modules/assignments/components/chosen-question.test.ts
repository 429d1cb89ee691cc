import { expect, test } from 'vitest';
import { excerptOf } from './chosen-question.tsx';

test('a row shows formulas in plain letters, and cuts the text, not a formula', () => {
  expect(excerptOf({ explanationText: String.raw`What is $\frac{3}{4}$ of 12?` })).toBe('What is 3/4 of 12?');
  const explanationText = `${'a'.repeat(135)} ${String.raw`$\frac{3}{4}$`} of an hour`;
  expect(excerptOf({ explanationText })).toBe(`${'a'.repeat(135)} 3/4…`);
});

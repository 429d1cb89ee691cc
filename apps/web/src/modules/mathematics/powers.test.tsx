import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MathematicsText } from './mathematics-text.tsx';

/** The exponents of a text; what screen readers and copies have is the text as it was. */
function exponentsIn(text: string): string[] {
  const { container } = render(<MathematicsText text={text} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  return [...container.querySelectorAll('sup')].map((each) => each.textContent);
}

test.each([
  ['N = 2,000e^(0.08t). When is it 1/2?', ['^(0.08t)']],
  ['2e^x(x − 1) + c', ['^x']],
  ['Expand (1 − 4x)^(−1/2).', ['^(−1/2)']],
  ['e^(−15 ÷ (3 × 5))', ['^(−15 ÷ (3 × 5))']],
  ['4.0^1.5 and 2^−3, A^⅓', ['^1.5', '^−3', '^⅓']],
])('powers are raised: %s', (text, exponents) => {
  expect(exponentsIn(text)).toEqual(exponents);
});

test.each(['2^1/2', 'e^2x', 'the sign ‘^’', 'a ^ b', 'x^(2'])(
  'what may not be a power stays as it is: %s',
  (text) => {
    expect(exponentsIn(text)).toEqual([]);
  },
);

test('the sign and the brackets of an exponent are not shown', () => {
  const { container } = render(<MathematicsText text="e^(2x)" />);
  const hidden = [...container.querySelectorAll('.sr-only')].map((each) => each.textContent);
  expect(hidden).toEqual(['^(', ')']);
});

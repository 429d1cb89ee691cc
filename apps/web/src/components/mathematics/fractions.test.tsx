import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MathematicsText } from './mathematics-text.tsx';

function fractionsIn(text: string): string[] {
  const { container } = render(<MathematicsText text={text} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  return [...container.querySelectorAll('.fraction')].map((each) => each.textContent);
}

test.each([
  ['What is 1/4 of 20?', ['1/4']],
  ['Work out 2 1/2 + 3/8.', ['1/2', '3/8']],
  ['Is −3/4 less than (5/12)?', ['3/4', '5/12']],
])('fractions are shown with a line: %s', (text, fractions) => {
  expect(fractionsIn(text)).toEqual(fractions);
});

test.each([
  'Today is 1/4/2025.',
  'It opened in 9/2024.',
  'Solve 3/4x = 6.',
  'The ratio a/4 is 1.5/2.',
  'Open 24/7/365.',
  '2^1/2',
])('dates, decimals and terms stay as they are: %s', (text) => {
  expect(fractionsIn(text)).toEqual([]);
});

test('fractions beside a formula are shown with a line too', () => {
  const { container } = render(<MathematicsText text={'If $x^2$ is 1/4, find x.'} />);
  expect(container.querySelector('.fraction')).toHaveTextContent('1/4');
});

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

test.each([
  ['What is 1/4 of 20?', 'What is 1 quarter of 20?'],
  ['Work out 2 1/2 + 7/15.', 'Work out 2 and 1 half + 7 over 15.'],
  ['Is 4^1.5 x^2?', 'Is 4 to the power 1.5 x squared?'],
  ['N = 2e^(0.08t)', 'N = 2e to the power 0.08t'],
  ['e^(−x)', 'e to the power minus x'],
])('screen readers have the words of %s', (text, words) => {
  const { container } = render(<MathematicsText text={text} />);
  const read = container.cloneNode(true) as HTMLElement;
  for (const hidden of read.querySelectorAll('[aria-hidden]')) hidden.remove();
  for (const each of read.querySelectorAll<HTMLElement>('[data-words]'))
    each.textContent = each.dataset['words'] ?? '';
  expect(read.textContent).toBe(words);
});

test('fractions beside a formula are shown with a line too', () => {
  const { container } = render(<MathematicsText text={'If $x^2$ is 1/4, find x.'} />);
  expect(container.querySelector('.fraction')).toHaveTextContent('1/4');
});

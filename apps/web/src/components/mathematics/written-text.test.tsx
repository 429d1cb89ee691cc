import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionList } from '../question/option-list.tsx';
import { QuestionText } from '../question/question-text.tsx';
import type { ShownOption } from '../question/question.ts';

const formulas = (container: HTMLElement) => container.querySelectorAll('math');

test('mathematics is set, with MathML for screen readers', async () => {
  const { container } = render(<QuestionText text={'Work out $\\frac{1}{2} + \\sqrt{3}$ and $x^2$.'} />);
  await waitFor(() => {
    expect(formulas(container)).toHaveLength(2);
  });
  expect(container.querySelector('mfrac')).not.toBeNull();
  expect(container.querySelector('msqrt')).not.toBeNull();
  for (const seen of container.querySelectorAll('.katex-html'))
    expect(seen).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent(/^Work out .* and .*\.$/u);
});

test('what would be a link, a picture or markup is none', async () => {
  const { container } = render(
    <QuestionText
      text={
        '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{/a.png}$ $\\htmlClass{a}{x}$ $\\text{<b>bold</b>}$'
      }
    />,
  );
  await waitFor(() => {
    expect(formulas(container).length).toBeGreaterThan(0);
  });
  expect(container.querySelector('a, img, b, [href], .a')).toBeNull();
  expect(container).toHaveTextContent('<b>bold</b>');
});

test('a text without mathematics is text at once', () => {
  render(<QuestionText text={'Tea costs $5 and cake \\$7. <b>Bold</b>'} />);
  expect(screen.getByText('Tea costs $5 and cake $7. <b>Bold</b>')).toBeVisible();
});

test.each(['$\\frac{1}{2$', '$\\nosuchcommand{x}$', '$\\def\\a{\\a\\a}\\a$', '$x^2^3$'])(
  'broken or endless TeX shows its source: %s',
  async (source) => {
    const { container } = render(
      <>
        <QuestionText text={`Now ${source}!`} />
        <QuestionText text="$y$" />
      </>,
    );
    await waitFor(() => {
      expect(formulas(container).length).toBeGreaterThan(0);
    });
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === `Now ${source}!`),
    ).toBeVisible();
  },
);

test('a formula that changes is set anew', async () => {
  const { container, rerender } = render(<QuestionText text="$x^2$" />);
  await waitFor(() => {
    expect(container.querySelector('msup')).not.toBeNull();
  });
  rerender(<QuestionText text={'$\\frac{1}{2}$'} />);
  await waitFor(() => {
    expect(container.querySelector('mfrac')).not.toBeNull();
  });
  expect(container.querySelector('msup')).toBeNull();
  expect(formulas(container)).toHaveLength(1);
});

test('an option with a formula has a name that can be read out', () => {
  const options: ShownOption[] = [
    { id: 'one', optionLetter: 'A', contentType: 'TEXT', contentValue: '$1\\frac{3}{4}$' },
    { id: 'two', optionLetter: 'B', contentType: 'TEXT', contentValue: '$2\\sqrt{3}$ cm' },
    { id: 'three', optionLetter: 'C', contentType: 'TEXT', contentValue: '12' },
  ];
  render(<OptionList options={options} chosenLetter={null} onChoose={() => undefined} />);
  const names = within(screen.getByRole('radiogroup'));
  expect(names.getByRole('radio', { name: 'A 1 3/4' })).toBeVisible();
  expect(names.getByRole('radio', { name: 'B 2√3 cm' })).toBeVisible();
  expect(names.getByRole('radio', { name: 'C 12' })).toBeVisible();
});

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkedOptions } from './marked-options.tsx';
import type { DisplayedOption } from './displayed-option.ts';

const options: DisplayedOption[] = (['A', 'B', 'C'] as const).map((letter) => ({
  id: letter,
  optionLetter: letter,
  contentType: 'TEXT',
  contentValue: `Answer ${letter}`,
  isCorrect: letter === 'B',
}));

function rowOf(text: string): HTMLElement {
  const row = screen.getAllByRole('listitem').find((each) => within(each).queryByText(text) !== null);
  if (!row) throw new Error(`No option shows ${text}.`);
  return row;
}

it('labels a wrong answer and the correct one', () => {
  render(<MarkedOptions options={options} chosenLetter="C" />);
  expect(rowOf('Answer C')).toHaveTextContent('Your answer');
  expect(rowOf('Answer B')).toHaveTextContent('Correct');
  expect(rowOf('Answer B')).not.toHaveTextContent(/your answer/iu);
  expect(rowOf('Answer A')).toHaveTextContent(/^A Answer A$/u);
});

it('labels a correct answer as correct and as the answer given', () => {
  render(<MarkedOptions options={options} chosenLetter="B" />);
  expect(rowOf('Answer B')).toHaveTextContent('Correct, your answer');
  expect(screen.queryByText('Skipped: no answer')).not.toBeInTheDocument();
});

it('shows that a question was skipped', () => {
  render(<MarkedOptions options={options} chosenLetter={null} />);
  expect(screen.getByText('Skipped: no answer')).toBeInTheDocument();
  expect(rowOf('Answer B')).toHaveTextContent('Correct');
});

it('does not show which options are correct while the answer key is withheld', () => {
  const withheld = options.map((option) => ({ ...option, isCorrect: undefined }));
  render(<MarkedOptions options={withheld} chosenLetter="C" />);
  expect(screen.queryByText(/correct/iu)).not.toBeInTheDocument();
  expect(rowOf('Answer C')).toHaveTextContent('Your answer');
});

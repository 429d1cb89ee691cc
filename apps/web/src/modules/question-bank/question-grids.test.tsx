import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QuestionGrid } from './question-grid.tsx';
import { ResultGrid } from './review/result-grid.tsx';

it('shows for each question whether it is answered or marked to check, and which one is current', async () => {
  const onSelect = vi.fn();
  const open = { isAnswered: false, isToCheck: false };
  const states = [{ ...open, isAnswered: true }, { ...open, isToCheck: true }, open];
  render(<QuestionGrid states={states} currentIndex={1} onSelect={onSelect} />);
  expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName(
    'Question 2, not answered, marked to check',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Question 1, answered' }));
  expect(onSelect).toHaveBeenCalledWith(0);
});

it('shows the result of each question and opens it', async () => {
  const onSelect = vi.fn();
  render(<ResultGrid outcomes={['correct', 'wrong', 'unanswered', 'partly']} onSelect={onSelect} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Question 1, correct',
    'Question 2, wrong',
    'Question 3, skipped',
    'Question 4, partly correct',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Question 3, skipped' }));
  expect(onSelect).toHaveBeenCalledWith(2);
});

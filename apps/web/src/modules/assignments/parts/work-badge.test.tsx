import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LateAnswers, WorkBadge } from './work-badge.tsx';

test('the state and a long lateness are two parts, between which alone a line may break', () => {
  const { container } = render(<WorkBadge state="HANDED_IN" lateMinutes={23 * 60 + 59} />);
  expect(container).toHaveTextContent(/^Handed in, 23 h 59 min late$/u);
  const parts = [screen.getByText('Handed in,'), screen.getByText('23 h 59 min late')];
  expect(parts.map((part) => part.parentElement)).toEqual([
    container.firstElementChild,
    container.firstElementChild,
  ]);
  expect(container.firstElementChild).toHaveClass('whitespace-nowrap', 'flex-wrap');
  expect(container.firstElementChild).not.toHaveClass('whitespace-normal!');
});

test('answers that arrived late are said with their number and their time', () => {
  const { container, rerender } = render(<LateAnswers lateAnswers={{ count: 2, minutes: 4 }} />);
  expect(container).toHaveTextContent('2 answers arrived 4 min after the time');
  rerender(<LateAnswers lateAnswers={{ count: 1, minutes: 1 }} />);
  expect(container).toHaveTextContent('1 answer arrived 1 min after the time');
  rerender(<LateAnswers lateAnswers={null} />);
  expect(container).toBeEmptyDOMElement();
});

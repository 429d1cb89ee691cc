import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TimerBadge } from './timer-badge.tsx';

it('shows minutes and seconds', () => {
  render(<TimerBadge secondsLeft={1122} />);
  expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('18:42');
});

it.each([
  [601, ''],
  [600, '10 minutes remaining'],
  [300, '5 minutes remaining'],
  [60, 'Less than 1 minute remaining!'],
])('announces at %i seconds: %s', (secondsLeft, announcement) => {
  render(<TimerBadge secondsLeft={secondsLeft} />);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${announcement}$`, 'u'));
});

it('announces nothing new within a level', () => {
  const { rerender } = render(<TimerBadge secondsLeft={300} />);
  const announced = screen.getByRole('status').firstChild;
  rerender(<TimerBadge secondsLeft={299} />);
  expect(screen.getByRole('timer')).toHaveTextContent('4:59');
  expect(screen.getByRole('status').firstChild).toBe(announced);
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ElapsedClock } from './challenge-header.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('counts minutes and seconds since the question was shown', () => {
  vi.useFakeTimers();
  render(<ElapsedClock since={Date.now()} />);
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  act(() => {
    vi.advanceTimersByTime(65_000);
  });
  expect(screen.getByRole('timer')).toHaveTextContent('1:05');
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './show-toast.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryAllByText('Password updated successfully!');

test('the same toast is shown again while the former one is closing', async () => {
  render(<Toasts />);
  showToast('success', 'Password updated successfully!');
  await wait(100);
  const [first] = shown();
  expect(first).toBeVisible();
  act(() => {
    screen.getByRole('button', { name: /close/u }).click();
  });
  showToast('success', 'Password updated successfully!');
  await wait(2000);
  expect(shown().filter((toast) => toast !== first)).toHaveLength(1);
});

test('the same toast twice in a row is shown once', async () => {
  render(<Toasts />);
  showToast('error', 'Not saved');
  showToast('error', 'Not saved');
  await wait(100);
  expect(screen.getAllByText('Not saved')).toHaveLength(1);
});

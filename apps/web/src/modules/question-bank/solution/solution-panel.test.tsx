import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SolutionPanel } from './solution-panel.tsx';

it('shows the explanation and the picture', () => {
  render(
    <SolutionPanel
      solution={{ status: 'ready', explanation: '450 ÷ 6 = 75', imageUrl: '/media/solution.webp' }}
    />,
  );
  expect(screen.getByText('450 ÷ 6 = 75')).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/solution.webp');
});

it('keeps the explanation when the picture does not load, and shows an error', () => {
  render(
    <SolutionPanel
      solution={{ status: 'ready', explanation: '450 ÷ 6 = 75', imageUrl: '/media/gone.webp' }}
    />,
  );
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Failed to load solution image')).toBeInTheDocument();
  expect(screen.getByText('450 ÷ 6 = 75')).toBeInTheDocument();
});

it('shows that there is no picture, not as an error', () => {
  render(<SolutionPanel solution={{ status: 'unavailable', message: 'Solution image not found' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Solution image not found');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('can be loaded again after a failure', async () => {
  const onRetry = vi.fn();
  render(<SolutionPanel solution={{ status: 'error', message: 'HTTP 502' }} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('HTTP 502');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

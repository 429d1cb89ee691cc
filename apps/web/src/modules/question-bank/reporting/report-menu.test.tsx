import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReportReason } from '@markwell/shared/reports/reports.vocabulary';
import { ReportMenu } from './report-menu.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('offers the three reasons, shows that it is sending, and thanks', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const reasons: ReportReason[] = [];
  render(
    <ReportMenu
      onReport={async (reason) => {
        reasons.push(reason);
        await promise;
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Wrong Answer',
    'Poor Solution',
    'Unclear Question',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Poor Solution' }));
  expect(reasons).toEqual(['Poor Solution']);
  expect(screen.getByRole('button', { name: 'Reporting...' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => {
    resolve(undefined);
    await promise;
  });
  expect(screen.getByRole('status')).toHaveTextContent('Reported - Thank you!');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('offers the reasons again when the report fails', async () => {
  const onReport = vi.fn<(reason: ReportReason) => Promise<void>>().mockRejectedValueOnce(new Error('away'));
  onReport.mockResolvedValueOnce();
  render(<ReportMenu layout="buttons" onReport={onReport} />);
  expect(screen.getByRole('group', { name: 'Something wrong with this question?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Wrong Answer' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Wrong Answer' }));
  expect(screen.getByRole('status')).toHaveTextContent('Reported - Thank you!');
});

it('hides the thanks after the given time', async () => {
  vi.useFakeTimers();
  render(<ReportMenu layout="buttons" thanksForMs={1000} onReport={() => Promise.resolve()} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Unclear Question' }));
    await Promise.resolve();
  });
  act(() => {
    vi.advanceTimersByTime(999);
  });
  expect(screen.getByRole('status')).toHaveTextContent('Reported - Thank you!');
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByRole('button', { name: 'Unclear Question' })).toBeEnabled();
});

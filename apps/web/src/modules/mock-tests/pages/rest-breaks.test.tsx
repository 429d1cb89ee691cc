import { savePause } from '@markwell/shared/mock-tests/mock-tests.contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildTest } from '#testing/mock-test-builders.ts';
import { account, serveTest, setUpActivePage } from '#testing/mock-test-page.tsx';
import { answer } from '#testing/server.ts';
import { renderPage } from '#testing/render.tsx';
import { saveTest } from '../running/saved-test.ts';
import { ActivePage } from './active-page.tsx';

setUpActivePage();

const arrangement = { hasExtraTime: true, breakBudgetSeconds: 600, pausedSeconds: 0, pausedUntil: null };

it('shows the pupil’s own time, stops the clock for a break, hides the questions, and continues', async () => {
  const user = userEvent.setup();
  const test = { ...buildTest(), duration: 75, arrangement };
  const reported: (string | null)[] = [];
  saveTest(account.id, test);
  serveTest(test);
  answer(savePause, ({ body }) => {
    reported.push(body.endedAt);
    const { duration, deadlineAt } = test;
    return {
      status: 'OPEN' as const,
      duration,
      deadlineAt,
      serverTime: new Date().toISOString(),
      arrangement:
        body.endedAt === null
          ? { ...arrangement, pausedSeconds: 600, pausedUntil: new Date(Date.now() + 600_000).toISOString() }
          : { ...arrangement, pausedSeconds: 1 },
    };
  });
  renderPage(<ActivePage />, '/test/active');
  await screen.findByText('Your time: 1 h 15 min');
  await user.click(screen.getByRole('button', { name: 'Break' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('You have 10:00 minutes of breaks left');
  await user.click(screen.getByRole('button', { name: 'Start the break' }));
  await screen.findByRole('heading', { name: 'Rest break' });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue the test' }));
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0);
  await expect.poll(() => reported).toEqual([null, expect.any(String)]);
});

it('offers neither breaks nor a mark to a pupil without an arrangement', async () => {
  const test = buildTest();
  saveTest(account.id, test);
  serveTest(test);
  renderPage(<ActivePage />, '/test/active');
  await screen.findByRole('button', { name: 'Submit Test' });
  expect(screen.queryByRole('button', { name: 'Break' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Your time/u)).not.toBeInTheDocument();
});

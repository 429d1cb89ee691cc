import { cancelRun, listRuns } from '@markwell/shared/ai-drafts/ai.contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildGenerationRun } from '#testing/ai-builders.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, startServer } from '#testing/server.ts';
import { RunningGenerations } from './running-generations.tsx';

startServer();

const run = buildGenerationRun({ type: 'comprehension' });
const ended = { ...run, finishedAt: '2026-03-06T15:01:00.000Z' };

beforeEach(() => {
  answerAdminPage();
  answer(listRuns, { runs: [run] });
});

const open = (at: string) => renderPage(<RunningGenerations />, at);

test('a generation that runs is shown on other pages, with a link and a button that cancels it', async () => {
  answer(cancelRun, ({ params }) => {
    answer(listRuns, { runs: [{ ...ended, status: 'cancelled' }] });
    return { id: params.runId, status: 'cancelled' as const };
  });
  const { user } = open('/admin/users');
  expect(await screen.findByRole('link', { name: 'Comprehension: generating…' })).toHaveAttribute(
    'href',
    '/admin/ai-generator?tab=comprehension',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel: Comprehension' }));
  expect(await screen.findByText('Comprehension: cancelled')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a failure elsewhere is announced with its reason', async () => {
  open('/admin/users');
  await screen.findByRole('link', { name: 'Comprehension: generating…' });
  const failure = { message: 'Failed to generate comprehension.', suggestion: 'The AI service is busy.' };
  answer(listRuns, { runs: [{ ...ended, status: 'failed', failure }] });
  expect(await screen.findByText('Comprehension: failed')).toBeVisible();
  expect(screen.getByText('The AI service is busy.')).toBeVisible();
});

test('its own page shows it itself', async () => {
  const { queryClient } = open('/admin/ai-generator?tab=comprehension');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

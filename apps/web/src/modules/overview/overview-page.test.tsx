import { overview } from '@markwell/shared/overview/overview.contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildOverview } from '#testing/admin-builders.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, startServer } from '#testing/server.ts';
import { OverviewPage } from './overview-page.tsx';

startServer();
const open = () => renderPage(<OverviewPage />, '/admin/overview');
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

test('shows the to-do list, new questions and most missed questions', async () => {
  const id = buildId();
  answer(
    overview,
    buildOverview({
      toDo: {
        pendingReports: { count: 4, isCapped: false },
        oldestReportAt: '2026-03-01T09:00:00.000Z',
        draftQuestions: { count: 10_000, isCapped: true },
        draftCreativeWriting: { count: 1, isCapped: false },
      },
      newQuestions: {
        total: { count: 32, isCapped: false },
        days: [
          { day: '2026-03-05', count: 0 },
          { day: '2026-03-06', count: 32 },
        ],
      },
      subjects: [
        {
          id: buildId(),
          name: 'Mathematics',
          stageName: 'GCSE',
          color: 'blue',
          published: 1247,
          reserved: 0,
          drafts: { count: 12, isCapped: false },
          archived: { count: 3, isCapped: false },
        },
      ],
      mostMissed: [
        {
          id,
          text: null,
          topicName: 'Shapes',
          subjectName: 'Mathematics',
          answered: 200,
          answeredWrongly: 150,
        },
      ],
    }),
  );
  open();
  const toDo = within(await screen.findByRole('region', { name: 'To do' }));
  expect(toDo.getByText('10,000+')).toBeVisible();
  expect(toDo.getByText('The oldest since 1 Mar 2026')).toBeVisible();
  expect(screen.getByText('32 new questions in the last seven days, drafts included.')).toBeVisible();
  expect(rowOf(/Fri,? 6 Mar.*32/)).toBeVisible();
  expect(rowOf(/Mathematics GCSE.*1,247.*12.*3/)).toBeVisible();
  expect(rowOf(/Image question.*200.*75%/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Image question' })).toHaveAttribute(
    'href',
    `/admin/manage-questions?search=${id}`,
  );
});

test('shows messages when there are no questions', async () => {
  answer(overview, buildOverview());
  open();
  expect(await screen.findByText('No open reports')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No subjects found' })).toBeVisible();
  expect(screen.getByText('No new questions in the last seven days.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('can be loaded again after a failure', async () => {
  failWithNetworkError(overview);
  const { user } = open();
  expect(await screen.findByText('The overview could not be loaded.')).toBeVisible();
  answer(overview, buildOverview());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'To do' })).toBeVisible();
});

import {
  deleteFailedJob,
  listFailedJobs,
  retryFailedJob,
  type FailedJobDto,
} from '@markwell/shared/overview/jobs.contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildId, builderOf } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, startServer } from '#testing/server.ts';
import { FailedJobsPage } from './failed-jobs-page.tsx';

startServer();

const buildJob = builderOf<FailedJobDto>(() => ({
  id: buildId(),
  kind: 'weekly-report',
  createdAt: '2026-03-09T07:00:00.000Z',
  failedAt: '2026-03-09T08:04:00.000Z',
  attempts: 6,
  error: 'connect ECONNREFUSED',
}));
const open = () => renderPage(<FailedJobsPage />, '/admin/jobs');

test('lists what failed, tries a job again and deletes one after a question', async () => {
  const [report, reset] = [buildJob(), buildJob({ kind: 'account-email', error: 'mailbox full' })];
  let jobs = [report, reset];
  answer(listFailedJobs, () => ({ jobs, next: null }));
  const decided = vi.fn();
  answer(retryFailedJob, ({ params }) => {
    decided('retry', params.jobId);
    jobs = [reset];
    return {};
  });
  answer(deleteFailedJob, ({ params }) => {
    decided('delete', params.jobId);
    jobs = [];
    return {};
  });
  const { user } = open();
  const row = within((await screen.findByText('Weekly report')).closest('tr') ?? document.body);
  expect(row.getByText('9 Mar 2026, 08:04')).toBeVisible();
  expect(row.getByText('6')).toBeVisible();
  expect(row.getByText('connect ECONNREFUSED')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Retry Weekly report' }));
  await expect.poll(() => screen.queryByText('Weekly report')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete E-mail about an account' }));
  await user.click(await screen.findByRole('button', { name: 'Delete job' }));
  expect(await screen.findByText('No failed jobs')).toBeVisible();
  expect(decided.mock.calls).toEqual([
    ['retry', report.id],
    ['delete', reset.id],
  ]);
});

test('can be loaded again after a failure', async () => {
  failWithNetworkError(listFailedJobs);
  const { user } = open();
  expect(await screen.findByText('The failed jobs could not be loaded.')).toBeVisible();
  answer(listFailedJobs, { jobs: [buildJob()], next: null });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Weekly report')).toBeVisible();
});

import { subjectsWithTopics } from '@markwell/shared/subjects/subjects.contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAdminPage, maths, stage } from '#testing/admin-network.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { TopicsPage } from './topic-overview-page.tsx';

startServer();

const subject = {
  ...maths,
  topics: [
    { id: buildId(), name: 'Area', questionCount: 0 },
    { id: buildId(), name: 'Angles', questionCount: 30 },
  ],
};

beforeEach(() => {
  answerAdminPage({ stages: [stage], subjects: [subject] });
});

const open = () => renderPage(<TopicsPage />, '/admin/topics');

test('shows four totals, and every topic with its question count and status', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Topics' }));
  await table.findByText('Angles');
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Active'),
    expect.stringContaining('Empty'),
  ]);
  expect(rows[0]).toHaveTextContent('Angles');
  const totals = within(screen.getByRole('list', { name: 'Totals' })).getAllByRole('listitem');
  expect(totals.map((total) => total.textContent)).toEqual([
    '2Total Topics',
    '30Total Questions',
    '15Avg per Topic',
    '1With Questions',
  ]);
  expect(screen.getByText(/created automatically on upload and default to/)).toBeVisible();
});

test('a search without results shows a message and can be cleared', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search topics' }), 'xyz{Enter}');
  expect(await screen.findByRole('heading', { name: 'No topics found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Angles')).toBeVisible();
});

test('can be loaded again after a failure', async () => {
  answer(subjectsWithTopics, refuse('FORBIDDEN', 'No'));
  const { user } = open();
  expect(await screen.findByText('No')).toBeVisible();
  answer(subjectsWithTopics, [subject]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Angles')).toBeVisible();
});

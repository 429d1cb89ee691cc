import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { startServer } from '#testing/server.ts';
import { ToDoList } from './to-do-list.tsx';

startServer();

const count = (counted: number) => ({ count: counted, isCapped: false });

test('each task links to the page where it is done', () => {
  renderPage(
    <ToDoList
      counts={{
        pendingReports: count(3),
        oldestReportAt: '2026-03-06T15:00:00.000Z',
        draftQuestions: count(12),
        draftCreativeWriting: count(0),
      }}
    />,
    '/admin/overview',
  );
  const reports = screen.getByRole('link', { name: /3\s*Open reports\s*The oldest since 6 Mar 2026/u });
  expect(reports).toHaveAttribute('href', '/admin/rapid-fire?tab=flagged');
  expect(screen.getByRole('link', { name: /Draft questions/u })).toHaveAttribute(
    'href',
    '/admin/manage-questions?status=draft',
  );
});

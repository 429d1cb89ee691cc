import { listBulkChanges } from '@markwell/shared/question-editing/bulk-changes.contract';
import { listQuestions } from '@markwell/shared/question-editing/questions.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildQuestionPage } from '#testing/admin-question-builders.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { renderRoutes } from '#testing/render.tsx';
import { answer, startServer } from '#testing/server.ts';
import { AdminArea } from './admin-area.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { adminSections, sectionPath } from './admin-sections.ts';

startServer();

beforeEach(() => {
  answerAdminPage();
  answer(listQuestions, buildQuestionPage([]));
  answer(listBulkChanges, { bulkChanges: [] });
});

const open = (path: string) => renderRoutes([{ path: '/admin/*', element: <AdminArea /> }], path);

test('every admin section has a tab', () => {
  open('/admin/manage-questions');
  const tabs = within(screen.getByRole('navigation', { name: 'Admin Panel' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual(
    adminSections.map((section) => [section.label, sectionPath(section)]),
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Manage Questions');
  expect(document.title).toBe('Manage Questions · Markwell');
});

test('an unknown tab opens the first one', async () => {
  const { router } = open('/admin/nothing-of-the-kind');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(adminSections[0] && sectionPath(adminSections[0]));
  });
});

test('returning to a section restores its filters', () => {
  renderRoutes([
    {
      path: '/',
      element: <AdminNavigation current={undefined} searches={{ 'manage-questions': '?search=pi' }} />,
    },
  ]);
  expect(screen.getByRole('link', { name: 'Manage Questions' })).toHaveAttribute(
    'href',
    '/admin/manage-questions?search=pi',
  );
});

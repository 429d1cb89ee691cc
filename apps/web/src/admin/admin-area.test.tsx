import { listQuestions } from '@markwell/shared/admin/questions/questions.contract';
import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import { listExamTypes, subjectsWithTopics } from '@markwell/shared/features/subjects/subjects.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildQuestionPage } from '../testing/admin-question-builders.ts';
import { buildToken, buildUser } from '../testing/builders.ts';
import { renderRoutes } from '../testing/render.tsx';
import { answer, startServer } from '../testing/server.ts';
import { AdminArea } from './admin-area.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { adminSections, sectionPath } from './admin-sections.ts';

startServer();

beforeEach(() => {
  localStorage.setItem('token', buildToken());
  answer(currentUser, buildUser({ role: 'ADMIN' }));
  answer(listExamTypes, []);
  answer(subjectsWithTopics, []);
  answer(listQuestions, buildQuestionPage([]));
});

const open = (path: string) => renderRoutes([{ path: '/admin/*', element: <AdminArea /> }], path);

test('every room has a tab of its own', () => {
  open('/admin/manage-questions');
  const tabs = within(screen.getByRole('navigation', { name: 'Admin Panel' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual(
    adminSections.map((room) => [room.label, sectionPath(room)]),
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Manage Questions');
  expect(document.title).toBe('Manage Questions · Markwell');
});

test('an unknown tab is the first one', async () => {
  const { router } = open('/admin/nothing-of-the-kind');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(adminSections[0] && sectionPath(adminSections[0]));
  });
});

test('the way back into a room leads to the filters it was left with', () => {
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

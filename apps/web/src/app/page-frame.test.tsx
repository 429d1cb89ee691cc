import { ownMemberships } from '@markwell/shared/classes/classes.contract';
import { submitTest } from '@markwell/shared/mock-tests/mock-tests.contract';
import { ownNotifications } from '@markwell/shared/notifications/notifications.contract';
import { ownStats, undoDeletion } from '@markwell/shared/settings/users.contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ownParents } from '@markwell/shared/parents/parents.contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '../testing/browser.ts';
import { buildStats, buildUser } from '../testing/builders.ts';
import { buildJoinedClass } from '../testing/class-builders.ts';
import { savePendingResult, readPendingResult } from '#modules/mock-tests/running/pending-results.ts';
import { buildResults, buildTest } from '../testing/mock-test-builders.ts';
import { renderRoutes } from '../testing/render.tsx';
import { answer, refuse, startServer } from '../testing/server.ts';
import { stubSystemTheme } from '../testing/system-theme.ts';
import { groupsFor } from './navigation/links.ts';
import { PageFrame } from './page-frame.tsx';
import { RootLayout } from './root-layout.tsx';

startServer();

const routes = [
  {
    element: <RootLayout />,
    children: [
      {
        element: <PageFrame />,
        children: [
          { path: '/', element: <h1>Dashboard</h1>, handle: { frame: true, title: 'Dashboard' } },
          {
            path: '/practice',
            element: <h1>Practice</h1>,
            handle: { frame: true, title: 'Practice Questions' },
          },
          { path: '*', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
  },
];

async function open(person: Parameters<typeof buildUser>[0] = {}, stats = buildStats()) {
  signIn(person);
  answer(ownNotifications, { notifications: [], unreadCount: 2 });
  answer(ownStats, { name: 'Aisha Rahman', stats, week: [] });
  const view = renderRoutes(routes, '/');
  await screen.findByRole('button', { name: 'Your account: Aisha Rahman' });
  return view;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  stubSystemTheme();
  answer(ownParents, { links: [], needsBirthMonth: true, isYoung: false, mayLink: true });
});

test('a planned account deletion is shown on every page and can be cancelled', async () => {
  signIn();
  answer(ownNotifications, { notifications: [], unreadCount: 0 });
  answer(ownStats, {
    name: 'Aisha Rahman',
    stats: buildStats(),
    week: [],
    account: { hasPassword: true, deletionDueAt: '2026-03-13T15:00:00.000Z' },
  });
  answer(undoDeletion, { hasPassword: true, deletionDueAt: null });
  const { user } = renderRoutes(routes, '/practice');
  expect(await screen.findByText('Your account will be deleted on 13 March 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('Your account will not be deleted')).toBeVisible();
  expect(screen.queryByText('Your account will be deleted on 13 March 2026')).not.toBeInTheDocument();
});

describe('the Explore menu', () => {
  const group = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('menuitem')
      .map((item) => [item.textContent.trim(), item.getAttribute('href')]);

  test('has its two groups, which begin with the prescribed links', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Explore' }));
    await screen.findByRole('menu', { name: 'Explore' });
    expect(group('Learning').slice(0, 3)).toEqual([
      ['Practice Questions', '/practice'],
      ['Past Papers', '/past-papers'],
      ['Creative Writing', '/creative-writing'],
    ]);
    expect(group('Tests & Progress').slice(0, 3)).toEqual([
      ['Mock Tests', '/test/setup'],
      ['Rapid-Fire Quiz', '/rapid-fire'],
      ['Achievements', '/achievements'],
    ]);
    expect(screen.queryByText('Administration')).not.toBeInTheDocument();
  });

  test('leads a pupil who is in a class to their assignments, on a phone too', async () => {
    answer(ownMemberships, {
      classes: [{ ...buildJoinedClass(), joinedAt: '2026-03-02T09:00:00.000Z' }],
      invitations: [],
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Explore' }));
    expect(await screen.findByRole('group', { name: 'Classes' })).toBeVisible();
    expect(group('Classes')).toEqual([['Assignments', '/assignments']]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(await menu.findByRole('link', { name: 'Assignments' })).toHaveAttribute('href', '/assignments');
  });

  test.each(['ADMIN', 'SUPER_ADMIN'] as const)('has Administration for %s', async (role) => {
    const { user } = await open({ role });
    await user.click(screen.getByRole('button', { name: 'Explore' }));
    await screen.findByRole('menu', { name: 'Explore' });
    expect(group('Administration')).toEqual([['Admin Panel', '/admin']]);
  });

  test('can be opened and used by keyboard', async () => {
    const { user, router } = await open();
    screen.getByRole('button', { name: 'Explore' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Practice Questions' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(router.state.location.pathname).toBe('/past-papers');
  });
});

test('the direct links lead to their pages', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Practice', '/practice'],
    ['Mock Tests', '/test/setup'],
    ['Rapid-Fire', '/rapid-fire'],
    ['Achievements', '/achievements'],
  ]);
  expect(screen.getByRole('link', { name: 'Markwell' })).toHaveAttribute('href', '/');
});

describe('the search box', () => {
  test('opens /search with the typed text, trimmed', async () => {
    const { user, router } = await open();
    // Longer words would be cut in the narrow box.
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search');
    await user.type(screen.getByRole('searchbox'), '  ratio & proportion {Enter}');
    expect(router.state.location.pathname).toBe('/search');
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('ratio & proportion');
  });

  test('ignores a text of only spaces', async () => {
    const { user, router } = await open();
    await user.type(screen.getByRole('searchbox'), '   {Enter}');
    expect(router.state.location.pathname).toBe('/');
  });
});

test('the bell shows the number of unread notifications', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
});

describe('the user menu', () => {
  test('shows initials, name and address, with links to settings and signing out', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Your account: Aisha Rahman' });
    expect(button).toHaveTextContent('AR');
    await user.click(button);
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('Aisha Rahman')).toBeVisible();
    expect(menu.getByText('aisha@example.com')).toBeVisible();
    expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute('href', '/logout');
  });

  test('switches the theme', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Your account/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  });
});

test.each([
  [{ streak: 6, daysSinceLastLogin: 0 }, '6 days'],
  [{ streak: 0, daysSinceLastLogin: 0 }, 'Active today'],
  [{ streak: 0, daysSinceLastLogin: 1 }, 'Active yesterday'],
  [{ streak: 0, daysSinceLastLogin: 4 }, '4 days ago'],
  [{ streak: 0, daysSinceLastLogin: 8 }, 'Welcome back!'],
])('the streak badge for %o shows %s', async (stats, words) => {
  await open({}, buildStats(stats));
  expect(await screen.findByText(words)).toBeVisible();
});

test('there is no streak badge when the statistics cannot be loaded', async () => {
  signIn();
  answer(ownNotifications, { notifications: [], unreadCount: 0 });
  let isRefused = false;
  answer(ownStats, () => {
    isRefused = true;
    return refuse('FORBIDDEN', 'Not now');
  });
  renderRoutes(routes, '/');
  await screen.findByRole('button', { name: /^Your account/ });
  await waitFor(() => expect(isRefused).toBe(true));
  expect(screen.queryByText('Streak:')).not.toBeInTheDocument();
});

test('the slide-out menu has the whole navigation and closes after a choice', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const labels = groupsFor('STUDENT').flatMap(({ links }) => links.map(({ label }) => label));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent.trim())).toEqual(labels);
  await user.click(menu.getByRole('link', { name: 'Practice Questions' }));
  expect(router.state.location.pathname).toBe('/practice');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a new page sets the tab’s title, focuses its heading and is announced', async () => {
  const { user, container } = await open();
  const announcement = () => container.querySelector('[aria-live=polite]')?.textContent;
  expect(document.title).toBe('Dashboard · Markwell');
  expect(announcement()).toBe('');
  await user.click(screen.getByRole('link', { name: 'Practice' }));
  expect(document.title).toBe('Practice Questions · Markwell');
  expect(screen.getByRole('heading', { name: 'Practice' })).toHaveFocus();
  expect(announcement()).toBe('Practice Questions');
});

test.each([
  ['Notifications, 2 unread', 'dialog'],
  ['Your account: Aisha Rahman', 'menu'],
])('what %s has opened while a page was loading stays open', async (button, role) => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole(role)).toBeVisible();
  await act(() => router.navigate('/practice'));
  expect(await screen.findByText('Practice', { selector: 'h1' })).toBeVisible();
  expect(screen.getByRole(role)).toBeVisible();
});

test('a test that was submitted without network is saved from any page', async () => {
  const person = buildUser();
  const finished = buildTest();
  savePendingResult(person.id, {
    test: finished,
    completion: { testId: finished.testId, userAnswers: {}, timeTaken: 90 },
    results: buildResults(finished, []),
    unsavedAnswers: [],
    refusal: null,
  });
  const completed = vi.fn<(testId: string) => void>();
  answer(submitTest, ({ body }) => {
    completed(body.testId);
    return buildResults(finished, []);
  });
  await open(person);
  await waitFor(() => expect(readPendingResult(person.id, finished.testId)).toBeNull());
  expect(completed).toHaveBeenCalledExactlyOnceWith(finished.testId);
});

test('the first link for the keyboard skips the navigation', async () => {
  const { user } = await open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('staff who will need an authenticator app see the day on every page', async () => {
  await open({ role: 'TEACHER', secondFactorDueOn: '2026-12-12' });
  expect(await screen.findByText('From 12 December 2026 you need a code to sign in')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/settings#sign-in-codes');
});

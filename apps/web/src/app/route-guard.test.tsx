import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import { adminRoles } from '@markwell/shared/vocabulary/roles';
import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../lib/api/client.ts';
import { placeToReturnTo } from '../lib/session/return-place.ts';
import { buildToken, buildUser } from '../testing/builders.ts';
import { renderRoutes } from '../testing/render.tsx';
import { answer, refuse, startServer } from '../testing/server.ts';
import { LogoutPage } from './pages/logout-page.tsx';
import { RouteGuard } from './route-guard.tsx';

startServer();

const routes: RouteObject[] = [
  { path: '/login', element: <h1>Sign in</h1> },
  { path: '/logout', element: <LogoutPage /> },
  {
    element: <RouteGuard />,
    children: [
      { path: '/', element: <h1>Dashboard</h1> },
      { path: '/settings', element: <h1>Settings</h1> },
      { path: '/admin', element: <h1>Admin Panel</h1>, handle: { frame: true, roles: adminRoles } },
      {
        path: '/select-stage',
        element: <h1>Choose a stage</h1>,
        handle: { frame: false, needsNoStage: true },
      },
      { path: '/stages', element: <h1>Stages</h1>, handle: { frame: true } },
    ],
  },
];

const heading = (name: string) => screen.findByRole('heading', { name });

function signIn(user: Parameters<typeof buildUser>[0] = {}) {
  localStorage.setItem('token', buildToken());
  answer(currentUser, buildUser(user));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the guard', () => {
  test('shows a spinner while the session loads', async () => {
    localStorage.setItem('token', buildToken());
    const release = Promise.withResolvers<undefined>();
    answer(currentUser, async () => {
      await release.promise;
      return buildUser();
    });
    renderRoutes(routes, '/settings');
    expect(screen.getByRole('status')).toHaveTextContent('Checking your sign-in…');
    release.resolve(undefined);
    expect(await heading('Settings')).toBeVisible();
  });

  test('sends someone who is not signed in to /login and remembers the place', async () => {
    const { router } = renderRoutes(routes, '/settings?tab=profile');
    expect(await heading('Sign in')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(placeToReturnTo()).toBe('/settings?tab=profile');
  });

  test('forgets the place once someone is in', async () => {
    sessionStorage.setItem('markwell.return-to', '/settings');
    signIn();
    renderRoutes(routes, '/');
    await heading('Dashboard');
    expect(placeToReturnTo()).toBe('/');
  });

  test('sends a session without user data to /logout, which ends it', async () => {
    localStorage.setItem('token', buildToken());
    answer(currentUser, refuse('UNAVAILABLE', 'Away'));
    renderRoutes(routes, '/settings');
    expect(await heading('Sign in')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(placeToReturnTo()).toBe('/');
  });

  test.each(['STUDENT', 'TEACHER', 'ADMIN', 'SUPER_ADMIN'] as const)('lets a %s in', async (role) => {
    signIn({ role });
    renderRoutes(routes, '/settings');
    expect(await heading('Settings')).toBeVisible();
  });

  test.each([
    ['STUDENT', 'Dashboard'],
    ['TEACHER', 'Dashboard'],
    ['ADMIN', 'Admin Panel'],
    ['SUPER_ADMIN', 'Admin Panel'],
  ] as const)('for /admin a %s gets to %s', async (role, page) => {
    signIn({ role });
    renderRoutes(routes, '/admin');
    expect(await heading(page)).toBeVisible();
  });

  test('a parent sees a page that says so, with Sign Out, and goes round no circle', async () => {
    signIn({ role: 'PARENT', currentStageId: null });
    const { user, router } = renderRoutes(routes, '/settings');
    expect(await heading('There is nothing here for a parent account yet')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    expect(await heading('Sign in')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test.each(['/', '/settings', '/stages'])('%s asks for a stage first', async (path) => {
    signIn({ currentStageId: null });
    const { router } = renderRoutes(routes, path);
    expect(await heading('Choose a stage')).toBeVisible();
    expect(router.state.location.pathname).toBe('/select-stage');
  });

  test('a 401 in the middle of things goes to /login and remembers the place', async () => {
    signIn();
    const { queryClient } = renderRoutes(routes, '/settings');
    await heading('Settings');
    answer(currentUser, refuse('UNAUTHENTICATED', 'Your session has ended'));
    await expect(call(currentUser)).rejects.toThrow('Your session has ended');
    expect(await heading('Sign in')).toBeVisible();
    expect(placeToReturnTo()).toBe('/settings');
    await waitFor(() => {
      expect(queryClient.getQueryCache().getAll()).toEqual([]);
    });
  });
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
])('a remembered place outside the product, %s, is never gone to', (path) => {
  sessionStorage.setItem('markwell.return-to', path);
  expect(placeToReturnTo()).toBe('/');
});

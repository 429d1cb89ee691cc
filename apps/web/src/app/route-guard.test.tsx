import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { adminRoles, adultRoles } from '@markwell/shared/accounts/roles.vocabulary';
import { act, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answersStorageKey, createAnswerStore } from '#modules/mock-tests/running/answer-store.ts';
import { saveNewTest } from '#modules/mock-tests/running/saved-test.ts';
import { call } from '../lib/api/client.ts';
import { useAuth } from '../lib/session/auth-context.ts';
import { readReturnPath } from '../lib/session/return-path.ts';
import { signIn } from '../testing/browser.ts';
import { buildToken, buildUser } from '../testing/builders.ts';
import { renderRoutes } from '../testing/render.tsx';
import { buildTest } from '../testing/mock-test-builders.ts';
import { answer, refuse, startServer } from '../testing/server.ts';
import { LogoutPage } from './pages/logout-page.tsx';
import { RouteGuard } from './route-guard.tsx';

startServer();

function OwnTest() {
  return <h1>Test of {useAuth().user?.email}</h1>;
}

const routes: RouteObject[] = [
  { path: '/login', element: <h1>Sign in</h1> },
  { path: '/logout', element: <LogoutPage /> },
  {
    element: <RouteGuard />,
    children: [
      { path: '/', element: <h1>Dashboard</h1> },
      { path: '/settings', element: <h1>Settings</h1> },
      { path: '/classes', element: <h1>Classes</h1> },
      { path: '/children', element: <h1>Your children</h1>, handle: { frame: true, roles: adultRoles } },
      { path: '/admin', element: <h1>Admin Panel</h1>, handle: { frame: true, roles: adminRoles } },
      {
        path: '/select-stage',
        element: <h1>Choose a stage</h1>,
        handle: { frame: false, needsNoStage: true },
      },
      {
        path: '/test/active',
        element: <OwnTest />,
        handle: { frame: false, worksOffline: true },
      },
      { path: '/stages', element: <h1>Stages</h1>, handle: { frame: true } },
    ],
  },
];

const heading = (name: string) => screen.findByRole('heading', { name });

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

  test('loads the data of the page while the session loads, and for whom the page is', async () => {
    const preloaded: string[] = [];
    const preload = (_: unknown, userId: string) => {
      preloaded.push(userId);
      return Promise.resolve();
    };
    const handle = { frame: true, roles: adminRoles, preload };
    const guarded: RouteObject[] = [
      { element: <RouteGuard />, children: [{ path: '/', element: <h1>Dashboard</h1>, handle }] },
    ];
    const release = Promise.withResolvers<undefined>();
    answer(currentUser, async () => {
      await release.promise;
      return buildUser({ role: 'ADMIN' });
    });
    localStorage.setItem('token', buildToken({ id: 'pupil', email: 'pupil@example.com', role: 'STUDENT' }));
    renderRoutes(guarded, '/').unmount();
    localStorage.setItem('token', buildToken({ id: 'admin', email: 'admin@example.com', role: 'ADMIN' }));
    renderRoutes(guarded, '/');
    expect(preloaded).toEqual(['admin']);
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).not.toBeInTheDocument();
    release.resolve(undefined);
    expect(await heading('Dashboard')).toBeVisible();
  });

  test('sends a signed-out user to /login and remembers the page', async () => {
    const { router } = renderRoutes(routes, '/settings?tab=profile');
    expect(await heading('Sign in')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(readReturnPath()).toBe('/settings?tab=profile');
  });

  test('forgets the page after signing in', async () => {
    sessionStorage.setItem('markwell.return-to', '/settings');
    signIn();
    renderRoutes(routes, '/');
    await heading('Dashboard');
    // An effect forgets it, after the page appears.
    await waitFor(() => expect(readReturnPath()).toBe('/'));
  });

  test.each(['STUDENT', 'TEACHER', 'ADMIN', 'SUPER_ADMIN'] as const)('allows a %s', async (role) => {
    signIn({ role });
    renderRoutes(routes, '/settings');
    expect(await heading('Settings')).toBeVisible();
  });

  test.each([
    ['STUDENT', 'Dashboard'],
    // A teacher's home is their classes.
    ['TEACHER', 'Classes'],
    ['ADMIN', 'Admin Panel'],
    ['SUPER_ADMIN', 'Admin Panel'],
  ] as const)('for /admin a %s is sent to %s', async (role, page) => {
    signIn({ role });
    renderRoutes(routes, '/admin');
    expect(await heading(page)).toBeVisible();
  });

  test.each(['/', '/stages', '/select-stage'])('a parent who opens %s sees the children', async (path) => {
    signIn({ role: 'PARENT', currentStageId: null });
    const { router } = renderRoutes(routes, path);
    expect(await heading('Your children')).toBeVisible();
    expect(router.state.location.pathname).toBe('/children');
  });

  test('a role without pages sees the no-access page with Sign Out, without a redirect loop', async () => {
    signIn({ role: 'USER' as 'STUDENT', currentStageId: null });
    const { user, router } = renderRoutes(routes, '/settings');
    expect(await heading('There is nothing here for this kind of account yet')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    expect(await heading('Sign in')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test.each(['/', '/settings', '/stages'])('%s requires a stage first', async (path) => {
    signIn({ currentStageId: null });
    const { router } = renderRoutes(routes, path);
    expect(await heading('Choose a stage')).toBeVisible();
    expect(router.state.location.pathname).toBe('/select-stage');
  });

  test('a 401 on an open page leads to /login and remembers the page', async () => {
    signIn();
    const { queryClient } = renderRoutes(routes, '/settings');
    await heading('Settings');
    answer(currentUser, refuse('UNAUTHENTICATED', 'Your session has ended'));
    await expect(call(currentUser)).rejects.toThrow('Your session has ended');
    expect(await heading('Sign in')).toBeVisible();
    expect(readReturnPath()).toBe('/settings');
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  });
});

describe('while the server cannot be reached', () => {
  const notice = () => screen.findByRole('heading', { name: 'We cannot reach Markwell' });

  async function startWithoutServer() {
    const token = buildToken();
    localStorage.setItem('token', token);
    answer(currentUser, refuse('UNAVAILABLE', 'Away'));
    const view = renderRoutes(routes, {
      pathname: '/settings',
      search: '?tab=profile',
      state: { from: 'here' },
    });
    await notice();
    // Its effects, which listen for the return of the network and the tab, may run after it is shown.
    await act(() => Promise.resolve());
    return { ...view, token };
  }

  test('the session and the page are kept, and Try Again opens the page', async () => {
    const { user, router, token } = await startWithoutServer();
    expect(localStorage.getItem('token')).toBe(token);
    answer(currentUser, buildUser());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Settings')).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/settings',
      search: '?tab=profile',
      state: { from: 'here' },
    });
  });

  test('the page opens automatically once the server is back', async () => {
    await startWithoutServer();
    answer(currentUser, buildUser());
    expect(await heading('Settings')).toBeVisible();
  });

  test.each([
    ['the network', () => dispatchEvent(new Event('online'))],
    ['the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('retries immediately when %s comes back', async (_, comeBack) => {
    await startWithoutServer();
    let requests = 0;
    answer(currentUser, () => {
      requests += 1;
      return buildUser();
    });
    act(() => {
      comeBack();
    });
    expect(screen.getByRole('button', { name: 'Try Again' })).toHaveAttribute('aria-busy', 'true');
    expect(await heading('Settings')).toBeVisible();
    expect(requests).toBe(1);
  });

  test('Sign Out signs out on this device', async () => {
    const { user } = await startWithoutServer();
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    expect(await heading('Sign in')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  describe('with a test on this device', () => {
    const aisha = { id: 'aisha', email: 'aisha@example.com', role: 'STUDENT' };
    const running = buildTest();

    function startAt(path: string) {
      localStorage.setItem('token', buildToken(aisha));
      answer(currentUser, refuse('UNAVAILABLE', 'Away'));
      return renderRoutes(routes, path);
    }

    test('the test opens for whom the token names, and stays when the server is back', async () => {
      startAt('/test/active');
      const shown = await heading('Test of aisha@example.com');
      answer(currentUser, buildUser({ email: 'aisha.k@example.com' }));
      act(() => {
        dispatchEvent(new Event('online'));
      });
      expect(await heading('Test of aisha.k@example.com')).toBe(shown);
    });

    test('any other page leads to it', async () => {
      saveNewTest('aisha', running, Date.now());
      const { user } = startAt('/settings');
      await user.click(await screen.findByRole('link', { name: 'Continue the test' }));
      expect(await heading('Test of aisha@example.com')).toBeVisible();
    });

    test('signing out asks first when answers are not sent yet, and keeps them', async () => {
      createAnswerStore({ userId: 'aisha', testId: running.testId, clock: Date.now }).choose('q1', 'A');
      const { user, router } = startAt('/settings');
      await user.click(await screen.findByRole('link', { name: 'Sign Out' }));
      const question = () => heading('Some of your answers are not sent yet');
      await question();
      await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
      await notice();
      expect(localStorage.getItem('token')).not.toBeNull();
      await act(() => router.navigate('/logout'));
      await question();
      await user.click(screen.getByRole('button', { name: 'Sign Out' }));
      expect(await heading('Sign in')).toBeVisible();
      expect(localStorage.getItem('token')).toBeNull();
      expect(localStorage.getItem(answersStorageKey('aisha', running.testId))).toContain('"A"');
    });
  });

  test('a 401 after that ends the session and remembers the page', async () => {
    const { user } = await startWithoutServer();
    answer(currentUser, refuse('UNAUTHENTICATED', 'Your session has ended'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Sign in')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(readReturnPath()).toBe('/settings?tab=profile');
  });

  test('signing out in another tab signs out here', async () => {
    await startWithoutServer();
    localStorage.removeItem('token');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    expect(await heading('Sign in')).toBeVisible();
  });

  test('a signed-in user stays signed in', async () => {
    signIn();
    renderRoutes(routes, '/settings');
    await heading('Settings');
    answer(currentUser, refuse('UNAVAILABLE', 'Away'));
    await expect(call(currentUser)).rejects.toThrow('Away');
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
])('a remembered address outside the application, %s, is never opened', (path) => {
  sessionStorage.setItem('markwell.return-to', path);
  expect(readReturnPath()).toBe('/');
});

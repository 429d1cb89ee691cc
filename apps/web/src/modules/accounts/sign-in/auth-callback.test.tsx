import { currentUser, enterCode } from '@markwell/shared/accounts/auth.contract';
import { signInMethods } from '@markwell/shared/accounts/google.contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildToken, buildUser } from '#testing/builders.ts';
import { renderRoutes } from '#testing/render.tsx';
import { answer, handle, recordBodies, refuse, startServer } from '#testing/server.ts';
import { authRoutes } from './auth.routes.tsx';

startServer(handle(signInMethods, () => ({ google: true })));

const routes = [
  ...authRoutes,
  { path: '/', element: <h1>Dashboard</h1> },
  { path: '/test/setup', element: <h1>Setup</h1> },
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The return of a sign-in that this tab began. */
function ownReturn(parameters: Record<string, string>): string {
  sessionStorage.setItem('markwell.google-sign-in', 'begun-here');
  return `/auth/callback?${new URLSearchParams({ ...parameters, nonce: 'begun-here' }).toString()}`;
}

describe('the return from a federated sign-in', () => {
  test('signs in, takes the token out of the address and goes to the return path', async () => {
    sessionStorage.setItem('markwell.return-to', '/test/setup');
    const token = buildToken({ id: 'u1', email: 'a@example.com' });
    const replaced = vi.spyOn(history, 'replaceState');
    answer(currentUser, buildUser());
    renderRoutes(routes, ownReturn({ token }));
    expect(screen.getByRole('heading', { name: 'Signing you in' })).toBeVisible();
    expect(replaced).toHaveBeenCalledWith(history.state, '', location.pathname);
    expect(await screen.findByRole('heading', { name: 'Setup' })).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
  });

  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
  ])('never goes to %j', async (address) => {
    sessionStorage.setItem('markwell.return-to', address);
    answer(currentUser, buildUser());
    renderRoutes(routes, ownReturn({ token: buildToken({ id: 'u1', email: 'a@example.com' }) }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('refuses a token without a user', async () => {
    renderRoutes(routes, ownReturn({ token: buildToken() }));
    expect(await screen.findByText('Invalid login token. Please try again.')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('without a token', async () => {
    const { router } = renderRoutes(routes, '/auth/callback');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(router.state.location.search).toBe('?error=no_token_provided');
  });

  test('shows that the server refuses the token', async () => {
    answer(currentUser, refuse('UNAUTHENTICATED', 'No'));
    const token = buildToken({ id: 'u1', email: 'a@example.com' });
    const { router } = renderRoutes(routes, ownReturn({ token }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(router.state.location.search).toBe('?error=authentication_failed');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test.each([
    ['without a nonce', ''],
    ['with another nonce', '&nonce=somebody-elses'],
  ])('someone else’s link %s does not replace the session', async (_, parameter) => {
    signIn();
    const mine = localStorage.getItem('token');
    sessionStorage.setItem('markwell.google-sign-in', 'begun-here');
    const token = buildToken({ id: 'attacker', email: 'attacker@example.com' });
    renderRoutes(routes, `/auth/callback?token=${token}${parameter}`);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(await screen.findByText(/was started in another tab/)).toBeVisible();
    expect(localStorage.getItem('token')).toBe(mine);
  });

  test('a return works once', async () => {
    answer(currentUser, buildUser());
    const address = ownReturn({ token: buildToken({ id: 'u1', email: 'a@example.com' }) });
    renderRoutes(routes, address);
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(sessionStorage.getItem('markwell.google-sign-in')).toBeNull();
  });

  test('asks staff for a code', async () => {
    const token = buildToken({ id: 'u1', email: 'a@example.com' });
    const sent = recordBodies(enterCode, { token, user: buildUser() });
    answer(currentUser, buildUser());
    const { user } = renderRoutes(routes, ownReturn({ challenge: 'a challenge' }));
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toHaveFocus();
    await user.type(screen.getByLabelText('Code from your app'), '123 456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ challenge: 'a challenge', code: '123456' });
  });
});

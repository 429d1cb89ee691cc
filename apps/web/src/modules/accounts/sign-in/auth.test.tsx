import { resendLink } from '@markwell/shared/registration/account.contract';
import { currentUser, enterCode, login } from '@markwell/shared/accounts/auth.contract';
import { signInFailures, signInMethods } from '@markwell/shared/accounts/google.contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildToken, buildUser } from '#testing/builders.ts';
import { renderRoutes } from '#testing/render.tsx';
import {
  answer,
  failWithNetworkError,
  handle,
  recordBodies,
  refuse,
  refuseField,
  startServer,
} from '#testing/server.ts';
import { authRoutes } from './auth.routes.tsx';

startServer(handle(signInMethods, () => ({ google: true })));

const routes = [
  ...authRoutes,
  { path: '/', element: <h1>Dashboard</h1> },
  { path: '/test/setup', element: <h1>Setup</h1> },
  { path: '/forgot-password', element: <h1>Forgot password</h1> },
  { path: '/sign-up', element: <h1>Sign up</h1> },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function openLogin(at = '/login') {
  const view = renderRoutes(routes, at);
  await screen.findByRole('heading', { name: 'Sign in' });
  return view;
}

async function fillIn(user: Awaited<ReturnType<typeof openLogin>>['user'], password = 'secret') {
  await user.type(screen.getByLabelText('E-mail'), ' Aisha@Example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('the sign-in screen', () => {
  test('signs in, remembers when asked to, and opens the dashboard', async () => {
    const token = buildToken();
    const sent = recordBodies(login, { token, user: buildUser() });
    const { user } = await openLogin();
    await user.click(screen.getByRole('checkbox', { name: /Remember me/ }));
    await fillIn(user);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ email: 'aisha@example.com', password: 'secret', rememberMe: true });
    expect(localStorage.getItem('token')).toBe(token);
  });

  test('says what the website is for', async () => {
    await openLogin();
    expect(
      screen.getByText(
        (_, element) =>
          element?.tagName === 'P' &&
          /^Practise for the 11\+, GCSEs and A-Levels .* see how you improve\.$/u.test(element.textContent),
      ),
    ).toBeVisible();
  });

  test('stores what makes this browser known, and sends it with the next sign-in', async () => {
    const sent = recordBodies(login, { token: buildToken(), user: buildUser(), knownBrowser: 'known' });
    const { user, unmount } = await openLogin();
    await fillIn(user);
    await screen.findByRole('heading', { name: 'Dashboard' });
    unmount();
    localStorage.removeItem('token');
    const again = await openLogin();
    await fillIn(again.user);
    await screen.findByRole('heading', { name: 'Dashboard' });
    const body = { email: 'aisha@example.com', password: 'secret', rememberMe: false };
    expect(sent.mock.calls).toEqual([[body], [{ ...body, knownBrowser: 'known' }]]);
  });

  test('asks staff for a code, shows that it is wrong, and takes a recovery code instead', async () => {
    answer(login, { challenge: 'a challenge' });
    answer(enterCode, refuseField('RULE_BROKEN', 'code', 'This code is not right'));
    const { user } = await openLogin();
    await fillIn(user);
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toHaveFocus();
    await user.type(screen.getByLabelText('Code from your app'), '000000{Enter}');
    await waitFor(() => {
      expect(screen.getByLabelText('Code from your app')).toHaveAccessibleDescription(
        'This code is not right',
      );
    });
    expect(localStorage.getItem('token')).toBeNull();

    const token = buildToken({ id: 'u1', email: 'a@example.com' });
    const sent = recordBodies(enterCode, { token, user: buildUser() });
    answer(currentUser, buildUser());
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    expect(screen.getByText(/a super-administrator can reset your sign-in codes/)).toBeVisible();
    await user.keyboard('abcd-efgh-jklm-npqr{Enter}');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ challenge: 'a challenge', code: 'ABCDEFGHJKLMNPQR' });
  });

  test('returns to the remembered page', async () => {
    sessionStorage.setItem('markwell.return-to', '/test/setup');
    answer(login, { token: buildToken(), user: buildUser() });
    const { user } = await openLogin();
    await fillIn(user);
    expect(await screen.findByRole('heading', { name: 'Setup' })).toBeVisible();
  });

  test('shows a refusal with the server’s message and keeps the input', async () => {
    answer(login, refuse('INVALID_CREDENTIALS', 'This e-mail address and password do not match'));
    const { user, router } = await openLogin();
    await fillIn(user, 'wrong');
    expect(await screen.findByText('This e-mail address and password do not match')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  test.each(['EMAIL_NOT_VERIFIED', 'PARENT_NOT_CONFIRMED'] as const)(
    '%s offers to send the link again, and a wrong password does not',
    async (code) => {
      const sent = recordBodies(resendLink, {});
      answer(login, refuse(code, 'Please check your e-mail first.'));
      const { user } = await openLogin();
      await fillIn(user);
      await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
      expect(await screen.findByText(/^Sent again/)).toBeVisible();
      expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'aisha@example.com' });
      answer(login, refuse('INVALID_CREDENTIALS', 'Incorrect e-mail or password'));
      await user.click(screen.getByRole('button', { name: 'Sign In' }));
      await screen.findByText('Incorrect e-mail or password');
      expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
    },
  );

  test.each([
    ['a refusal without a message', () => answer(login, refuse('INVALID_CREDENTIALS', '')), 'Login failed'],
    ['no reply', () => failWithNetworkError(login), 'Login failed. Please try again.'],
  ])('%s has a message', async (_, fail, message) => {
    fail();
    const { user } = await openLogin();
    await fillIn(user);
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('asks for what is missing and sends nothing', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter your e-mail address');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    await user.type(screen.getByLabelText('E-mail'), 'aisha');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Please enter a valid e-mail address',
    );
  });

  test('shows and hides the password', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  test('Continue with Google opens the API, and the return path stays remembered', async () => {
    sessionStorage.setItem('markwell.return-to', '/test/setup');
    await openLogin();
    const link = await screen.findByRole('link', { name: 'Continue with Google' });
    expect(link).toHaveAttribute('href', '/api/auth/google');
    link.addEventListener('click', (event) => {
      event.preventDefault(); // jsdom cannot leave the page
    });
    link.click();
    const nonce = sessionStorage.getItem('markwell.google-sign-in') ?? '';
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(link).toHaveAttribute('href', `/api/auth/google?nonce=${nonce}`);
    expect(sessionStorage.getItem('markwell.return-to')).toBe('/test/setup');
  });

  test('says that Google sign-in is not set up', async () => {
    answer(signInMethods, { google: false });
    await openLogin();
    await screen.findByText('Google sign-in is not set up here.');
    const button = screen.getByRole('button', { name: 'Continue with Google' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Google sign-in is not set up here.');
  });

  test('allows Google when the server does not say whether it is set up', async () => {
    failWithNetworkError(signInMethods);
    await openLogin();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
    expect(await screen.findByRole('link', { name: 'Continue with Google' })).toBeVisible();
  });

  test.each([
    ['Forgot password?', 'Forgot password'],
    ['Sign up', 'Sign up'],
  ])('%s leads to its own page', async (link, title) => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('link', { name: link }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  test.each([
    ['authentication_failed', 'Signing in with Google did not work. Please try again.'],
    ['no_token_provided', 'Google did not send your details. Please try again.'],
    ['access_denied', 'Signing in with Google was cancelled. Please try again.'],
    ['email_not_verified', /^Google has not checked your e-mail address yet/],
    ['account_deactivated', 'This account has been switched off'],
    ['google_not_set_up', 'Google sign-in is not set up here.'],
    ['<b>odd</b>', 'Login failed. Please try again.'],
  ])('explains ?error=%s', async (code, words) => {
    await openLogin(`/login?error=${encodeURIComponent(code)}`);
    expect(screen.getByText(words, { selector: '[role=alert] *' })).toBeVisible();
  });

  test.each(signInFailures)('%s has its own message', async (code) => {
    await openLogin(`/login?error=${code}`);
    expect(screen.queryByText(/^Login failed/)).not.toBeInTheDocument();
  });

  test('clears an earlier failure when a new attempt starts', async () => {
    answer(login, { token: buildToken(), user: buildUser() });
    const { user } = await openLogin('/login?error=access_denied');
    await fillIn(user);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(screen.queryByText(/was cancelled/)).not.toBeInTheDocument();
  });

  test('a second sign-in that fails keeps the first session and shows the error on the page', async () => {
    sessionStorage.setItem('markwell.return-to', '/test/setup');
    signIn();
    renderRoutes(routes, '/login?error=access_denied');
    expect(await screen.findByRole('heading', { name: 'Setup' })).toBeVisible();
    expect(await screen.findByText(/^Signing in with Google was cancelled/)).toBeVisible();
  });

  test('redirects a signed-in user to the dashboard', async () => {
    signIn();
    renderRoutes(routes, '/login');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

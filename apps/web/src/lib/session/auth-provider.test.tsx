import { currentUser, login } from '@markwell/shared/accounts/auth.contract';
import { signOut } from '@markwell/shared/accounts/sessions.contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildToken, buildUser } from '../../testing/builders.ts';
import { answer, failWithNetworkError, refuse, startServer } from '../../testing/server.ts';
import { call } from '../api/client.ts';
import { createQueryClient } from '../query/query-client.ts';
import { useAuth, type Auth } from './auth-context.ts';
import { AuthProvider } from './auth-provider.tsx';

startServer();
const goTo = vi.fn();
const warn = vi.spyOn(console, 'warn');

/** Exposes the session before its text is rendered: a passive effect could run later. */
function Probe({ onSession }: { onSession: (auth: Auth) => void }) {
  const auth = useAuth();
  useLayoutEffect(() => {
    onSession(auth);
  });
  return <p>{auth.loading ? 'loading' : (auth.user?.email ?? 'nobody')}</p>;
}

function start() {
  const queryClient = createQueryClient(() => 0);
  let latest: Auth | undefined;
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider goTo={goTo}>
        <Probe
          onSession={(auth) => {
            latest = auth;
          }}
        />
      </AuthProvider>
    </QueryClientProvider>,
  );
  function auth(): Auth {
    if (!latest) throw new Error('the session has not been rendered');
    return latest;
  }
  return { auth, unmount, queryClient };
}

beforeEach(() => {
  localStorage.clear();
  goTo.mockClear();
  warn.mockReset().mockImplementation(() => undefined);
});

describe('session restore', () => {
  test('without a stored token no user is signed in', async () => {
    const { auth } = start();
    expect(await screen.findByText('nobody')).toBeVisible();
    expect(auth()).toMatchObject({ token: null, isAuthenticated: false });
  });

  test.each([
    ['two segments', 'one.two', 'Invalid token format'],
    ['no JSON', 'a.%%%.c', 'Invalid token payload'],
    ['no expiry', `a.${btoa('{"id":1}')}.c`, 'Invalid token payload structure'],
    ['expired', buildToken({}, -60), 'Token expired'],
  ])('a stored token with %s is removed', async (_, token, reason) => {
    localStorage.setItem('token', token);
    start();
    expect(await screen.findByText('nobody')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(warn).toHaveBeenCalledWith(reason);
  });

  test('a valid token restores the user and is kept', async () => {
    const token = buildToken();
    const user = buildUser();
    localStorage.setItem('token', token);
    answer(currentUser, ({ headers }) =>
      headers.get('authorization') === `Bearer ${token}` ? user : refuse('UNAUTHENTICATED', 'No'),
    );
    start();
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText(user.email)).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
  });

  test('fields that the server omits have defaults', async () => {
    localStorage.setItem('token', buildToken());
    answer(currentUser, { id: 'u1', email: 'a@example.com' } as never);
    const { auth } = start();
    await screen.findByText('a@example.com');
    expect(auth().user).toEqual({
      id: 'u1',
      email: 'a@example.com',
      name: '',
      role: 'USER',
      currentStageId: null,
      currentExamBoardId: null,
      isExamBoardUnknown: false,
    });
  });

  test.each([
    ['a 401', refuse('UNAUTHENTICATED', 'Please sign in'), 'Invalid token'],
    ['user data without an id', { email: 'a@example.com' } as never, 'Invalid user data received'],
  ])('%s removes the token', async (_, reply, reason) => {
    localStorage.setItem('token', buildToken());
    answer(currentUser, reply);
    start();
    await screen.findByText('nobody');
    expect(localStorage.getItem('token')).toBeNull();
    expect(warn).toHaveBeenCalledWith(reason);
  });

  test('another error is only logged, and the token stays', async () => {
    localStorage.setItem('token', buildToken());
    answer(currentUser, refuse('UNAVAILABLE', 'Away'));
    const { auth } = start();
    await screen.findByText('nobody');
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(auth().isAuthenticated).toBe(true);
    expect(warn).toHaveBeenCalledWith('Auth check failed', 503);
  });

  test('a server that is still starting is asked again', async () => {
    localStorage.setItem('token', buildToken());
    let requested = 0;
    const user = buildUser();
    answer(currentUser, () => (++requested < 2 ? refuse('UNAVAILABLE', 'Away') : user));
    start();
    expect(await screen.findByText(user.email)).toBeVisible();
  });

  test('a missing reply is only logged, the token stays, and asking again restores the user', async () => {
    localStorage.setItem('token', buildToken());
    failWithNetworkError(currentUser);
    const { auth } = start();
    await screen.findByText('nobody');
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(auth().isAuthenticated).toBe(true);
    expect(warn).toHaveBeenCalledWith('Auth check failed', 'Network Error');
    const user = buildUser();
    answer(currentUser, user);
    await act(() => auth().checkAgain());
    expect(screen.getByText(user.email)).toBeVisible();
  });

  test('a token that has expired since is removed at the next check', async () => {
    localStorage.setItem('token', buildToken());
    failWithNetworkError(currentUser);
    const { auth } = start();
    await screen.findByText('nobody');
    localStorage.setItem('token', buildToken({}, -1));
    await act(() => auth().checkAgain());
    expect(auth().isAuthenticated).toBe(false);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a reply after signing out does not restore the user', async () => {
    localStorage.setItem('token', buildToken());
    failWithNetworkError(currentUser);
    const { auth } = start();
    await screen.findByText('nobody');
    const release = Promise.withResolvers<undefined>();
    answer(currentUser, async () => {
      await release.promise;
      return buildUser();
    });
    let checked = Promise.resolve();
    act(() => {
      checked = auth().checkAgain();
      auth().logout();
    });
    release.resolve(undefined);
    await act(() => checked);
    expect(auth()).toMatchObject({ token: null, user: null });
  });

  test('is abandoned when the provider unmounts, and its failure does not remove the token', async () => {
    const token = buildToken();
    localStorage.setItem('token', token);
    const requested = Promise.withResolvers<undefined>();
    const release = Promise.withResolvers<undefined>();
    answer(currentUser, async () => {
      requested.resolve(undefined);
      await release.promise;
      return { email: 'a@example.com' } as never;
    });
    const { unmount, queryClient } = start();
    await requested.promise;
    unmount();
    release.resolve(undefined);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(localStorage.getItem('token')).toBe(token);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('signing in and out', () => {
  const credentials = { email: 'aisha@example.com', password: 'secret' };

  test('stores the token and the user', async () => {
    const token = buildToken();
    const user = buildUser();
    answer(login, { token, user });
    const { auth } = start();
    await screen.findByText('nobody');
    await act(() => auth().login(credentials));
    expect(screen.getByText(user.email)).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
    expect(auth().needsStageSelection).toBe(false);
  });

  test('a failed sign-in leaves no user signed in and throws the reason', async () => {
    answer(login, refuse('INVALID_CREDENTIALS', 'Wrong e-mail address or password'));
    const { auth } = start();
    await screen.findByText('nobody');
    await act(() => expect(auth().login(credentials)).rejects.toThrow('Wrong e-mail address or password'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(goTo).not.toHaveBeenCalled();
  });

  test('a new token that is expired by this device’s clock names the clock', async () => {
    answer(login, { token: buildToken({}, -60), user: buildUser() });
    const { auth } = start();
    await screen.findByText('nobody');
    await act(() => expect(auth().login(credentials)).rejects.toThrow('The clock of this device is wrong'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a malformed token is rejected', async () => {
    answer(login, { token: 'nonsense', user: buildUser() });
    const { auth } = start();
    await screen.findByText('nobody');
    await act(() => expect(auth().login(credentials)).rejects.toThrow('Invalid token format'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a federated token without id and e-mail is rejected', async () => {
    const { auth } = start();
    await screen.findByText('nobody');
    const token = buildToken({ id: 'u1' });
    await act(() =>
      expect(auth().signInWithToken(token)).rejects.toThrow('Invalid login token. Please try again.'),
    );
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a federated token signs in; a missing role is STUDENT', async () => {
    const token = buildToken({ id: 'u1', email: 'a@example.com' });
    answer(currentUser, { id: 'u1', email: 'a@example.com' } as never);
    const { auth } = start();
    await screen.findByText('nobody');
    await act(() => auth().signInWithToken(token));
    expect(auth().user?.role).toBe('STUDENT');
    expect(localStorage.getItem('token')).toBe(token);
  });

  async function signIn() {
    localStorage.setItem('token', buildToken());
    const user = buildUser();
    answer(currentUser, user);
    const started = start();
    await screen.findByText(user.email);
    return started;
  }

  test('logout ends the session on the server, removes the token and goes to /login', async () => {
    const { auth } = await signIn();
    const sent = `Bearer ${localStorage.getItem('token') ?? ''}`;
    const ended = vi.fn();
    answer(signOut, ({ headers }) => {
      ended(headers.get('Authorization'));
      return {};
    });
    act(() => auth().logout());
    expect(screen.getByText('nobody')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(goTo).toHaveBeenCalledWith('/login');
    await waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith(sent));
  });

  test('a 401 on any request ends the session', async () => {
    await signIn();
    answer(currentUser, refuse('UNAUTHENTICATED', 'Expired'));
    await act(() => expect(call(currentUser)).rejects.toThrow('Expired'));
    expect(screen.getByText('nobody')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('signing out in another tab signs out here', async () => {
    await signIn();
    localStorage.removeItem('token');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    expect(await screen.findByText('nobody')).toBeVisible();
  });
});

test('useAuth outside its provider throws an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Probe onSession={vi.fn()} />)).toThrow('useAuth must be used within an AuthProvider');
});

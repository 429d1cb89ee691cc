import { login as loginEndpoint, type LoginInput } from '@markwell/shared/accounts/auth.contract';
import { signOut } from '@markwell/shared/accounts/sessions.contract';
import { checkToken } from '@markwell/shared/accounts/session-token';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { call, onSecondFactorRequired, onSignedOut } from '../api/client.ts';
import { AuthContext, type Auth, type Session } from './auth-context.ts';
import { InvalidTokenError, WrongClockError } from './invalid-token-error.ts';
import { fetchCurrentUser, restoreSession } from './restore-session.ts';
import { knownBrowser } from './known-browser.ts';
import { applyArrangement } from './page-arrangement.ts';
import { userOfToken, type SessionUser } from './session-user.ts';
import { tokenStore } from './token-store.ts';

const signedOut: Session = { token: null, user: null, loading: false };

interface AuthProviderProps {
  /** Navigates to another page. */
  goTo: (path: string) => void;
  children: ReactNode;
}

/** Holds the session, in sync with the stored token and with other tabs. */
export function AuthProvider({ goTo, children }: AuthProviderProps) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState<Session>(() => ({
    token: tokenStore.read(),
    user: null,
    loading: true,
  }));
  const restoring = useRef<AbortController>(undefined);

  /** Checks the stored token, and asks the server for its user. */
  const restore = useCallback((): Promise<void> => {
    const abandon = new AbortController();
    restoring.current?.abort();
    restoring.current = abandon;
    return restoreSession(queryClient, abandon.signal).then((restored) => {
      if (!abandon.signal.aborted) setSession(restored);
    });
  }, [queryClient]);

  useEffect(() => {
    void restore();
    return () => restoring.current?.abort();
  }, [restore]);

  const clear = useCallback(() => {
    restoring.current?.abort(); // a reply about the former session must not restore it
    tokenStore.remove();
    setSession(signedOut);
    queryClient.clear(); // the next user must not see the former user's cached data
  }, [queryClient]);

  useEffect(() => onSignedOut(clear), [clear]);
  useEffect(() => onSecondFactorRequired(() => void restore()), [restore]);
  useEffect(
    () =>
      tokenStore.onChange(() => {
        queryClient.clear();
        setSession((now) => ({ ...now, loading: true }));
        void restore();
      }),
    [queryClient, restore],
  );

  const login = useCallback(
    async (input: LoginInput) => {
      try {
        const known = knownBrowser.read();
        const body = { ...input, ...(known !== undefined && { knownBrowser: known }) };
        const reply = await call(loginEndpoint, { body });
        if ('challenge' in reply) return reply.challenge;
        const check = checkToken(reply.token, Date.now());
        // The server has just made it.
        if (!check.valid && check.reason === 'Token expired') throw new WrongClockError();
        if (!check.valid) throw new Error(check.reason);
        knownBrowser.write(reply.knownBrowser);
        enter(reply.token, reply.user);
        return undefined;
      } catch (error) {
        clear();
        throw error;
      }
      function enter(token: string, user: SessionUser) {
        restoring.current?.abort();
        queryClient.clear();
        tokenStore.write(token);
        setSession({ token, user, loading: false });
      }
    },
    [clear, queryClient],
  );

  const signInWithToken = useCallback(
    async (token: string) => {
      const check = checkToken(token, Date.now());
      if (!check.valid && check.reason === 'Token expired') throw new WrongClockError();
      const claimed = check.valid ? userOfToken(check.payload) : null;
      if (!claimed) throw new InvalidTokenError();
      try {
        restoring.current?.abort();
        queryClient.clear();
        tokenStore.write(token);
        const current = await fetchCurrentUser(queryClient);
        const user = current.role === 'USER' ? { ...current, role: claimed.role } : current;
        setSession({ token, user, loading: false });
        return user;
      } catch (error) {
        clear();
        throw error;
      }
    },
    [clear, queryClient],
  );

  const renewToken = useCallback((token: string) => {
    tokenStore.write(token);
    setSession((now) => ({ ...now, token }));
  }, []);

  const logout = useCallback(() => {
    // The token is read before it is removed. Without a network the session ends when it expires.
    if (tokenStore.read()) void call(signOut).catch(() => undefined);
    clear();
    goTo('/login');
  }, [clear, goTo]);

  const updateUser = useCallback((change: Partial<SessionUser>) => {
    setSession((now) => (now.user ? { ...now, user: { ...now.user, ...change } } : now));
  }, []);

  // Until the server has said who is signed in, the page stays as boot.js has shown it.
  const { token, user } = session;
  useLayoutEffect(() => {
    if (user || !token) applyArrangement(user?.arrangement);
  }, [token, user]);

  const auth = useMemo<Auth>(
    () => ({
      ...session,
      isAuthenticated: session.token !== null,
      // A parent prepares for no exam.
      needsStageSelection:
        session.user !== null && session.user.role !== 'PARENT' && !session.user.currentStageId,
      needsExamBoardSelection: false,
      checkAgain: restore,
      login,
      signInWithToken,
      renewToken,
      logout,
      updateUser,
    }),
    [session, restore, login, signInWithToken, renewToken, logout, updateUser],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PlainPage } from '#ui/layout/plain-page.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { LoginPage } from '#modules/accounts/sign-in/pages/login-page.tsx';
import { AuthContext, type Auth } from '../../lib/session/auth-context.ts';
import { TopBar } from '../page-frame.tsx';

export { pathsWithoutFrame } from './paths-without-frame.ts';

const never = () => Promise.reject(new Error('The app shell calls nothing.'));

const signedOut: Auth = {
  token: null,
  user: null,
  loading: false,
  isAuthenticated: false,
  needsStageSelection: false,
  needsExamBoardSelection: false,
  checkAgain: never,
  login: never,
  signInWithToken: never,
  renewToken: () => undefined,
  logout: () => undefined,
  updateUser: () => undefined,
};

/** Shown for these values of `data-shell`, which boot.js sets. */
function Part({ shells, children }: { shells: string; children: ReactNode }) {
  return <div data-shell-part={shells}>{children}</div>;
}

/**
 * What is shown until the first page is there, without any JavaScript: the sign-in, or the frame with a spinner. The
 * build renders it into index.html (app-shell.ts), and it is inert.
 */
function AppShell() {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={signedOut}>
        <MemoryRouter initialEntries={['/login']}>
          <Part shells="sign-in">
            <LoginPage />
          </Part>
          <Part shells="frame dashboard">
            <TopBar />
          </Part>
          <Part shells="dashboard">
            <Spinner page label="Loading your learning dashboard..." />
          </Part>
          <Part shells="frame plain">
            <Spinner page label="Opening…" />
          </Part>
          <Part shells="failed">
            <PlainPage>
              <ErrorState
                title="Markwell did not load"
                message="Check your internet connection, then try again. Nothing is lost."
                onRetry={() => undefined} // boot.js loads the page again
              />
            </PlainPage>
          </Part>
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>
  );
}

/** The app shell as HTML. Its inputs are only drawn: a browser must not fill in a password that is lost a moment later. */
export const renderShell = (): string =>
  renderToStaticMarkup(<AppShell />).replaceAll(
    /<input\b[^>]*?class="([^"]*)"[^>]*>/gu,
    '<span class="block $1"></span>',
  );

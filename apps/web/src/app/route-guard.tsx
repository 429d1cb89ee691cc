import { learnerRoles, type ClientRole } from '@markwell/shared/accounts/roles.vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { PageOpening } from '#ui/layout/page-opening.tsx';
import { Redirect } from '#ui/layout/redirect.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { AuthContext, useAuth } from '../lib/session/auth-context.ts';
import { forgetReturnPath, rememberReturnPath } from '../lib/session/return-path.ts';
import { userOfStoredToken } from '../lib/session/session-user.ts';
import { ServerUnavailablePage } from './pages/server-unavailable-page.tsx';
import { useSessionRecheck } from './use-session-recheck.ts';
import { useRouteHandle } from './use-route-handle.ts';

function RedirectToLogin() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    rememberReturnPath(`${pathname}${search}${hash}`);
    void navigate('/login', { replace: true });
  }, [navigate, pathname, search, hash]);
  return <PageOpening />;
}

/** Requests the page's data together with the session, which takes as long: one wait instead of two. */
function usePreload(): void {
  const { loading } = useAuth();
  const { preload, roles = learnerRoles } = useRouteHandle();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!loading || !preload) return;
    const user = userOfStoredToken();
    // Without the page's code or the network, the page itself says so.
    if (user && roles.includes(user.role)) preload(queryClient, user.id).catch(() => undefined);
  }, [loading, preload, roles, queryClient]);
}

/** Who is in no longer needs the page that they asked for before signing in. */
function useForgetReturnPath(): void {
  const { loading, user } = useAuth();
  const isIn = !loading && user !== null;
  useEffect(() => {
    if (isIn) forgetReturnPath();
  }, [isIn]);
}

// Loaded on demand: few users see it.
const NoAccessPage = lazy(async () => ({
  default: (await import('./pages/no-access-page.tsx')).NoAccessPage,
}));

const SecondFactorPage = lazy(async () => ({
  default: (await import('./pages/second-factor-page.tsx')).SecondFactorPage,
}));

/** Lets only users with permission open a route. */
export function RouteGuard() {
  const auth = useAuth();
  const { loading, isAuthenticated, needsStageSelection } = auth;
  const { pathname } = useLocation();
  const { roles = learnerRoles, needsNoStage, worksOffline } = useRouteHandle();
  const user = auth.user ?? (worksOffline ? userOfStoredToken() : null);
  usePreload();
  useForgetReturnPath();

  if (loading) return <PageOpening />;
  if (!isAuthenticated) return <RedirectToLogin />;
  if (!user) return <ServerUnavailablePage />;
  if (user.needsSecondFactor) {
    return (
      <Suspense fallback={<Spinner page label="Opening…" />}>
        <SecondFactorPage />
      </Suspense>
    );
  }
  if (!roles.includes(user.role)) return <OtherRole role={user.role} />;
  // A teacher's first page after signing in is their classes.
  if (user.role === 'TEACHER' && pathname === '/') return <Redirect to="/classes" />;
  if (needsStageSelection && !needsNoStage) return <Redirect to="/select-stage" />;
  return (
    <AuthContext value={auth.user ? auth : { ...auth, user }}>
      {!auth.user && <CheckAgain />}
      <Outlet />
    </AuthContext>
  );
}

/** A page that this role may not open. */
function OtherRole({ role }: { role: ClientRole }) {
  const { pathname } = useLocation();
  const home = role === 'PARENT' ? '/children' : '/';
  // A user who may not open the dashboard either stays here; a redirect would loop.
  if (learnerRoles.includes(role) || pathname !== home) return <Redirect to={home} />;
  return (
    <Suspense fallback={<Spinner page label="Opening…" />}>
      <NoAccessPage />
    </Suspense>
  );
}

/** Renders nothing. Checks the session as soon as the server can be reached. */
function CheckAgain() {
  useSessionRecheck();
  return null;
}

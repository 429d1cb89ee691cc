import { learnerRoles, type ClientRole } from '@markwell/shared/vocabulary/roles';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Opening } from '../components/layout/opening.tsx';
import { Redirect } from '../components/layout/redirect.tsx';
import { Spinner } from '../components/ui/feedback/spinner.tsx';
import { useAuth } from '../lib/session/auth-context.ts';
import { forgetReturnPath, rememberReturnPath } from '../lib/session/return-path.ts';
import { ServerUnavailablePage } from './pages/server-unavailable-page.tsx';
import { useRouteHandle } from './use-route-handle.ts';

function RedirectToLogin() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    rememberReturnPath(`${pathname}${search}${hash}`);
    void navigate('/login', { replace: true });
  }, [navigate, pathname, search, hash]);
  return <Opening />;
}

// Loaded on demand: few users see it.
const NoAccessPage = lazy(async () => ({
  default: (await import('./pages/no-access-page.tsx')).NoAccessPage,
}));

/** Lets only users with permission open a route (spec 1 §2, Guard behaviour). */
export function RouteGuard() {
  const { loading, isAuthenticated, user, needsStageSelection } = useAuth();
  const { pathname } = useLocation();
  const { roles = learnerRoles, needsNoStage = false } = useRouteHandle();
  const isIn = !loading && user !== null;
  useEffect(() => {
    if (isIn) forgetReturnPath();
  }, [isIn]);

  if (loading) return <Opening />;
  if (!isAuthenticated) return <RedirectToLogin />;
  if (!user) return <ServerUnavailablePage />;
  if (!roles.includes(user.role)) {
    // A user who may not open the dashboard either stays here; a redirect would loop.
    if (mayLearn(user.role) || pathname !== '/') return <Redirect to="/" />;
    return (
      <Suspense fallback={<Spinner page label="Opening…" />}>
        <NoAccessPage />
      </Suspense>
    );
  }
  if (needsStageSelection && !needsNoStage) return <Redirect to="/select-stage" />;
  return <Outlet />;
}

const mayLearn = (role: ClientRole) => learnerRoles.includes(role);

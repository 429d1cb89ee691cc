import { lazy, Suspense } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { LegalLinks } from '#ui/layout/legal-links.tsx';
import { Logo } from '#ui/display/logo.tsx';
import { NavItem } from '#ui/navigation/nav-item.tsx';
import { PendingResultsStatus } from '#modules/mock-tests/offline/pending-results-status.tsx';
import { NotificationBell } from '#modules/notifications/notification-bell.tsx';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../lib/session/auth-context.ts';
import { endpointQuery } from '../lib/query/cache-keys.ts';
import { ExploreMenu } from './navigation/explore-menu.tsx';
import { directLinksFor, groupsFor } from './navigation/links.ts';
import { MobileMenu } from './navigation/mobile-menu.tsx';
import { SearchBox } from './navigation/search-box.tsx';
import { StreakBadge } from './navigation/streak-badge.tsx';
import { UserMenu } from './navigation/user-menu.tsx';

// Without network this does not load; the next page load tries again.
const ResultsVisibleSign = lazy(() =>
  import('#modules/parents/results-visible-sign.tsx').then(
    ({ ResultsVisibleSign: Found }) => ({ default: Found }),
    () => ({ default: () => null }),
  ),
);

/** The top navigation bar. It is as wide as the page; a part marked data-page-wide fills the window. */
export function TopBar() {
  const { user } = useAuth();
  const groups = groupsFor(user?.role);
  const isParent = user?.role === 'PARENT';
  return (
    <header className="border-b border-line bg-card group-has-[[data-whole-screen]]/page:hidden print:hidden">
      <div className="mx-auto @container flex min-h-16 max-w-page items-center gap-3 px-4.5 group-has-[[data-page-wide]]/page:max-w-none sm:px-6 lg:gap-4 lg:group-has-[[data-page-wide]]/page:pr-8">
        <MobileMenu groups={groups} className="@min-[58rem]:hidden" />
        <Link to="/" className="flex rounded-sm">
          <Logo wordClassName="@max-[16rem]:sr-only" />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-0.5 @min-[58rem]:flex">
          {!isParent && <ExploreMenu groups={groups} />}
          {directLinksFor(user?.role).map(({ label, path }) => (
            <NavItem key={path} asChild>
              <NavLink to={path}>{label}</NavLink>
            </NavItem>
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-1.5 sm:gap-3 lg:gap-4">
          {!isParent && (
            <SearchBox className="hidden max-w-60 min-w-0 flex-1 @min-[58rem]:block [&_input]:min-h-11 [&_input]:text-sm [&_input]:text-ellipsis" />
          )}
          {!isParent && <StreakBadge className="max-sm:hidden" shortClassName="@max-[22rem]:hidden" />}
          <div className="flex items-center sm:gap-1">
            <NotificationBell />
            <div className="relative">
              <UserMenu />
              {user?.role === 'STUDENT' && (
                <Suspense>
                  <ResultsVisibleSign />
                </Suspense>
              )}
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

const DeletionBanner = lazy(async () => ({
  default: (await import('#modules/settings/components/deletion-banner.tsx')).DeletionBanner,
}));

/** Shows on every page that the account will be deleted, with a button to cancel that. */
function DeletionNotice() {
  const dueAt = useQuery(endpointQuery(ownStats)).data?.account.deletionDueAt;
  if (!dueAt) return null;
  return (
    <Suspense>
      <DeletionBanner dueAt={dueAt} />
    </Suspense>
  );
}

const SecondFactorBanner = lazy(async () => ({
  default: (await import('#modules/settings/components/second-factor-banner.tsx')).SecondFactorBanner,
}));

/** Shows staff without an authenticator app on every page from when they need one. */
function SecondFactorNotice() {
  const dueOn = useAuth().user?.secondFactorDueOn;
  if (dueOn === undefined) return null;
  return (
    <Suspense>
      <SecondFactorBanner dueOn={dueOn} />
    </Suspense>
  );
}

/** The standard page with its navigation, which a part marked data-whole-screen hides. */
export function PageFrame() {
  return (
    <div className="group/page">
      <TopBar />
      <PendingResultsStatus />
      <DeletionNotice />
      <SecondFactorNotice />
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-4rem)] group-has-[[data-whole-screen]]/page:min-h-0"
      >
        <Outlet />
      </main>
      <LegalLinks className="border-t border-line py-3 group-has-[[data-whole-screen]]/page:hidden" />
    </div>
  );
}

import { productName } from '@markwell/shared/contract/product';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useAuth } from '../lib/session/auth-context.ts';
import { useIdle } from '../lib/use-idle.ts';
import { followSystemTheme } from '../lib/theme.ts';
import { loadDashboard } from './shell/load-dashboard.ts';
import { RemoveAppShell } from './shell/remove-app-shell.tsx';
import { useRouteHandle } from './use-route-handle.ts';

// Not needed for the first paint: an earlier toast is shown when it has loaded. Without it the page still
// works.
const PageExtras = lazy(async () => ({
  default: await import('./deferred-page-parts.tsx').then(
    (module) => module.DeferredPageParts,
    () => () => null,
  ),
}));

/**
 * Moves the focus to the new page's heading for screen readers, unless the page has set the focus itself, or the user has
 * opened a menu or a panel while the page was loading: without the focus it would close.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest('main, :is([role=dialog], [role=menu])[data-state=open]')) return;
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}

/** The parts of every page: the tab's title, the focus and scroll position of a new page, the toasts. */
export function RootLayout() {
  const { title } = useRouteHandle();
  // A layout effect runs before the page's effects, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = title === undefined ? productName : `${title} · ${productName}`;
  }, [title]);
  useEffect(followSystemTheme, []);
  useFocusOnNavigation();
  useDashboardAfterSignIn();
  const needsExtras = useNeedsExtras();
  const isIdle = useIdle();
  return (
    <>
      <RemoveAppShell />
      <SkipLink />
      <NavigationProgress />
      <Announcement title={title} />
      <Outlet />
      <ScrollRestoration />
      {needsExtras && isIdle && (
        <Suspense>
          <PageExtras />
        </Suspense>
      )}
    </>
  );
}

/** Fetches the code of the dashboard while a visitor types their password. */
function useDashboardAfterSignIn() {
  const isSigningIn = useLocation().pathname === '/login';
  useEffect(() => {
    if (!isSigningIn) return undefined;
    const load = () => {
      loadDashboard().catch(() => undefined); // the page itself says so after the sign-in
    };
    const cancel = new AbortController();
    document.addEventListener('focusin', load, { once: true, signal: cancel.signal });
    return () => cancel.abort();
  }, [isSigningIn]);
}

/** Whether toasts may appear: everywhere but on the sign-in of a visitor who has just arrived. */
function useNeedsExtras(): boolean {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const [needed, setNeeded] = useState(false);
  const isNeeded = needed || user !== null || pathname !== '/login';
  if (isNeeded !== needed) setNeeded(isNeeded);
  return isNeeded;
}

/** The first link for the keyboard: past the navigation, to the page. */
function SkipLink() {
  function skip(event: MouseEvent) {
    event.preventDefault(); // The address, and with it the router, stay as they are.
    document.getElementById('main')?.focus();
  }
  return (
    <a
      href="#main"
      onClick={skip}
      className="sr-only z-50 rounded-md bg-royal px-4 py-3 font-semibold text-on-royal focus:not-sr-only focus:fixed focus:top-2 focus:left-2 print:hidden"
    >
      Skip to the page
    </a>
  );
}

/** Announces the name of the page that a link has opened to screen readers. */
function Announcement({ title }: { title: string | undefined }) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <div aria-live="polite" className="sr-only">
      {key === firstKey ? '' : title}
    </div>
  );
}

/** Shows that a page is loading, if it takes a while. */
function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-50 h-1 animate-[appear_200ms_200ms_backwards] bg-royal"
    />
  );
}

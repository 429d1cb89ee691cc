import { productName } from '@markwell/shared/vocabulary/product';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { followSystemTheme } from '../lib/theme.ts';
import { useRouteHandle } from './use-route-handle.ts';

// Not needed for the first paint: an earlier toast is shown when it has loaded. Without it the page still
// works.
const PageExtras = lazy(async () => ({
  default: await import('./deferred-page-parts.tsx').then(
    (module) => module.DeferredPageParts,
    () => () => null,
  ),
}));

/** Moves the focus to the new page's heading for screen readers, unless the page has set the focus itself. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest('main')) return;
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
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
      <Suspense>
        <PageExtras />
      </Suspense>
    </>
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

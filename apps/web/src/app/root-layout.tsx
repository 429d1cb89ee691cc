import { productName } from '@markwell/shared/vocabulary/product';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { followSystemTheme } from '../lib/theme.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { useRouteHandle } from './use-route-handle.ts';

// Not needed for the first paint; a toast that comes earlier is shown then. Without it the page itself still works.
const PageExtras = lazy(async () => ({
  default: await import('./deferred-page-parts.tsx').then(
    (module) => module.DeferredPageParts,
    () => () => null,
  ),
}));

/** A screen reader follows to the new page: the focus goes to its heading, unless the page has placed it already. */
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

/** What every page has: its title in the tab, the focus and scroll of a new page, the toasts. */
export function RootLayout() {
  const { title } = useRouteHandle();
  // Before the effects of the page, which may know a closer one.
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

import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';

export const searchRoutes: RouteObject[] = [
  {
    path: '/search',
    handle: { frame: true, title: 'Search' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/search-page.tsx')).SearchPage }),
  },
];

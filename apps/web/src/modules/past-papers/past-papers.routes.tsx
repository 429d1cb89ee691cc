import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';

export const pastPaperRoutes: RouteObject[] = [
  {
    path: '/past-papers',
    handle: { frame: true, title: 'Past Papers' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/past-papers-page.tsx')).PastPapersPage }),
  },
];

import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';

export const rapidFireRoutes: RouteObject[] = [
  {
    path: '/rapid-fire',
    lazy: async () => ({ Component: (await import('./pages/rapid-fire-page.tsx')).RapidFirePage }),
    handle: { frame: true, title: 'Rapid-Fire Quiz' } satisfies RouteHandle,
  },
];

import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';

export const creativeWritingRoutes: RouteObject[] = [
  {
    path: '/creative-writing',
    lazy: async () => ({ Component: (await import('./pages/challenge-page.tsx')).ChallengePage }),
    handle: { frame: true, title: 'Creative Writing' } satisfies RouteHandle,
  },
];

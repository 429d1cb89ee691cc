import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';

const setup = async () => ({ Component: (await import('./pages/setup-page.tsx')).SetupPage });

export const mockTestRoutes: RouteObject[] = [
  { path: '/test/setup', lazy: setup, handle: { frame: true, title: 'Mock Tests' } satisfies RouteHandle },
  {
    path: '/practice',
    lazy: setup,
    handle: { frame: true, title: 'Practice Questions' } satisfies RouteHandle,
  },
  {
    path: '/test/active',
    lazy: async () => ({ Component: (await import('./pages/active-page.tsx')).ActivePage }),
    handle: { frame: false, title: 'Mock Test', worksOffline: true } satisfies RouteHandle,
  },
  {
    path: '/test/results',
    lazy: async () => ({ Component: (await import('./pages/results-page.tsx')).ResultsPage }),
    handle: { frame: false, title: 'Results', worksOffline: true } satisfies RouteHandle,
  },
];

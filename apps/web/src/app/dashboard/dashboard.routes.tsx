import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';

export const dashboardRoutes: RouteObject[] = [
  {
    path: '/',
    handle: {
      frame: true,
      title: 'Dashboard',
      preload: async (queryClient, userId) =>
        (await import('./dashboard.queries.ts')).preloadDashboard(queryClient, userId),
    } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/dashboard-page.tsx')).DashboardPage }),
  },
];

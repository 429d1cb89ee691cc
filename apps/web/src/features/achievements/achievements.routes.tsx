import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../lib/route-handle.ts';

export const achievementRoutes: RouteObject[] = [
  {
    path: '/achievements',
    handle: { frame: true, title: 'Achievements' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/achievements-page.tsx')).AchievementsPage }),
  },
];

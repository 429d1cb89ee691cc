import { roles } from '@markwell/shared/vocabulary/roles';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../lib/route-handle.ts';

export const settingsRoutes: RouteObject[] = [
  {
    path: '/settings',
    handle: { frame: true, title: 'Settings', roles } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/settings-page.tsx')).SettingsPage }),
  },
];

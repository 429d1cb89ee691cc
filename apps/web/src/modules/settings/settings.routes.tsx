import { roles } from '@markwell/shared/accounts/roles.vocabulary';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';

export const settingsRoutes: RouteObject[] = [
  {
    path: '/settings',
    handle: { frame: true, title: 'Settings', roles } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/settings-page.tsx')).SettingsPage }),
  },
];

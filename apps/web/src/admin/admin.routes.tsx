import { adminRoles } from '@markwell/shared/vocabulary/roles';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../lib/route-handle.ts';

export const adminRoutes: RouteObject[] = [
  {
    path: '/admin/*',
    handle: { frame: true, title: 'Admin Panel', roles: adminRoles } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./admin-area.tsx')).AdminArea }),
  },
];

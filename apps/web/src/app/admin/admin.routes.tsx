import { adminRoles } from '@markwell/shared/accounts/roles.vocabulary';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Spinner } from '#ui/feedback/spinner.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';

// React.lazy instead of the route's `lazy`, which would download it before the guard has checked the role.
const AdminArea = lazy(async () => ({ default: (await import('./admin-pages.ts')).adminPages.AdminArea }));

export const adminRoutes: RouteObject[] = [
  {
    path: '/admin/*',
    handle: { frame: true, title: 'Admin Panel', roles: adminRoles } satisfies RouteHandle,
    element: (
      <Suspense fallback={<Spinner page label="Opening the Admin Panel…" />}>
        <AdminArea />
      </Suspense>
    ),
  },
];

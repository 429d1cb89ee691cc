import { staffRoles } from '@markwell/shared/vocabulary/roles';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../lib/route-handle.ts';

export const schoolSubjectRoutes: RouteObject[] = [
  {
    path: '/school-subjects',
    handle: { frame: true, title: 'School Subjects', roles: staffRoles } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./school-subjects-page.tsx')).SchoolSubjectsPage }),
  },
];

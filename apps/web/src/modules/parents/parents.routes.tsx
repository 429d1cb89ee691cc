import { adultRoles } from '@markwell/shared/accounts/roles.vocabulary';
import type { RouteObject } from 'react-router-dom';
import { publicPage } from '#ui/layout/public-page.ts';
import type { RouteHandle } from '#lib/route-handle.ts';

export const parentRoutes: RouteObject[] = [
  {
    path: '/children',
    handle: { frame: true, title: 'Children', roles: adultRoles, needsNoStage: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/children-page.tsx')).ChildrenPage }),
  },
  {
    path: '/children/:linkId',
    handle: { frame: true, title: 'Summary', roles: adultRoles, needsNoStage: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/child-page.tsx')).ChildPage }),
  },
  publicPage(
    '/parent-invitation',
    'Invitation',
    async () => (await import('./pages/invitation-page.tsx')).InvitationPage,
  ),
];

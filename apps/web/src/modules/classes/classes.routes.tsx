import type { RouteObject } from 'react-router-dom';
import { forTeachers, type RouteHandle } from '#lib/route-handle.ts';

const forPupils = { frame: true, needsNoStage: true } satisfies RouteHandle;

/** The pages of a class are below `/classes/:classId`, whose layout has the heading and the tabs. */
export const classRoutes: RouteObject[] = [
  {
    path: '/classes',
    handle: { ...forTeachers, title: 'Classes' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/classes-page.tsx')).ClassesPage }),
  },
  {
    path: '/classes/new',
    handle: { ...forTeachers, title: 'New class' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/new-class-page.tsx')).NewClassPage }),
  },
  {
    path: '/classes/:classId',
    handle: { ...forTeachers, title: 'Class' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/class-layout.tsx')).ClassLayout }),
    children: [
      {
        index: true,
        handle: { ...forTeachers, title: 'Members' } satisfies RouteHandle,
        lazy: async () => ({ Component: (await import('./pages/members-page.tsx')).MembersPage }),
      },
      {
        path: '/classes/:classId/invite',
        handle: { ...forTeachers, title: 'Join code and invitations' } satisfies RouteHandle,
        lazy: async () => ({ Component: (await import('./pages/invite-page.tsx')).InvitePage }),
      },
      {
        path: '/classes/:classId/settings',
        handle: { ...forTeachers, title: 'Class settings' } satisfies RouteHandle,
        lazy: async () => ({
          Component: (await import('./pages/class-settings-page.tsx')).ClassSettingsPage,
        }),
      },
    ],
  },
  {
    path: '/join',
    handle: { ...forPupils, title: 'Join a class' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/join-page.tsx')).JoinPage }),
  },
  {
    path: '/join/:code',
    handle: { ...forPupils, title: 'Join a class' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/join-page.tsx')).JoinPage }),
  },
];

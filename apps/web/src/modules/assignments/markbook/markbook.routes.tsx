import type { RouteObject } from 'react-router-dom';
import { forTeachers, type RouteHandle } from '#lib/route-handle.ts';

/** The markbook of a class, inside the layout of its pages. */
export const classMarkbookRoutes: RouteObject[] = [
  {
    path: '/classes/:classId/markbook',
    handle: { ...forTeachers, title: 'Markbook' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/markbook-page.tsx')).MarkbookPage }),
  },
  {
    path: '/classes/:classId/markbook/:pupilId',
    handle: { ...forTeachers, title: 'Markbook of a pupil' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/markbook-pupil-page.tsx')).MarkbookPupilPage }),
  },
];

import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../lib/route-handle.ts';

const handleOf = (title: string) =>
  ({ frame: true, title, roles: ['TEACHER'], needsNoStage: true }) satisfies RouteHandle;

/** What teachers manage of their school (spec 3 §1, §6), with the components of the Admin Panel. */
export const schoolSubjectRoutes: RouteObject[] = [
  {
    path: '/school-subjects',
    handle: handleOf('School Subjects'),
    lazy: async () => ({ Component: (await import('./admin-pages.ts')).adminPages.SchoolSubjectsLayout }),
    children: [
      {
        index: true,
        handle: handleOf('School Subjects'),
        lazy: async () => ({ Component: (await import('./admin-pages.ts')).adminPages.SchoolSubjectsPage }),
      },
      {
        path: '/school-subjects/upload',
        handle: handleOf('Upload Questions'),
        lazy: async () => ({ Component: (await import('./admin-pages.ts')).adminPages.UploadPage }),
      },
      {
        path: '/school-subjects/questions',
        handle: handleOf('Manage Questions'),
        lazy: async () => ({ Component: (await import('./admin-pages.ts')).adminPages.QuestionsPage }),
      },
    ],
  },
];

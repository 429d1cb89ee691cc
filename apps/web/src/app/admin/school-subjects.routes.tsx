import type { RouteObject } from 'react-router-dom';
import { forTeachers, type RouteHandle } from '#lib/route-handle.ts';

/** What teachers manage of their school, with the components of the Admin Panel. */
export const schoolSubjectRoutes: RouteObject[] = [
  {
    path: '/school-subjects',
    handle: { ...forTeachers, title: 'School Subjects' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./admin-pages.ts')).adminPages.SchoolSubjectsLayout }),
    children: [
      {
        index: true,
        handle: { ...forTeachers, title: 'School Subjects' } satisfies RouteHandle,
        lazy: async () => ({ Component: (await import('./admin-pages.ts')).adminPages.SchoolSubjectsPage }),
      },
      {
        path: '/school-subjects/upload',
        handle: { ...forTeachers, title: 'Upload Questions' } satisfies RouteHandle,
        lazy: async () => ({ Component: (await import('./admin-pages.ts')).adminPages.UploadPage }),
      },
      {
        path: '/school-subjects/questions',
        handle: { ...forTeachers, title: 'Manage Questions' } satisfies RouteHandle,
        lazy: async () => ({ Component: (await import('./admin-pages.ts')).adminPages.QuestionsPage }),
      },
    ],
  },
];

import type { RouteObject } from 'react-router-dom';
import { forTeachers, type RouteHandle } from '#lib/route-handle.ts';

const forPupils = { frame: true, roles: ['STUDENT'], needsNoStage: true } satisfies RouteHandle;

/** What pupils have to do. */
export const assignmentRoutes: RouteObject[] = [
  {
    path: '/assignments',
    handle: { ...forPupils, title: 'Assignments' } satisfies RouteHandle,
    lazy: async () => ({
      Component: (await import('./pages/own-assignments-page.tsx')).OwnAssignmentsPage,
    }),
  },
  {
    path: '/assignments/:assignmentId',
    handle: { ...forPupils, title: 'Assignment' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/own-assignment-page.tsx')).OwnAssignmentPage }),
  },
];

/** The assignments of a class, inside the layout of its pages. */
export const classAssignmentRoutes: RouteObject[] = [
  {
    path: '/classes/:classId/assignments',
    handle: { ...forTeachers, title: 'Assignments' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/assignments-page.tsx')).AssignmentsPage }),
  },
  {
    path: '/classes/:classId/assignments/new',
    handle: { ...forTeachers, title: 'Set an assignment' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/new-assignment-page.tsx')).NewAssignmentPage }),
  },
  {
    path: '/classes/:classId/assignments/:assignmentId',
    handle: { ...forTeachers, title: 'Assignment' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/assignment-page.tsx')).AssignmentPage }),
  },
  {
    path: '/classes/:classId/assignments/:assignmentId/edit',
    handle: { ...forTeachers, title: 'Change the assignment' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/edit-assignment-page.tsx')).EditAssignmentPage }),
  },
  {
    path: '/classes/:classId/assignments/:assignmentId/analysis',
    handle: { ...forTeachers, title: 'Class analysis' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/analysis-page.tsx')).AnalysisPage }),
  },
  {
    path: '/classes/:classId/assignments/:assignmentId/answers',
    handle: { ...forTeachers, title: 'Answers of the class' } satisfies RouteHandle,
    lazy: async () => ({
      Component: (await import('./pages/class-answers-page.tsx')).ClassAnswersPage,
    }),
  },
  {
    path: '/classes/:classId/assignments/:assignmentId/answers/:pupilId',
    handle: { ...forTeachers, title: 'Answers of a pupil' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/script-page.tsx')).ScriptPage }),
  },
];

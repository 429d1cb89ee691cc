/** A page to check for accessibility: a route of the router, and how to get there. */
export interface RouteExample {
  /** The path as the router declares it. */
  route: string;
  /**
   * The address to open, when it is not the path itself. Parameters in either are those of the demo data.
   */
  address?: string;
  /** A visitor is not signed in. */
  as: 'visitor' | 'pupil' | 'teacher' | 'administrator';
}

/** The parameters of paths that the demo data have values for. */
export const parameterNames = ['classId', 'assignmentId', 'pupilId', 'code'] as const;
export type RouteParameters = Record<(typeof parameterNames)[number], string>;

/**
 * An example of every route that can be opened at its address. A unit test of the router fails when a route is
 * neither here nor in `routesWithoutExample`.
 */
export const routeExamples: readonly RouteExample[] = [
  { route: '/login', as: 'visitor' },
  { route: '/sign-up', as: 'visitor' },
  { route: '/forgot-password', as: 'visitor' },
  { route: '/verify-email', as: 'visitor' },
  { route: '/reset-password', as: 'visitor' },
  { route: '/parent-consent', as: 'visitor' },
  { route: '/your-age', address: '/your-age#token=x', as: 'visitor' },
  { route: '/privacy', as: 'visitor' },
  { route: '/privacy/children', as: 'visitor' },
  { route: '/terms', as: 'visitor' },
  { route: '/contact', as: 'visitor' },
  { route: '/unsubscribe', address: '/unsubscribe#token=x', as: 'visitor' },
  { route: '/parent-invitation', address: '/parent-invitation#token=x', as: 'visitor' },
  { route: '/', as: 'pupil' },
  { route: '/stages', as: 'pupil' },
  { route: '/select-stage', as: 'pupil' },
  { route: '/select-exam-board', as: 'pupil' },
  { route: '/test/setup', as: 'pupil' },
  { route: '/practice', as: 'pupil' },
  { route: '/rapid-fire', as: 'pupil' },
  { route: '/creative-writing', as: 'pupil' },
  { route: '/past-papers', as: 'pupil' },
  { route: '/achievements', as: 'pupil' },
  { route: '/settings', as: 'pupil' },
  { route: '/join', as: 'pupil' },
  { route: '/who-can-see-my-work', as: 'pupil' },
  { route: '/classes', as: 'teacher' },
  { route: '/classes/new', as: 'teacher' },
  { route: '/classes/:classId', as: 'teacher' },
  { route: '/classes/:classId/invite', as: 'teacher' },
  { route: '/classes/:classId/settings', as: 'teacher' },
  { route: '/classes/:classId/assignments', as: 'teacher' },
  { route: '/classes/:classId/assignments/new', as: 'teacher' },
  { route: '/classes/:classId/assignments/:assignmentId', as: 'teacher' },
  { route: '/classes/:classId/assignments/:assignmentId/edit', as: 'teacher' },
  { route: '/classes/:classId/assignments/:assignmentId/analysis', as: 'teacher' },
  { route: '/classes/:classId/markbook', as: 'teacher' },
  { route: '/classes/:classId/markbook/:pupilId', as: 'teacher' },
  { route: '/children', as: 'administrator' },
  { route: '/join/:code', as: 'pupil' },
  { route: '/assignments', as: 'pupil' },
  { route: '/assignments/:assignmentId', as: 'pupil' },
  { route: '/school-subjects', as: 'teacher' },
  { route: '/school-subjects/upload', as: 'teacher' },
  { route: '/school-subjects/questions', as: 'teacher' },
  { route: '/search', address: '/search?q=x', as: 'pupil' },
  { route: '/admin', as: 'administrator' },
  { route: '/admin/manage-questions', as: 'administrator' },
  { route: '/admin/rapid-fire', as: 'administrator' },
  { route: '/admin/subjects', as: 'administrator' },
  { route: '/admin/topics', as: 'administrator' },
  { route: '/admin/ai-generator', as: 'administrator' },
  { route: '/admin/creative-writing', as: 'administrator' },
  { route: '/admin/past-papers', as: 'administrator' },
  { route: '/admin/users', as: 'administrator' },
  { route: '/admin/overview', as: 'administrator' },
  { route: '/admin/coverage', as: 'administrator' },
  { route: '/admin/uploads', as: 'administrator' },
  { route: '/admin/question-statistics', as: 'administrator' },
  { route: '/admin/audit-log', as: 'administrator' },
  { route: '/admin/jobs', as: 'administrator' },
];

/** The other routes, each with the reason why it is not opened at its address. */
export const routesWithoutExample: Readonly<Record<string, string>> = {
  '/children/:linkId': 'parents.spec.ts checks it, with a linked child',
  '/auth/callback': 'google.spec.ts checks it, with the error that it shows',
  '/test/active': 'needs a running test: accessibility.spec.ts checks a mock test from setup to results',
  '/test/results': 'needs a finished test: the same journey',
  '/logout': 'only ends the session, and goes to the sign-in',
  '/admin/*': 'the admin area, whose sections are listed one by one',
  '*': 'goes to the dashboard',
};

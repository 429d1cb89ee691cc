/** A page to check for accessibility: a route of the router, and how to get there. */
export interface RouteExample {
  /** The path as the router declares it. */
  route: string;
  /** The address to open, when it is not the path itself. */
  address?: string;
  /** A visitor is not signed in. */
  as: 'visitor' | 'pupil' | 'teacher' | 'administrator';
}

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
  { route: '/children', as: 'administrator' },
  { route: '/assignments', as: 'pupil' },
  { route: '/school-subjects', as: 'administrator' },
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
  '/join/:code': 'needs the code of a class: join-page.test.tsx shows it',
  '/classes/:classId': 'needs a class: class-pages.test.tsx shows it and the next two',
  '/classes/:classId/invite': 'needs a class',
  '/classes/:classId/settings': 'needs a class',
  '/assignments/:assignmentId': 'needs an assignment: assignment-pages.test.tsx shows it',
  '/classes/:classId/assignments': 'needs a class: assignment-pages.test.tsx shows it and the next ones',
  '/classes/:classId/assignments/new': 'needs a class',
  '/classes/:classId/assignments/:assignmentId': 'needs a class',
  '/classes/:classId/assignments/:assignmentId/edit': 'needs a class',
  '/classes/:classId/assignments/:assignmentId/analysis': 'needs a class',
  '/classes/:classId/markbook': 'needs a class',
  '/classes/:classId/markbook/:pupilId': 'needs a class',
  '/logout': 'only ends the session, and goes to the sign-in',
  '/admin/*': 'the admin area, whose sections are listed one by one',
  '*': 'goes to the dashboard',
};

/** A page to check for accessibility: a route of the router, and how to get there. */
export interface RouteExample {
  /** The path as the router declares it. */
  route: string;
  /** What to open. Parameters in it are those of the demo data. */
  address: string;
  as: Opener;
}

/** Who opens a page. A visitor is not signed in. */
type Opener = 'visitor' | 'pupil' | 'teacher' | 'administrator';

/** The parameters of paths that the demo data have values for. */
export const parameterNames = ['classId', 'assignmentId', 'pupilId', 'code'] as const;
export type RouteParameters = Record<(typeof parameterNames)[number], string>;

const routesFor: Readonly<Record<Opener, readonly string[]>> = {
  visitor: [
    '/login',
    '/sign-up',
    '/forgot-password',
    '/verify-email',
    '/reset-password',
    '/parent-consent',
    '/your-age',
    '/privacy',
    '/privacy/children',
    '/terms',
    '/accessibility',
    '/security',
    '/schools',
    '/schools/agreement',
    '/contact',
    '/unsubscribe',
    '/parent-invitation',
  ],
  pupil: [
    '/',
    '/stages',
    '/select-stage',
    '/select-exam-board',
    '/test/setup',
    '/practice',
    '/rapid-fire',
    '/creative-writing',
    '/past-papers',
    '/achievements',
    '/settings',
    '/join',
    '/who-can-see-my-work',
    '/join/:code',
    '/assignments',
    '/assignments/:assignmentId',
    '/search',
  ],
  teacher: [
    '/classes',
    '/classes/new',
    '/classes/:classId',
    '/classes/:classId/invite',
    '/classes/:classId/settings',
    '/classes/:classId/assignments',
    '/classes/:classId/assignments/new',
    '/classes/:classId/assignments/:assignmentId',
    '/classes/:classId/assignments/:assignmentId/edit',
    '/classes/:classId/assignments/:assignmentId/analysis',
    '/classes/:classId/assignments/:assignmentId/answers',
    '/classes/:classId/assignments/:assignmentId/answers/:pupilId',
    '/classes/:classId/markbook',
    '/classes/:classId/markbook/:pupilId',
    '/school-subjects',
    '/school-subjects/upload',
    '/school-subjects/questions',
  ],
  administrator: [
    '/children',
    '/admin',
    '/admin/manage-questions',
    '/admin/rapid-fire',
    '/admin/subjects',
    '/admin/topics',
    '/admin/ai-generator',
    '/admin/creative-writing',
    '/admin/past-papers',
    '/admin/users',
    '/admin/overview',
    '/admin/coverage',
    '/admin/uploads',
    '/admin/question-statistics',
    '/admin/audit-log',
    '/admin/jobs',
    '/admin/schools',
    '/admin/sign-in-codes',
  ],
};

/** The addresses that are not the path itself. */
const addresses: Readonly<Record<string, string>> = {
  '/your-age': '/your-age#token=x',
  '/unsubscribe': '/unsubscribe#token=x',
  '/parent-invitation': '/parent-invitation#token=x',
  '/search': '/search?q=x',
};

/** The examples of the routes that this user opens. */
export const examplesFor = (as: Opener): RouteExample[] =>
  routesFor[as].map((route) => ({ route, address: addresses[route] ?? route, as }));

/**
 * An example of every route that can be opened at its address. A unit test of the router fails when a route is
 * neither here nor in `routesWithoutExample`.
 */
export const routeExamples: readonly RouteExample[] = (
  ['visitor', 'pupil', 'teacher', 'administrator'] as const
).flatMap(examplesFor);

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

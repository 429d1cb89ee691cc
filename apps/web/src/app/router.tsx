import type { RouteObject } from 'react-router-dom';
import { adminRoutes } from './admin/admin.routes.tsx';
import { PageOpening } from '#ui/layout/page-opening.tsx';
import { Redirect } from '#ui/layout/redirect.tsx';
import { accountRoutes } from '#modules/registration/account.routes.tsx';
import { assignmentRoutes, classAssignmentRoutes } from '#modules/assignments/assignments.routes.tsx';
import { authRoutes } from '#modules/accounts/sign-in/auth.routes.tsx';
import { classRoutes } from '#modules/classes/classes.routes.tsx';
import { creativeWritingRoutes } from '#modules/creative-writing/creative-writing.routes.tsx';
import { dashboardRoutes } from './dashboard/dashboard.routes.tsx';
import { emailRoutes } from '#modules/notifications/emails/emails.routes.tsx';
import { classMarkbookRoutes } from '#modules/assignments/markbook/markbook.routes.tsx';
import { mockTestRoutes } from '#modules/mock-tests/mock-tests.routes.tsx';
import { searchRoutes } from '#modules/search/search.routes.tsx';
import { rapidFireRoutes } from '#modules/rapid-fire/rapid-fire.routes.tsx';
import { parentRoutes } from '#modules/parents/parents.routes.tsx';
import { pastPaperRoutes } from '#modules/past-papers/past-papers.routes.tsx';
import { schoolSubjectRoutes } from './admin/school-subjects.routes.tsx';
import { privacyRoutes } from '#modules/privacy/privacy.routes.tsx';
import { settingsRoutes } from '#modules/settings/settings.routes.tsx';
import { stageRoutes } from '#modules/subjects/stages/stages.routes.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteGuard } from './route-guard.tsx';

/** The pages of a class, with those of its work: both are below one layout. */
const classPages = classRoutes.map((route) =>
  route.path === '/classes/:classId' && route.children
    ? { ...route, children: [...route.children, ...classAssignmentRoutes, ...classMarkbookRoutes] }
    : route,
);

const featureRoutes: RouteObject[] = [
  ...authRoutes,
  ...accountRoutes,
  ...emailRoutes,
  ...privacyRoutes,
  ...dashboardRoutes,
  ...stageRoutes,
  ...mockTestRoutes,
  ...rapidFireRoutes,
  ...creativeWritingRoutes,
  ...pastPaperRoutes,
  {
    path: '/achievements',
    handle: { frame: true, title: 'Achievements' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/achievements-page.tsx')).AchievementsPage }),
  },
  {
    path: '/who-can-see-my-work',
    handle: {
      frame: true,
      title: 'Who can see my work',
      roles: ['STUDENT'],
      needsNoStage: true,
    } satisfies RouteHandle,
    lazy: async () => ({
      Component: (await import('./pages/who-can-see-my-work-page.tsx')).WhoCanSeeMyWorkPage,
    }),
  },
  ...parentRoutes,
  ...classPages,
  ...assignmentRoutes,
  ...schoolSubjectRoutes,
  ...settingsRoutes,
  ...searchRoutes,
  ...adminRoutes,
];

const handleOf = (route: RouteObject) => route.handle as RouteHandle;
const isPublic = (route: RouteObject) => handleOf(route).isPublic === true;
const isFramed = (route: RouteObject) => handleOf(route).frame;
const guarded = featureRoutes.filter((route) => !isPublic(route));

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageOpening label="Opening…" />,
    children: [
      ...featureRoutes.filter(isPublic),
      {
        path: '/logout',
        lazy: async () => ({ Component: (await import('./pages/logout-page.tsx')).LogoutPage }),
        handle: { frame: false, title: 'Signing out' },
      },
      {
        element: <RouteGuard />,
        children: [
          ...guarded.filter((route) => !isFramed(route)),
          {
            lazy: async () => ({ Component: (await import('./page-frame.tsx')).PageFrame }),
            children: [{ errorElement: <ErrorPage framed />, children: guarded.filter(isFramed) }],
          },
        ],
      },
      { path: '*', element: <Redirect to="/" /> },
    ],
  },
];

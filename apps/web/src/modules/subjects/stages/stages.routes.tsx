import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';

const title = 'Choose your stage';

export const stageRoutes: RouteObject[] = [
  {
    path: '/select-stage',
    handle: { frame: false, title, needsNoStage: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/stage-pages.tsx')).SelectStagePage }),
  },
  {
    path: '/stages',
    handle: { frame: true, title } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/stage-pages.tsx')).StagesPage }),
  },
  {
    path: '/select-exam-board',
    handle: { frame: false, title: 'Choose your exam board', needsNoStage: true } satisfies RouteHandle,
    lazy: async () => ({
      Component: (await import('./pages/select-exam-board-page.tsx')).SelectExamBoardPage,
    }),
  },
];

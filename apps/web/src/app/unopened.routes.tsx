import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../lib/route-handle.ts';

/** A room of the product that has its place and its name, and says plainly what it is for. */
function room(path: string, title: string, sentence: string): RouteObject {
  return {
    path,
    handle: { frame: true, title } satisfies RouteHandle,
    lazy: async () => {
      const { UnopenedPage } = await import('./pages/unopened-page.tsx');
      return { element: <UnopenedPage title={title} sentence={sentence} /> };
    },
  };
}

export const unopenedRoutes: RouteObject[] = [
  room(
    '/achievements',
    'Achievements',
    'Medals and your test history have their place here; for now your progress is on the dashboard.',
  ),
];

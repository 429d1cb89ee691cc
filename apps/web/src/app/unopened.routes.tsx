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
    '/rapid-fire',
    'Rapid-Fire Quiz',
    'Timed quizzes in levels have their place here; there are none to play yet.',
  ),
  room(
    '/creative-writing',
    'Creative Writing',
    'Writing challenges have their place here; there are none to take yet.',
  ),
  room(
    '/past-papers',
    'Past Papers',
    'Papers with their solutions have their place here; none has been added yet.',
  ),
  room(
    '/search',
    'Search',
    'Topics and papers cannot be searched yet; every topic is listed under Practice Questions.',
  ),
];

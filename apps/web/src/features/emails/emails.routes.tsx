import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../lib/route-handle.ts';

export const emailRoutes: RouteObject[] = [
  {
    path: '/unsubscribe',
    handle: { frame: false, title: 'Stop e-mails', isPublic: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/unsubscribe-page.tsx')).UnsubscribePage }),
  },
];

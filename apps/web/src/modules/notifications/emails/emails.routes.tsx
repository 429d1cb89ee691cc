import type { RouteObject } from 'react-router-dom';
import { publicPage } from '#ui/layout/public-page.ts';

export const emailRoutes: RouteObject[] = [
  publicPage(
    '/unsubscribe',
    'Stop e-mails',
    async () => (await import('./pages/unsubscribe-page.tsx')).UnsubscribePage,
  ),
];

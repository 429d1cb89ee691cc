import type { RouteObject } from 'react-router-dom';
import { publicPage } from '#ui/layout/public-page.ts';
import type { RouteHandle } from '#lib/route-handle.ts';
import { AuthCallbackPage } from './pages/auth-callback-page.tsx';

export const authRoutes: RouteObject[] = [
  publicPage('/login', 'Sign in', async () => (await import('./pages/login-page.tsx')).LoginPage),
  // Not lazy: the token must be removed from the address bar immediately.
  {
    path: '/auth/callback',
    handle: { frame: false, title: 'Signing you in', isPublic: true } satisfies RouteHandle,
    element: <AuthCallbackPage />,
  },
];

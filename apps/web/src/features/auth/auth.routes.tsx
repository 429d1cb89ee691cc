import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../lib/route-handle.ts';
import { AuthCallbackPage } from './pages/auth-callback-page.tsx';

const open = (title: string): RouteHandle => ({ frame: false, title, isPublic: true });

export const authRoutes: RouteObject[] = [
  {
    path: '/login',
    handle: open('Sign in'),
    lazy: async () => ({ Component: (await import('./pages/login-page.tsx')).LoginPage }),
  },
  // Not lazy: the token must be removed from the address bar immediately.
  { path: '/auth/callback', handle: open('Signing you in'), element: <AuthCallbackPage /> },
];

import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '#lib/route-handle.ts';
import { AuthCallbackPage } from './pages/auth-callback-page.tsx';
import { LoginPage } from './pages/login-page.tsx';

export const authRoutes: RouteObject[] = [
  // Neither is lazy: the sign-in is what a visitor sees first, and the token of the other must be removed from the address
  // bar immediately.
  {
    path: '/login',
    handle: { frame: false, title: 'Sign in', isPublic: true } satisfies RouteHandle,
    element: <LoginPage />,
  },
  {
    path: '/auth/callback',
    handle: { frame: false, title: 'Signing you in', isPublic: true } satisfies RouteHandle,
    element: <AuthCallbackPage />,
  },
];

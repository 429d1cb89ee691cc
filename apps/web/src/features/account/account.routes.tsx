import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../lib/route-handle.ts';

const open = (title: string): RouteHandle => ({ frame: false, title, isPublic: true });

export const accountRoutes: RouteObject[] = [
  {
    path: '/sign-up',
    handle: open('Sign up'),
    lazy: async () => ({ Component: (await import('./pages/sign-up-page.tsx')).SignUpPage }),
  },
  {
    path: '/forgot-password',
    handle: open('Forgot password'),
    lazy: async () => ({ Component: (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage }),
  },
  {
    path: '/verify-email',
    handle: open('Confirm your e-mail address'),
    lazy: async () => ({ Component: (await import('./pages/verify-email-page.tsx')).VerifyEmailPage }),
  },
  {
    path: '/reset-password',
    handle: open('Choose a new password'),
    lazy: async () => ({ Component: (await import('./pages/reset-password-page.tsx')).ResetPasswordPage }),
  },
  {
    path: '/parent-consent',
    handle: open('Your child needs your permission'),
    lazy: async () => ({ Component: (await import('./pages/parent-consent-page.tsx')).ParentConsentPage }),
  },
];

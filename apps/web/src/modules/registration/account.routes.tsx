import type { RouteObject } from 'react-router-dom';
import { publicPage } from '#ui/layout/public-page.ts';

export const accountRoutes: RouteObject[] = [
  publicPage('/sign-up', 'Sign up', async () => (await import('./pages/sign-up-page.tsx')).SignUpPage),
  publicPage(
    '/forgot-password',
    'Forgot password',
    async () => (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  publicPage(
    '/verify-email',
    'Confirm your e-mail address',
    async () => (await import('./pages/verify-email-page.tsx')).VerifyEmailPage,
  ),
  publicPage(
    '/reset-password',
    'Choose a new password',
    async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
  ),
  publicPage(
    '/your-age',
    'How old are you?',
    async () => (await import('./pages/your-age-page.tsx')).YourAgePage,
  ),
  publicPage(
    '/parent-consent',
    'Your permission',
    async () => (await import('./pages/parent-consent-page.tsx')).ParentConsentPage,
  ),
];

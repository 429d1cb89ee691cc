import type { RouteObject } from 'react-router-dom';
import { publicPage } from '#ui/layout/public-page.ts';

export const privacyRoutes: RouteObject[] = [
  publicPage('/privacy', 'Privacy', async () => (await import('./pages/privacy-page.tsx')).PrivacyPage),
  publicPage(
    '/privacy/children',
    'Privacy for children',
    async () => (await import('./pages/children-privacy-page.tsx')).ChildrenPrivacyPage,
  ),
  publicPage('/terms', 'Terms', async () => (await import('./pages/terms-page.tsx')).TermsPage),
  publicPage(
    '/accessibility',
    'Accessibility',
    async () => (await import('./pages/accessibility-page.tsx')).AccessibilityPage,
  ),
  publicPage('/security', 'Security', async () => (await import('./pages/security-page.tsx')).SecurityPage),
  publicPage('/schools', 'For schools', async () => (await import('./pages/schools-page.tsx')).SchoolsPage),
  publicPage(
    '/schools/agreement',
    'Data processing agreement',
    async () => (await import('./pages/agreement-page.tsx')).AgreementPage,
  ),
  publicPage('/contact', 'Contact', async () => (await import('./pages/contact-page.tsx')).ContactPage),
];

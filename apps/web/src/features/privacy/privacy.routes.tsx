import type { RouteObject } from 'react-router-dom';
import { publicPage } from '../../components/layout/public-page.ts';

export const privacyRoutes: RouteObject[] = [
  publicPage('/privacy', 'Privacy', async () => (await import('./pages/privacy-page.tsx')).PrivacyPage),
  publicPage(
    '/privacy/children',
    'Privacy for children',
    async () => (await import('./pages/children-privacy-page.tsx')).ChildrenPrivacyPage,
  ),
  publicPage('/terms', 'Terms', async () => (await import('./pages/terms-page.tsx')).TermsPage),
  publicPage('/contact', 'Contact', async () => (await import('./pages/contact-page.tsx')).ContactPage),
];

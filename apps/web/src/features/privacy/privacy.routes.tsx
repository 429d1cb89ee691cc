import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../lib/route-handle.ts';

/** A page that everyone may open. Its code is loaded when it is opened. */
const publicPage = (path: string, title: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { frame: false, title, isPublic: true } satisfies RouteHandle,
  lazy: async () => ({ Component: await load() }),
});

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

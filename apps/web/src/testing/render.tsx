import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type InitialEntry, type RouteObject } from 'react-router-dom';
import { Toasts } from '#ui/feedback/toasts.tsx';
import { AuthProvider } from '../lib/session/auth-provider.tsx';
import { createQueryClient } from '../lib/query/query-client.ts';
import { requireServer } from './server.ts';

const atOnce = () => 0;

/** Renders routes with session, queries and toasts. Retries have no delay. */
export function renderRoutes(routes: RouteObject[], at: InitialEntry = '/') {
  requireServer();
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const goTo = (path: string) => void router.navigate(path);
  const queryClient = createQueryClient(atOnce);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider goTo={goTo}>
        <RouterProvider router={router} />
        <Toasts />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { ...view, router, queryClient, user: userEvent.setup() };
}

/** Renders one page at a path; `router.state.location` shows where it navigated. */
export function renderPage(page: ReactNode, at: InitialEntry = '/') {
  const path = typeof at === 'string' ? at : (at.pathname ?? '/');
  return renderRoutes(
    [
      { path: path.split('?')[0] ?? '/', element: page },
      { path: '*', element: null },
    ],
    at,
  );
}

/** A route whose page loads until `arrive` is called; until then the previous page stays. */
export function slowRoute(path: string) {
  const { promise, resolve } = Promise.withResolvers<{ element: null }>();
  const arrive = () => resolve({ element: null });
  return { route: { path, lazy: () => promise } satisfies RouteObject, arrive };
}

import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../lib/query/query-client.ts';
import { AuthProvider } from '../lib/session/auth-provider.tsx';
import { routes } from './router.tsx';

const router = createBrowserRouter(routes);
const queryClient = createQueryClient();
const goTo = (path: string) => void router.navigate(path);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider goTo={goTo}>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>
  );
}

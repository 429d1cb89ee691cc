import './lib/zod-without-eval.ts';
import './lib/style-nonce.ts';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from './lib/query/query-client.ts';
import { AuthProvider } from './lib/session/auth-provider.tsx';
import { routes } from './app/router.tsx';

function start() {
  const router = createBrowserRouter(routes);
  const queryClient = createQueryClient();
  const goTo = (path: string) => void router.navigate(path);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AuthProvider goTo={goTo}>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

// Loading the modules takes a phone a tenth of a second: the browser may answer a press before the router starts.
setTimeout(start);

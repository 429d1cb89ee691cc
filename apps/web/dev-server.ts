import type { Server } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';

/** Vite in this process, so that it cannot outlive it, behind a server that listens already. Resolves when a page can be asked for. */
export async function startDevServer(server: Server): Promise<ViteDevServer> {
  const vite = await createServer({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/vite.config.ts`,
    server: { middlewareMode: { server }, ws: { server } },
    clearScreen: false,
  });
  server.on('request', vite.middlewares);
  await vite.warmupRequest('/src/main.tsx'); // so that the first visitor does not wait for it
  await vite.waitForRequestsIdle();
  return vite;
}

import type { Server } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';

/**
 * Starts Vite in this process, so that both end together, behind a server that is already listening. Resolves
 * when pages can be requested.
 */
export async function startDevServer(server: Server): Promise<ViteDevServer> {
  const vite = await createServer({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/vite.config.ts`,
    server: { middlewareMode: { server }, ws: { server } },
    clearScreen: false,
  });
  server.on('request', vite.middlewares);
  await vite.warmupRequest('/src/main.tsx'); // the first visitor does not have to wait for it
  await vite.waitForRequestsIdle();
  await librariesAreBundled(vite);
  return vite;
}

/**
 * Waits for the libraries that Vite bundles at the first start. A page would have to wait for them, and if the server
 * stopped earlier, they would not be saved and the next start would bundle them again.
 */
async function librariesAreBundled({ environments }: ViteDevServer): Promise<void> {
  const libraries = environments.client.depsOptimizer;
  await libraries?.scanProcessing;
  await Promise.all(libraries?.metadata.depInfoList.map(async ({ processing }) => processing) ?? []);
}

import { createServer, type ViteDevServer } from 'vite';

/** Vite in this process, so that it cannot outlive it; resolves when a page can be asked for. */
export async function startDevServer(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/vite.config.ts`,
    server: { port, strictPort: true, host: '127.0.0.1' },
    clearScreen: false,
  });
  await server.listen();
  await server.warmupRequest('/src/main.tsx'); // so that the first visitor does not wait for it
  await server.waitForRequestsIdle();
  return server;
}

import { createServer, type ViteDevServer } from 'vite';

/** Vite in this process, so that it cannot outlive it. */
export async function startDevServer(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/vite.config.ts`,
    server: { port, strictPort: true, host: '127.0.0.1' },
    clearScreen: false,
  });
  return server.listen();
}

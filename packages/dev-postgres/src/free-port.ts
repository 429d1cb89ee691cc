import { createServer } from 'node:net';

/** Returns the preferred port if it is free on this machine, else another free port. */
export async function freePort(preferred = 0): Promise<number> {
  const port = (await claim(preferred)) ?? (await claim(0));
  if (port === undefined) throw new Error('This machine has no free port.');
  return port;
}

/** "localhost" may mean either address: a server on one of them could answer our requests. */
async function claim(preferred: number): Promise<number | undefined> {
  const port = await listen(preferred, '127.0.0.1');
  if (typeof port !== 'number') return undefined;
  return (await listen(port, '::1')) === 'EADDRINUSE' ? undefined : port;
}

async function listen(port: number, host: string): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : undefined));
    });
  });
}

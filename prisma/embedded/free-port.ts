import { createServer } from 'node:net';

/** The preferred port of 127.0.0.1 when it is free, else any other that is. */
export async function freePort(preferred = 0): Promise<number> {
  return (
    (await claim(preferred)) ??
    (await claim(0)) ??
    Promise.reject(new Error('This machine has no free port.'))
  );
}

async function claim(port: number): Promise<number | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => {
      resolve(undefined);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(address !== null && typeof address === 'object' ? address.port : undefined);
      });
    });
  });
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { choosePort } from './choose-port.ts';

/**
 * Opens a server on the web's port immediately, because the API must know the port before Vite answers on it. If the
 * port were only checked, another checkout could take it in the meantime.
 */
export async function reserveWebPort(
  preferred: number,
  log: (line: string) => void,
): Promise<{ server: Server; port: number }> {
  for (;;) {
    const port = await choosePort('Web', preferred, log);
    const server = createServer();
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return { server, port };
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

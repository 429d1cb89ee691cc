import getPort from 'get-port';
import { createServerFolder, findProgram, startServer, type StartedServer } from './program.ts';

export interface Redis extends StartedServer {
  port: number;
  url: string;
}

export const redisMissing = 'redis-server is not installed (Debian: apt-get install redis-server)';

/** A Redis that stores nothing on disk; on a given port, to start it again. Undefined where it is not installed. */
export async function startRedis(givenPort?: number): Promise<Redis | undefined> {
  const program = (await findProgram('redis-server')) ?? (await findProgram('valkey-server'));
  if (program === undefined) return undefined;
  for (let triesLeft = givenPort === undefined ? 3 : 1; ; triesLeft--) {
    const port = givenPort ?? (await getPort());
    const folder = await createServerFolder();
    const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
    const parameters = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    try {
      const server = await startServer(program, parameters, { port, folder });
      return { ...server, port, url: `redis://127.0.0.1:${port}` };
    } catch (error) {
      if (triesLeft === 1) throw error; // otherwise another process may have taken the port
    }
  }
}

import { Agent, request, type RequestOptions } from 'node:http';

/** A client that reuses its connections, for minimal overhead. Throws on any status but 200. */
export function createHttpClient(baseUrl: string, connections: number) {
  const { hostname, port } = new URL(baseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function call(options: RequestOptions, body?: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, agent, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${options.path ?? ''} answered ${response.statusCode ?? 0}: ${text}`));
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  function send(method: 'POST' | 'PUT', path: string, token: string, value: unknown): Promise<string> {
    const body = JSON.stringify(value);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    return call({ method, path, headers }, body);
  }

  return {
    get: (path: string, token?: string) =>
      call({ path, headers: token ? { authorization: `Bearer ${token}` } : {} }),
    post: (path: string, token: string, value: unknown) => send('POST', path, token, value),
    put: (path: string, token: string, value: unknown) => send('PUT', path, token, value),
    close: () => {
      agent.destroy();
    },
  };
}
export type HttpClient = ReturnType<typeof createHttpClient>;

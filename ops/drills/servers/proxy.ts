import { writeFile } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as path from 'node:path';
import { buffer } from 'node:stream/consumers';
import getPort from 'get-port';
import { createServerFolder, findProgram, startServer } from './program.ts';

interface Proxy {
  /** HAProxy, or the drill's own where it is not installed. */
  name: string;
  url: string;
  stop: () => Promise<void>;
}

/**
 * A proxy in front of API processes. It sends a call to the next process when one refuses the connection or closes it
 * without an answer, which is safe, because every call that creates something has an idempotency key.
 */
export async function startProxy(urls: readonly string[]): Promise<Proxy> {
  const program = await findProgram('haproxy');
  return program === undefined ? startOwnProxy(urls) : startHaproxy(program, urls);
}

async function startHaproxy(program: string, urls: readonly string[]): Promise<Proxy> {
  const port = await getPort();
  const folder = await createServerFolder();
  const settings = path.join(folder, 'haproxy.cfg');
  await writeFile(
    settings,
    `defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 5s
  retries 5
  option redispatch 1
  retry-on conn-failure empty-response response-timeout
  http-error status 503 content-type "application/json" string '{}' hdr Retry-After 1
frontend drill
  bind 127.0.0.1:${port}
  default_backend api
backend api
  balance roundrobin
  option httpchk GET /api/ready
  default-server check inter 300ms fall 2 rise 1
${urls.map((url, index) => `  server api${index} ${new URL(url).host}`).join('\n')}
`,
  );
  const server = await startServer(program, ['-q', '-db', '-f', settings], { port, folder });
  return { name: 'HAProxy', url: `http://127.0.0.1:${port}`, stop: server.stop };
}

async function startOwnProxy(urls: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    // Other calls must not move the turn of this one, or it could try the same process again and again.
    const first = turn++;
    void buffer(incoming).then(async (body) => {
      for (let tries = 0; tries < 2 * urls.length; tries++) {
        const url = urls[(first + tries) % urls.length] ?? '';
        if (await forward(url, agent, { incoming, outgoing, body })) return;
      }
      outgoing.writeHead(502).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    name: "the drill's own proxy",
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Forwarded {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body: Buffer;
}

/** Resolves to false when the process gave no answer. */
function forward(url: string, agent: Agent, { incoming, outgoing, body }: Forwarded): Promise<boolean> {
  const { method, headers, url: target = '/' } = incoming;
  return new Promise((resolve) => {
    const sent = request(new URL(target, url), { method, headers, agent }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
      resolve(true);
    });
    sent.on('error', () => {
      resolve(false);
    });
    sent.end(body);
  });
}

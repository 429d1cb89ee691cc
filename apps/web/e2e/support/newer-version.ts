import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const workerPath = '/service-worker.js';

/** What the newer worker calls its version of the page. */
export const newerRevision = 'newer';

/**
 * Starts a server in front of the one at `target` that delivers a newer service worker once `publish` was called.
 * Playwright cannot replace the script of a worker that is already there.
 */
export async function startNewerVersion(target: string) {
  let isPublished = false;
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const asksForWorker = url === workerPath;
    if (asksForWorker) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const forwarded = request(new URL(url, target), { method, headers }, (reply) => {
      if (asksForWorker && isPublished) void sendNewer(reply, outgoing);
      else reply.pipe(outgoing.writeHead(reply.statusCode ?? 502, reply.headers));
    });
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    publish: () => {
      isPublished = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendNewer(reply: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const code = Buffer.concat(await reply.toArray()).toString();
  const newer = code.replace(/(?<=index\.html[`"'],\s*"?revision"?:\s*[`"'])\w+/u, newerRevision);
  const headers = { ...reply.headers, 'content-length': Buffer.byteLength(newer) };
  outgoing.writeHead(200, headers).end(newer);
}

import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '../logging.ts';

/**
 * Milliseconds. Proxies keep connections open for a minute. Ours must stay open longer, or a proxy may use a
 * closed one.
 */
const keepAliveMs = 65_000;
/** Milliseconds for the headers of a request. */
const headersTimeoutMs = 30_000;
/** How often Node.js looks for requests whose headers take too long, in milliseconds. */
const checkHeadersEveryMs = 5_000;
/** A refused connection is logged at most once in this time, in milliseconds. */
const logRefusedEveryMs = 60_000;

interface BodyRate {
  /** A slower sender is disconnected. */
  minBytesPerSecond: number;
  /** The time over which the rate is measured, in milliseconds. */
  windowMs: number;
}

/** 32 kbit/s: any line on which the web application can be used is faster. */
const defaultBodyRate: BodyRate = { minBytesPerSecond: 4_000, windowMs: 20_000 };

export interface ServerLimits {
  /** The most connections at the same time. Node.js closes any other immediately. */
  maxConnections: number;
  logger: Logger;
  bodyRate?: BodyRate;
}

/**
 * An HTTP server for the application with limits on connections and slow senders. The time of a whole request
 * has no limit, so that a permitted upload of 256 MB arrives over a slow line, but its body must arrive at a
 * least rate.
 */
export function createHttpServer(
  handle: RequestListener,
  { maxConnections, logger, bodyRate = defaultBodyRate }: ServerLimits,
): Server {
  const server = createServer({
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersTimeoutMs,
    requestTimeout: 0,
    connectionsCheckingInterval: checkHeadersEveryMs,
  });
  server.maxConnections = maxConnections;
  let loggedAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - loggedAt < logRefusedEveryMs) return;
    loggedAt = performance.now();
    logger.warn({ maxConnections }, 'too many connections: new ones are refused');
  });
  // Before the application, which may end a request without reading its body.
  server.on('request', (request) => disconnectSlowBody(request, bodyRate));
  server.on('request', handle);
  return server;
}

/** Watches a request until its body has arrived. Most have no body, or have it whole with the headers. */
function disconnectSlowBody(request: IncomingMessage, { minBytesPerSecond, windowMs }: BodyRate): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
  const minBytes = (minBytesPerSecond * windowMs) / 1_000;
  let received = socket.bytesRead;
  const watch = setInterval(() => {
    if (request.complete || socket.destroyed) {
      clearInterval(watch);
      return;
    }
    const arrived = socket.bytesRead - received;
    received = socket.bytesRead;
    // While the application is not reading, for example while it checks the session, nothing can arrive.
    if (arrived >= minBytes || !isReading(request)) return;
    clearInterval(watch);
    refuse(socket);
  }, windowMs).unref();
  request.once('close', () => clearInterval(watch));
}

/** Whether the application has read everything that arrived, and waits for more. */
function isReading(request: IncomingMessage): boolean {
  const isRead = request.readableFlowing === true || request.listenerCount('readable') > 0;
  return isRead && request.readableLength === 0;
}

/** As Node.js does when the headers take too long. */
function refuse(socket: Socket): void {
  if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  socket.destroySoon();
}

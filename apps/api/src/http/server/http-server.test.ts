import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createLogger } from '../logging.ts';
import { createHttpServer, type ServerLimits } from './http-server.ts';

const lines: string[] = [];
const logger = createLogger('warn', { write: (line) => void lines.push(line) });
const opened: (Server | Socket)[] = [];
afterEach(() => {
  lines.length = 0;
  for (const each of opened.splice(0)) {
    if ('closeAllConnections' in each) {
      each.close();
      each.closeAllConnections();
    } else each.destroy();
  }
});

/** Replies with the size of the body when it has arrived. */
const countBody: RequestListener = (request, response) => {
  buffer(request).then(
    (body) => response.end(String(body.length)),
    () => undefined,
  );
};

async function listen(limits: Partial<ServerLimits>, handle = countBody): Promise<number> {
  const server = createHttpServer(handle, {
    maxConnections: 10,
    logger,
    bodyRate: { minBytesPerSecond: 1_000, windowMs: 100 },
    ...limits,
  });
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function open(port: number, start: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  await once(socket, 'connect');
  socket.write(start);
  return socket;
}

const upload = (length: number) =>
  `POST / HTTP/1.1\r\nHost: test\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

test('a body that stops arriving is disconnected', async () => {
  const socket = await open(await listen({}), `${upload(5_000)}only the start`);
  expect(await text(socket)).toContain('408 Request Timeout');
});

test('a body that trickles is disconnected', async () => {
  const socket = await open(await listen({}), upload(5_000));
  const trickle = setInterval(() => socket.write('x'), 20);
  expect(await text(socket)).toContain('408 Request Timeout');
  clearInterval(trickle);
});

test('a slow body at the least rate arrives, however long it takes', async () => {
  const socket = await open(await listen({}), upload(4_000));
  const reply = text(socket);
  // 400 bytes in 50 ms, ten times: five windows of time.
  for (let part = 0; part < 10; part++) {
    socket.write('x'.repeat(400));
    await pause(50);
  }
  expect(await reply).toMatch(/200 OK[^]*4000$/);
});

test('a body that the application does not read yet is not disconnected', async () => {
  const port = await listen({}, (request, response) => {
    setTimeout(() => countBody(request, response), 350);
  });
  const socket = await open(port, `${upload(4)}four`);
  expect(await text(socket)).toMatch(/200 OK[^]*4$/);
});

test('more connections than allowed are refused, and logged once', async () => {
  const port = await listen({ maxConnections: 2 });
  await open(port, '');
  await open(port, '');
  for (let more = 0; more < 3; more++) {
    const refused = connect(port, '127.0.0.1');
    opened.push(refused);
    refused.on('error', () => undefined);
    await once(refused, 'close');
  }
  expect(lines.filter((line) => line.includes('too many connections'))).toHaveLength(1);
});

import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createLogger } from '../logging.ts';
import { createGracefulShutdown } from './graceful-shutdown.ts';

/** A server whose replies the test sends itself, and a shutdown that records its steps. */
async function startServer() {
  const pending: ServerResponse[] = [];
  const server = createServer((_request, response) => void pending.push(response)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const call = () =>
    new Promise<string>((resolve, reject) => {
      const sent = request(
        { port, agent },
        (response: IncomingMessage) => void text(response).then(resolve, reject),
      );
      sent.on('error', reject).end();
    });
  const events: string[] = [];
  const exited = Promise.withResolvers<undefined>();
  const stop = createGracefulShutdown({
    server,
    logger: createLogger('silent', { write: () => undefined }),
    finishJobs: () => Promise.resolve(),
    release: () => {
      events.push('released');
      return Promise.resolve();
    },
    exit: (code) => {
      events.push(`exit ${code}`);
      exited.resolve(undefined);
    },
  });
  return { pending, call, events, stop, exited: exited.promise };
}

test('running requests finish, new ones are refused, and then the process exits with 0', async () => {
  const { pending, call, events, stop, exited } = await startServer();
  const running = call();
  await expect.poll(() => pending.length).toBe(1);
  void stop('SIGTERM');
  await expect(call()).rejects.toThrow('ECONNREFUSED');
  expect(events).toEqual([]);
  pending[0]?.end('done');
  expect(await running).toBe('done');
  await exited;
  expect(events).toEqual(['released', 'exit 0']);
});

test('an idle connection that is kept alive does not delay the shutdown', async () => {
  const { pending, call, stop, exited } = await startServer();
  const first = call();
  await expect.poll(() => pending.length).toBe(1);
  pending[0]?.end('done');
  await first;
  const started = performance.now();
  await stop('SIGTERM');
  await exited;
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('a second signal has no effect', async () => {
  const { events, stop, exited } = await startServer();
  await Promise.all([stop('SIGTERM'), stop('SIGINT')]);
  await exited;
  expect(events).toEqual(['released', 'exit 0']);
});

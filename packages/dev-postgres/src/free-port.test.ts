import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('a free preferred port is returned', async () => {
  const port = await freePort();
  expect(await freePort(port)).toBe(port);
});

test.each(['127.0.0.1', '0.0.0.0'])('a port in use by another server on %s is not returned', async (host) => {
  const server = createServer();
  await once(server.listen(0, host), 'listening');
  const { port } = server.address() as AddressInfo;
  const given = await freePort(port);
  server.close();
  expect(given).not.toBe(port);
  expect(given).toBeGreaterThan(0);
});

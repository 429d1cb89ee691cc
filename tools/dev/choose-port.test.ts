import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import getPort, { clearLockedPorts } from 'get-port';
import { expect, test } from 'vitest';
import { choosePort } from './choose-port.ts';

test('a free port is used without a log line', async () => {
  const port = await getPort();
  clearLockedPorts();
  const lines: string[] = [];
  expect(await choosePort('Web', port, (line) => lines.push(line))).toBe(port);
  expect(lines).toEqual([]);
});

test.each(['127.0.0.1', '0.0.0.0'])('a port in use by another server on %s is replaced', async (host) => {
  const server = createServer();
  await once(server.listen(0, host), 'listening');
  const { port } = server.address() as AddressInfo;
  const lines: string[] = [];
  const given = await choosePort('Web', port, (line) => lines.push(line));
  server.close();
  expect(given).not.toBe(port);
  expect(given).toBeGreaterThan(0);
  expect(lines).toEqual([`Web: port ${port} is in use, using ${given}.`]);
});

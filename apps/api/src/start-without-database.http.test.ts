import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import getPort from 'get-port';
import { expect, inject, test } from 'vitest';
import { startApi, stopApi, waitUntilApiReady } from '#child-process/api-process.ts';
import { createTestApp, testSecret } from './testing/test-app.ts';

const { database } = await createTestApp();

test('a process that starts while its database is away begins to serve when it is back', async () => {
  const { rows } = await database.executeSql('select current_database() as name');
  const direct = new URL((rows as { name: string }[])[0]?.name ?? '', inject('templateUrl'));

  // Stands for the database: refuses the first connections, then passes them on.
  let refused = 0;
  const server = createServer((client) => {
    if (refused < 2) {
      refused++;
      client.destroy();
      return;
    }
    const upstream = connect(Number(direct.port), direct.hostname);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
  });
  const away = new URL(direct);
  away.port = String(await getPort());
  await once(server.listen(Number(away.port), '127.0.0.1'), 'listening');
  const port = await getPort();
  const api = startApi({
    DATABASE_URL: away.href,
    JWT_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    PORT: String(port),
    ROLE: 'web',
  });
  expect(await waitUntilApiReady(api, port)).toBe(true);
  expect(refused).toBe(2);
  await stopApi(api);
  server.close();
});

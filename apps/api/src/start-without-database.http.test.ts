import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import getPort from 'get-port';
import { expect, inject, test } from 'vitest';
import { startApi, stopApi, waitUntilApiReady } from '../../../tools/process/api-process.ts';
import { createTestApp, testSecret } from './testing/test-app.ts';

const { database } = await createTestApp();

test('a process that starts while its pooler is away begins to serve when it is back', async () => {
  const { rows } = await database.executeSql('select current_database() as name');
  const direct = new URL((rows as { name: string }[])[0]?.name ?? '', inject('templateUrl'));
  await database.executeSql(
    `alter role ${direct.username} in database ${direct.pathname.slice(1)} set timezone = 'UTC'`,
  );
  const pooler = new URL(direct);
  pooler.port = String(await getPort());

  // In place of the pooler: refuses the first connections, then passes them on.
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
  await once(server.listen(Number(pooler.port), '127.0.0.1'), 'listening');
  const port = await getPort();
  const api = startApi({
    DATABASE_URL: pooler.href,
    DATABASE_DIRECT_URL: direct.href,
    DATABASE_POOLED: 'true',
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

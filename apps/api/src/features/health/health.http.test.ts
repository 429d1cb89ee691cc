import { connectDatabase } from '@markwell/database/connect';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const { request, database } = await createTestApp();

test('the health endpoint requires no session', async () => {
  const response = await request.get('/api/health');
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ status: 'ok' });
});

test('ready when the database has every migration', async () => {
  const response = await request.get('/api/ready');
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ status: 'ready' });
});

test('not ready while a migration is missing', async () => {
  const [migration] = await database.$queryRaw<{ id: string }[]>`
    update _prisma_migrations set finished_at = null where id = (select max(id) from _prisma_migrations) returning id`;
  const response = await request.get('/api/ready');
  await database.$executeRaw`update _prisma_migrations set finished_at = now() where id = ${migration?.id}`;
  expect(response.status).toBe(503);
  expect(response.headers['retry-after']).toBeDefined();
  expect(response.body).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The database needs migrations',
  });
});

test('not ready, but alive, while the database cannot be reached', async () => {
  const away = connectDatabase('postgresql://nobody@127.0.0.1:1/none');
  const app = await createTestApp({ database: away });
  expect((await app.request.get('/api/ready')).status).toBe(503);
  expect((await app.request.get('/api/health')).status).toBe(200);
  await away.$disconnect();
});

import { connectDatabase } from '@markwell/database/connect';
import { expect, test } from 'vitest';
import { errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { DomainError } from '#platform/domain-error.ts';
import { withMigrations } from './health.repository.ts';
import { isReady } from './health.service.ts';

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

/** Marks the newest migration as finished at this time, or as not finished. */
async function finishNewest(at: Date | null): Promise<void> {
  const migrations = withMigrations(database.sql);
  const { newest } = await migrations
    .selectFrom('_prisma_migrations')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  await migrations
    .updateTable('_prisma_migrations')
    .set({ finished_at: at })
    .where('id', '=', newest)
    .execute();
}

test('not ready while a migration is missing', async () => {
  await finishNewest(null);
  const response = await request.get('/api/ready');
  await finishNewest(new Date());
  expect(response.status).toBe(503);
  expect(response.headers['retry-after']).toBeDefined();
  expect(response.body).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The database needs migrations: run `pnpm db:migrate`',
  });
});

test('the same reason for not being ready is logged once, and again after the process was ready', async () => {
  const { context } = await createTestApp();
  const wasLogged = async () => {
    const error: unknown = await isReady(context).catch((thrown: unknown) => thrown);
    return error instanceof DomainError ? error.isLogged : undefined;
  };
  await finishNewest(null);
  expect([await wasLogged(), await wasLogged()]).toEqual([false, true]);
  await finishNewest(new Date());
  expect(await isReady(context)).toEqual({ status: 'ready' });
  await finishNewest(null);
  expect(await wasLogged()).toBe(false);
  await finishNewest(new Date());
});

test('not ready, but alive, while the database cannot be reached', async () => {
  const away = connectDatabase('postgresql://nobody@127.0.0.1:1/none');
  const app = await createTestApp({ database: away });
  expect((await app.request.get('/api/ready')).status).toBe(503);
  expect((await app.request.get('/api/health')).status).toBe(200);
  await away.$disconnect();
});

test('a worker answers monitoring, and nothing else', async () => {
  const worker = await createTestApp({ settings: { role: 'worker' } });
  expect((await worker.request.get('/api/health')).status).toBe(200);
  expect((await worker.request.get('/api/ready')).status).toBe(200);
  const refused = await worker.request.post('/api/auth/login').send({});
  expect([refused.status, errorOf(refused).code]).toEqual([404, 'NOT_FOUND']);
});

import * as fs from 'node:fs/promises';
import { endpoint } from '@markwell/shared/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildPupil } from '../../testing/builders/build-user.ts';
import { errorOf } from '../../testing/requests/response-body.ts';
import { testDatabase } from '../../testing/test-app.ts';
import { createTestMount } from '../../testing/test-mount.ts';
import { implement } from '#http/implement.ts';

const save = (path: `/${string}`) =>
  endpoint(`POST ${path}`, 'learner', { summary: 'Saves something', response: z.object({}) });

const server = await testDatabase();
// PostgreSQL reports a full disk as it would, for schools with this name.
await server.$executeRawUnsafe(`
  create function report_full_disk() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
await server.$executeRawUnsafe(`
  create trigger full_disk before insert on schools for each row
  when (new.name = 'no space') execute function report_full_disk()`);

const { request, database, signInAs, log } = await createTestMount([
  implement(save('/save-with-prisma'), async () => {
    await server.school.create({ data: { name: 'no space' } });
    return {};
  }),
  implement(save('/save-with-sql'), async () => {
    await server.sql.insertInto('schools').values({ id: crypto.randomUUID(), name: 'no space' }).execute();
    return {};
  }),
  implement(save('/save-a-file'), async () => {
    await fs.writeFile('/dev/full', 'content');
    return {};
  }),
]);

const paths = [
  '/save-with-prisma',
  '/save-with-sql',
  ...(process.platform === 'linux' ? ['/save-a-file'] : []),
];

test.each(paths)('when the disk is full, %s says that nothing was saved', async (path) => {
  const pupil = await buildPupil(database);
  log.length = 0;
  const response = await request.post(`/api${path}`).set(signInAs(pupil)).send({});
  expect(response.status).toBe(507);
  expect(errorOf(response)).toMatchObject({
    code: 'STORAGE_FULL',
    message: 'Markwell has no space left, so this could not be saved. Please try again later.',
  });
  expect(log.join()).toContain('the disk is full');
});

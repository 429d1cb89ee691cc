import { endpoint } from '@markwell/shared/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { conflict, notFound } from '#platform/domain-error.ts';
import { guardStatuses } from './status-guard.ts';
import { createTestMount } from './test-mount.ts';
import { implement } from '#http/implement.ts';

const lookUp = endpoint('GET /guarded/:how', 'public', {
  summary: 'Fails in one of two ways',
  params: z.object({ how: z.string().max(10) }),
  response: z.object({}),
  statuses: [404],
});

const { request } = await createTestMount([
  implement(lookUp, ({ params: { how } }) => {
    if (how === 'missing') throw notFound('There is nothing');
    if (how === 'conflict') throw conflict('This already exists');
    return {};
  }),
]);
const guard = guardStatuses([lookUp]);

test('declared and derived statuses pass', async () => {
  for (const [how, status] of [
    ['fine', 200],
    ['missing', 404],
    ['much-too-long', 400],
  ] as const) {
    expect((await request.get(`/api/guarded/${how}`)).status).toBe(status);
  }
  expect(guard.assertDeclared).not.toThrow();
});

test('an undeclared status fails once, with the endpoint and the status', async () => {
  expect((await request.get('/api/guarded/conflict')).status).toBe(409);
  expect(guard.assertDeclared).toThrow('GET /api/guarded/:how answered 409');
  expect(guard.assertDeclared).not.toThrow();
});

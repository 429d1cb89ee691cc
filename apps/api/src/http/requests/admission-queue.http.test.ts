import { randomUUID } from 'node:crypto';
import { request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@markwell/shared/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildAdmin, buildPupil } from '../../testing/builders/build-user.ts';
import { createTestMount } from '../../testing/test-mount.ts';
import { implement } from '#http/implement.ts';

const define = (path: `/${string}`, access: 'public' | 'learner' | 'admin', creates = false) =>
  endpoint(`POST ${path}`, access, {
    summary: 'Takes its time',
    body: z.object({}),
    response: z.object({}),
    statuses: [],
    creates,
  });

/** Ends the hanging requests, in the order of arrival. */
const hanging: (() => void)[] = [];
const finishedWork: string[] = [];
const { app, database, signInAs, admission } = await createTestMount(
  [
    implement(define('/hang', 'learner'), async () => {
      await new Promise<void>((resolve) => hanging.push(resolve));
      return {};
    }),
    implement(define('/work', 'learner'), () => {
      finishedWork.push('pupil');
      return {};
    }),
    implement(define('/start', 'learner', true), () => {
      finishedWork.push('start');
      return {};
    }),
    implement(define('/administer', 'admin'), () => ({})),
    implement(define('/see', 'public'), () => ({})),
  ],
  { maxConcurrentCalls: 1 },
);

// One real server for all tests, so that a client can disconnect from it.
const server = app.listen(0);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let pupil: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  pupil = signInAs(await buildPupil(database));
  admin = signInAs(await buildAdmin(database));
});
afterAll(() => {
  server.close();
});

const post = (path: string, session: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { ...session, 'Content-Type': 'application/json' },
    body: '{}',
    ...(signal && { signal }),
  });

/** Occupies the only slot with a request. Returns a function that ends it. */
async function occupyQueue(): Promise<() => Promise<unknown>> {
  hanging.length = 0;
  const call = post('/hang', pupil);
  await expect.poll(() => hanging.length).toBe(1);
  return () => {
    hanging[0]?.();
    return call;
  };
}

test('public requests and those of administrators do not queue', async () => {
  const free = await occupyQueue();
  expect((await post('/see')).status).toBe(200);
  expect((await post('/administer', admin)).status).toBe(200);
  await free();
});

test('a body that arrives slowly does not block the queue', async () => {
  const slow = openRequest(`${origin}/api/work`, {
    method: 'POST',
    headers: { ...pupil, 'Content-Type': 'application/json', 'Content-Length': 2 },
  });
  const answered = new Promise<number | undefined>((resolve) => {
    slow.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  slow.write('{');
  expect((await post('/work', pupil)).status).toBe(200);
  slow.end('}');
  expect(await answered).toBe(200);
});

test('a request whose client disconnects while waiting is skipped; the next one runs', async () => {
  const free = await occupyQueue();
  finishedWork.length = 0;
  const leaving = new AbortController();
  const left = post('/work', pupil, leaving.signal).catch(() => 'left');
  const next = post('/work', pupil);
  leaving.abort();
  expect(await left).toBe('left');
  await free();
  expect((await next).status).toBe(200);
  expect(finishedWork).toEqual(['pupil']);
});

test('a save goes before a start that arrived earlier', async () => {
  const free = await occupyQueue();
  finishedWork.length = 0;
  const start = post('/start', { ...pupil, 'Idempotency-Key': randomUUID() });
  await expect.poll(() => admission.status().waiting).toBe(1);
  const save = post('/work', pupil);
  await expect.poll(() => admission.status().waiting).toBe(2);
  await free();
  await Promise.all([start, save]);
  expect(finishedWork).toEqual(['pupil', 'start']);
});

test('a request that cannot be served in time gets a Retry-After and its position', async () => {
  const free = await occupyQueue();
  // More than six seconds' worth of requests, whatever the average duration is after the earlier ones.
  const leaving = new AbortController();
  const refused = await new Promise<Response>((resolve) => {
    for (let count = 0; count < 2_000; count++) {
      post('/work', pupil, leaving.signal).then(
        (response) => {
          if (response.status === 503) resolve(response);
        },
        () => undefined,
      );
    }
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    code: 'BUSY',
    message: expect.stringContaining('Please wait') as unknown,
    queuePosition: expect.any(Number) as unknown,
  });
  leaving.abort();
  await free();
});

import { expect, test, vi } from 'vitest';
import { DomainError } from '#platform/domain-error.ts';
import { createAdmissionQueue, type AdmissionRequest } from './admission-queue.ts';

interface QueuedCall {
  /** Resolves to the name, or to the error of the refusal. */
  outcome: Promise<unknown>;
  end: () => void;
  disconnect: () => void;
}

function createPupils(maxConcurrent: number) {
  let time = 0;
  const admission = createAdmissionQueue({ maxConcurrent, now: () => time });
  const started: string[] = [];
  const call = (
    name: string,
    options: Partial<Pick<AdmissionRequest, 'isFirst' | 'key'>> = {},
  ): QueuedCall => {
    const leaving = new AbortController();
    const { promise, resolve } = Promise.withResolvers<string>();
    const outcome = admission
      .run({ disconnectSignal: () => leaving.signal, isFirst: false, ...options }, () => {
        started.push(name);
        return promise;
      })
      .catch((error: unknown) => error);
    const end = () => {
      resolve(name);
    };
    const disconnect = () => {
      leaving.abort();
    };
    return { outcome, end, disconnect };
  };
  const advance = (ms: number) => {
    time += ms;
  };
  return { call, started, advance };
}

const busy = expect.objectContaining({ code: 'BUSY' }) as unknown;

test('a limited number of requests run at the same time, in the order of arrival', async () => {
  const { call, started } = createPupils(2);
  const [first, second, third] = ['first', 'second', 'third', 'fourth'].map((name) => call(name));
  expect(started).toEqual(['first', 'second']);
  second?.end();
  await second?.outcome;
  expect(started).toEqual(['first', 'second', 'third']);
  first?.end();
  third?.end();
  await Promise.all([first?.outcome, third?.outcome]);
  expect(started).toEqual(['first', 'second', 'third', 'fourth']);
});

test('after a failed request the next one runs', async () => {
  const admission = createAdmissionQueue({ maxConcurrent: 1 });
  const request = { disconnectSignal: () => new AbortController().signal, isFirst: false };
  const failed = admission.run(request, () => Promise.reject(new Error('no'))).catch(() => 'failed');
  const next = admission.run(request, () => Promise.resolve('next'));
  expect(await Promise.all([failed, next])).toEqual(['failed', 'next']);
});

test('a request whose client disconnects while waiting does not run', async () => {
  const { call, started } = createPupils(1);
  const [working, leaving, last] = ['working', 'leaving', 'last'].map((name) => call(name));
  leaving?.disconnect();
  expect(await leaving?.outcome).toEqual(busy);
  working?.end();
  await working?.outcome;
  last?.end();
  expect(await last?.outcome).toBe('last');
  expect(started).toEqual(['working', 'last']);
});

test('clients that disconnect do not delay the Retry-After of refused ones', async () => {
  const { call } = createPupils(1);
  call('working');
  const queued = Array.from({ length: 300 }, (_, index) => call(`queued ${index}`));
  for (const each of queued.slice(0, 250)) each.disconnect();
  await Promise.all(queued.slice(0, 250).map(({ outcome }) => outcome));
  for (let index = 0; index < 250; index++) call(`instead ${index}`);
  expect(await call('too many').outcome).toMatchObject({ retryAfter: 4 });
});

test('a request that cannot run within six seconds is refused immediately, with a Retry-After', async () => {
  const { call } = createPupils(1);
  call('working');
  // The first estimate is twenty milliseconds per request, so the queue holds three hundred.
  const queued = Array.from({ length: 300 }, (_, index) => call(`queued ${index}`));
  const refused = await call('too many').outcome;
  expect(refused).toBeInstanceOf(DomainError);
  expect(refused).toMatchObject({ code: 'BUSY', retryAfter: 4 });
  // Fifty requests a second: the hundred-and-fiftieth returns a second and a half after the first.
  const others = await Promise.all(
    Array.from({ length: 149 }, (_, index) => call(`too many ${index}`).outcome),
  );
  expect(others.at(-1)).toMatchObject({ retryAfter: 5 });
  queued[0]?.disconnect();
  await queued[0]?.outcome;
  const admitted = call('one more');
  expect(await Promise.race([admitted.outcome, Promise.resolve('waiting')])).toBe('waiting');
});

test('a refused client returns after six seconds at most, however long requests took a moment ago', async () => {
  const { call, advance } = createPupils(1);
  const slow = call('slow');
  advance(60_000);
  slow.end();
  await slow.outcome;
  call('working');
  call('waiting');
  const refused = await Promise.all(Array.from({ length: 50 }, (_, index) => call(`${index}`).outcome));
  expect(refused.at(-1)).toMatchObject({ code: 'BUSY', retryAfter: 6 });
});

test('when all submit at the same moment, none is refused before it has waited for six seconds', async () => {
  vi.useFakeTimers();
  try {
    const { call } = createPupils(1);
    call('working');
    const submits = Array.from({ length: 1_000 }, (_, index) => call(`submit ${index}`, { isFirst: true }));
    const last = submits.at(-1);
    expect(await Promise.race([last?.outcome, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await last?.outcome).toEqual(busy);
  } finally {
    vi.useRealTimers();
  }
});

test('submits that wait are not refused because one took long', async () => {
  const { call, started, advance } = createPupils(1);
  const slow = call('slow');
  const submits = Array.from({ length: 100 }, (_, index) => call(`submit ${index}`, { isFirst: true }));
  advance(4_000);
  slow.end();
  await slow.outcome;
  expect(started).toEqual(['slow', 'submit 0']);
  expect(await Promise.race([submits.at(-1)?.outcome, Promise.resolve('waiting')])).toBe('waiting');
});

test('when requests take longer than expected, the last ones in the queue are refused', async () => {
  const { call, started, advance } = createPupils(1);
  const working = call('working');
  const queued = Array.from({ length: 100 }, (_, index) => call(`queued ${index}`));
  // The average rises from 20 to 219 ms: requests after about the first 9 would be too late.
  advance(4_000);
  working.end();
  await working.outcome;
  expect(started).toEqual(['working', 'queued 0']);
  expect(await queued.at(-1)?.outcome).toEqual(busy);
  expect(await Promise.race([queued[5]?.outcome, Promise.resolve('waiting')])).toBe('waiting');
});

test('no request waits for longer than six seconds when others hang', async () => {
  vi.useFakeTimers();
  try {
    const { call } = createPupils(1);
    call('hanging');
    const queued = call('waiting');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await queued.outcome).toEqual(busy);
  } finally {
    vi.useRealTimers();
  }
});

test('saves and submits go before starts, in the order of arrival', async () => {
  const { call, started } = createPupils(1);
  const working = call('working');
  const start = call('start', { key: 'a' });
  const saves = [call('first save', { isFirst: true }), call('second save', { isFirst: true })];
  for (const each of [working, ...saves, start]) {
    each.end();
    await each.outcome;
  }
  expect(started).toEqual(['working', 'first save', 'second save', 'start']);
});

test('a save is not refused because many starts wait', async () => {
  const { call } = createPupils(1);
  call('working');
  for (let index = 0; index < 300; index++) call(`start ${index}`, { key: `${index}` });
  expect(await call('one start too many', { key: 'last' }).outcome).toEqual(busy);
  const save = call('save', { isFirst: true });
  expect(await Promise.race([save.outcome, Promise.resolve('waiting')])).toBe('waiting');
});

/** Three hundred waiting starts and two refused ones; then one of those that wait disconnects. */
async function createFullQueue() {
  const pupils = createPupils(1);
  pupils.call('working');
  const queued = Array.from({ length: 300 }, (_, index) =>
    pupils.call(`queued ${index}`, { key: `${index}` }),
  );
  const refused: unknown[] = [];
  for (const key of ['early', 'late']) refused.push(await pupils.call(key, { key }).outcome);
  queued[0]?.disconnect();
  await queued[0]?.outcome;
  return { ...pupils, refused };
}

test('a refused start gets its position, and keeps it when it returns', async () => {
  const { call, refused } = await createFullQueue();
  expect(refused).toMatchObject([{ queuePosition: 301 }, { queuePosition: 302 }]);
  // The free place in the queue is for the first of the two.
  expect(await call('new', { key: 'new' }).outcome).toMatchObject({ queuePosition: 302 });
  expect(await call('late', { key: 'late' }).outcome).toMatchObject({ queuePosition: 301 });
  const early = call('early', { key: 'early' });
  expect(await Promise.race([early.outcome, Promise.resolve('waiting')])).toBe('waiting');
});

test('a refused start that does not return loses its place', async () => {
  const { call, advance } = await createFullQueue();
  // Longer than its Retry-After of four seconds and the ten seconds after it.
  advance(15_000);
  const next = call('next', { key: 'next' });
  expect(await Promise.race([next.outcome, Promise.resolve('waiting')])).toBe('waiting');
});

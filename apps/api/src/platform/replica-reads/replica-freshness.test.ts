import { expect, test } from 'vitest';
import { createReplicaFreshness } from './replica-freshness.ts';
import { parseWalPosition } from './wal-position.ts';

test('positions are compared as PostgreSQL compares them', () => {
  expect(parseWalPosition('0/1000000')).toBe(0x1000000n);
  expect(parseWalPosition('A/0') > parseWalPosition('9/FFFFFFFF')).toBe(true);
});

/** A primary and a replica whose positions and clock the test sets. */
function servers() {
  const state = { written: 100n, replayed: 100n, now: 0, isAway: false, asked: 0 };
  const changes: boolean[] = [];
  const freshness = createReplicaFreshness({
    readWritten: () => Promise.resolve(state.written),
    readReplayed: () => {
      state.asked++;
      return state.isAway ? Promise.reject(new Error('away')) : Promise.resolve(state.replayed);
    },
    now: () => state.now,
    onChange: (isAway) => changes.push(isAway),
  });
  return { state, changes, freshness };
}

test('the replica serves a reader who has written nothing, and a writer when it shows the write', async () => {
  const { state, freshness } = servers();
  expect(await freshness.isCurrent(0n)).toBe(true);
  state.written = 200n;
  expect([await freshness.isCurrent(0n), await freshness.isCurrent(200n)]).toEqual([true, false]);
  state.replayed = 200n;
  expect(await freshness.isCurrent(200n)).toBe(true);
});

test('a position that is known is not asked again within a second', async () => {
  const { state, freshness } = servers();
  for (let reads = 0; reads < 50; reads++) await freshness.isCurrent(50n);
  expect(state.asked).toBe(1);
  state.now = 1_000;
  await freshness.isCurrent(50n);
  expect(state.asked).toBe(2);
});

test('a replica that is more than twenty seconds late serves nobody', async () => {
  const { state, freshness } = servers();
  await freshness.isCurrent(0n);
  const served: boolean[] = [];
  for (const now of [5_000, 10_000, 15_000, 20_000, 25_000]) {
    state.now = now;
    state.written += 10n;
    served.push(await freshness.isCurrent(0n));
  }
  expect(served).toEqual([true, true, true, false, false]);
  state.replayed = state.written;
  expect(await freshness.isCurrent(0n)).toBe(true);
});

test('after a quiet time the replica must show everything', async () => {
  const { state, freshness } = servers();
  await freshness.isCurrent(0n);
  state.now = 60_000;
  state.written = 300n;
  expect(await freshness.isCurrent(0n)).toBe(false);
});

test('a replica that is away is not asked for five seconds, and each change is reported once', async () => {
  const { state, changes, freshness } = servers();
  state.isAway = true;
  for (let reads = 0; reads < 10; reads++) expect(await freshness.isCurrent(0n)).toBe(false);
  expect([state.asked, changes]).toEqual([1, [true]]);
  state.now = 5_000;
  await freshness.isCurrent(0n);
  expect([state.asked, changes]).toEqual([2, [true]]);
  state.isAway = false;
  state.now = 10_000;
  expect(await freshness.isCurrent(0n)).toBe(true);
  expect(changes).toEqual([true, false]);
});

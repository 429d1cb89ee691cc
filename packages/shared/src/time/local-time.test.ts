import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instantOf, localTimeOf } from './local-time.ts';

it.each([
  ['in winter', '2026-11-24T09:00', '2026-11-24T09:00:00.000Z'],
  ['in summer', '2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
  ['in the hour that is repeated in autumn, the first', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['after it', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
  ['in the hour that is skipped in spring, an hour later', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
])('reads a time %s', (_case, local, instant) => {
  expect(instantOf(local)?.toISOString()).toBe(instant);
});

it('reads nothing that is not a time', () => {
  expect([instantOf(''), instantOf('tomorrow')]).toEqual([null, null]);
});

it('shows every instant as the time that it reads back, but for the repeated hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minutes) => {
      const instant = new Date(Date.parse('2020-01-01T00:00:00Z') + minutes * 60_000);
      const read = instantOf(localTimeOf(instant));
      expect([0, -3_600_000]).toContain(Number(read) - Number(instant));
    }),
  );
});

import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shiftingScript } from './shifted-clock.ts';

test('a shifted clock shows a later time, and leaves given instants and everything else as they are', () => {
  const context = createContext({});
  runInContext(shiftingScript(3_600_000), context);
  const evaluate = (code: string): unknown => runInContext(code, context);
  const began = Date.now() + 3_600_000;
  for (const code of ['Date.now()', 'new Date().getTime()', 'new (class extends Date {})().getTime()']) {
    const shown = Number(evaluate(code));
    expect(shown).toBeGreaterThanOrEqual(began);
    expect(shown).toBeLessThan(began + 60_000);
  }
  expect(evaluate(`new Date('2027-03-28T00:05:00Z').toISOString()`)).toBe('2027-03-28T00:05:00.000Z');
  expect(evaluate(`new Date(0) instanceof Date && Date.UTC(1970, 0, 1)`)).toBe(0);
});

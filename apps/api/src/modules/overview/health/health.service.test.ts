import { expect, test } from 'vitest';
import { DomainError } from '#platform/domain-error.ts';
import { createHealthService } from './health.service.ts';

test('the same reason for not being ready is logged once, and again after the process was ready', async () => {
  let answer: () => Promise<string[]> = () => Promise.resolve(['20260101000000_next']);
  const service = createHealthService({ repository: { missingMigrations: () => answer() } });
  const wasLogged = async () => {
    const error: unknown = await service.ready().catch((thrown: unknown) => thrown);
    return error instanceof DomainError ? error.isLogged : undefined;
  };
  expect([await wasLogged(), await wasLogged()]).toEqual([false, true]);
  answer = () => Promise.reject(new Error('away'));
  expect([await wasLogged(), await wasLogged()]).toEqual([false, true]);
  answer = () => Promise.resolve([]);
  expect(await service.ready()).toEqual({ status: 'ready' });
  answer = () => Promise.reject(new Error('away'));
  expect(await wasLogged()).toBe(false);
});

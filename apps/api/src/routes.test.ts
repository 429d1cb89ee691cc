import { globSync } from 'node:fs';
import * as path from 'node:path';
import type { AnyEndpoint } from '@markwell/shared/contract/endpoint';
import { derivedStatusesOf } from '@markwell/shared/contract/endpoint-statuses';
import { expect, test } from 'vitest';
import { endpoints } from './routes.ts';

const contracts = path.resolve(import.meta.dirname, '../../../packages/shared/src');
const callOf = ({ method, path: address }: AnyEndpoint) => `${method} ${address}`;
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'response' in value;

test('every endpoint of a contract is served, once', async () => {
  const declared: AnyEndpoint[] = [];
  for (const file of globSync('**/*.contract.ts', { cwd: contracts })) {
    const contract = (await import(path.join(contracts, file))) as Record<string, unknown>;
    declared.push(...Object.values(contract).filter(isEndpoint));
  }
  expect(endpoints.map(callOf).sort()).toEqual(declared.map(callOf).sort());
  expect(new Set(endpoints.map(callOf)).size).toBe(endpoints.length);
});

test('every parameter of a path has a schema', () => {
  for (const endpoint of endpoints) {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
    const params = endpoint.params as { shape?: object } | undefined;
    expect(Object.keys(params?.shape ?? {}).sort(), callOf(endpoint)).toEqual(inPath);
  }
});

test('an endpoint lists only statuses that do not follow from the rest of its declaration', () => {
  for (const endpoint of endpoints) {
    const derived = derivedStatusesOf(endpoint);
    const repeated = endpoint.statuses.filter((status) => derived.has(status));
    expect(repeated, callOf(endpoint)).toEqual([]);
    expect([...new Set(endpoint.statuses)].sort(), callOf(endpoint)).toEqual(endpoint.statuses);
  }
});

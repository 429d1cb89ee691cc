import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoint } from '@markwell/shared/contract/endpoint';
import { z } from 'zod';
import { DomainError } from '#platform/domain-error.ts';
import { findUnstorableText, parseInput } from './parse-input.ts';

test('any JSON value of whole characters is storable', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const storable = !JSON.stringify(value).includes('\\u0000');
      expect(findUnstorableText(value) === undefined).toBe(storable);
    }),
  );
});

test.each<[unknown, string]>([
  ['a\u0000', ''],
  [{ name: 'a\ud800' }, 'name'],
  [{ tags: ['fine', { deep: '\udc00' }] }, 'tags.1.deep'],
  [{ tags: { 'a\u0000': 'fine' } }, 'tags'],
])('%j is found at %j', (value, path) => {
  expect(findUnstorableText(value)).toBe(path);
});

test('deep nesting does not exhaust the stack', () => {
  let value: unknown = 'a\u0000';
  for (let depth = 0; depth < 100_000; depth++) value = [value];
  expect(findUnstorableText({ value })).toMatch(/^value\.0\.0/);
});

test('of half a million wrong entries, the first are named', () => {
  const add = endpoint('POST /numbers', 'learner', {
    summary: 'Adds numbers',
    body: z.object({ numbers: z.array(z.number()) }),
    response: z.object({}),
  });
  const numbers = new Array<string>(500_000).fill('');
  let refusal: unknown;
  try {
    parseInput(add, { params: {}, query: {} }, { numbers });
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(DomainError);
  expect((refusal as DomainError).issues).toHaveLength(100);
});

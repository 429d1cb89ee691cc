import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUnstorableText } from './parse-input.ts';

test('any JSON value of whole characters is storable', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false, stringUnit: 'binary' }), (value) => {
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

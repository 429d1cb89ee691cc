import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

test('reads addresses in all common forms, each once, and keeps what is none', () => {
  const text = `Ada@Example.com
"Byron, Ada" is no address
Grace Hopper <grace@example.com>; ada@example.com, alan@example.com
one@example.com two@example.com
not-an-address`;
  expect(readAddresses(text)).toEqual({
    emails: [
      'ada@example.com',
      'grace@example.com',
      'alan@example.com',
      'one@example.com',
      'two@example.com',
    ],
    unreadable: ['"Byron', 'Ada" is no address', 'not-an-address'],
  });
});

import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

test('reads each address of a table once, and names the lines without one', () => {
  const text = `Name\tE-mail
Ada Byron\tAda@Example.com
Grace Hopper <grace@example.com>; ada@example.com
Alan Turing`;
  expect(readAddresses(text)).toEqual({
    emails: ['ada@example.com', 'grace@example.com'],
    unreadable: ['Line 4: Alan Turing'],
  });
});

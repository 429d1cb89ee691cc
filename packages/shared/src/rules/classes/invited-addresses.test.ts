import { expect, it } from 'vitest';
import { readInvitedLines } from './invited-addresses.ts';

const emailsOf = (text: string) => readInvitedLines(text).map(({ email }) => email);

it.each([
  [
    'one a line, in any case',
    'Aisha@Example.com\r\nben@example.com',
    ['aisha@example.com', 'ben@example.com'],
  ],
  [
    'with names',
    'Aisha Khan <aisha@example.com>\nKhan, Ben <ben@example.com>',
    ['aisha@example.com', 'ben@example.com'],
  ],
  [
    'several on a line',
    'a@example.com, b@example.com;c@example.com\td@example.com',
    ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'],
  ],
  ['a name and a bare address', 'Aisha <a@example.com>, b@example.com', ['a@example.com', 'b@example.com']],
])('reads %s', (_case, text, expected) => {
  expect(emailsOf(text)).toEqual(expected);
});

it('names each wrong line by its number, counting empty ones, and keeps its text', () => {
  const lines = readInvitedLines('a@example.com\n\n  Year 10 list \nb@example.com and c\nA@example.com');
  expect(lines.map(({ number, text, problem }) => [number, text, problem])).toEqual([
    [1, 'a@example.com', null],
    [3, 'Year 10 list', 'This is not an e-mail address'],
    [4, 'b@example.com and c', 'This is not an e-mail address'],
    [5, 'A@example.com', 'The same address as in line 1'],
  ]);
});

it('takes nothing from a line with a part that is wrong', () => {
  expect(readInvitedLines('a@example.com, nonsense')).toMatchObject([{ number: 1, email: null }]);
});

it('finds nothing in an empty text', () => {
  expect(readInvitedLines(' \n\n')).toEqual([]);
});

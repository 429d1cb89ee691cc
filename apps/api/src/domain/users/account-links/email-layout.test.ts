import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameInEmail, renderEmail } from './email-layout.ts';

const emailTo = (name: string) =>
  renderEmail({
    subject: 'A subject',
    name,
    paragraphs: ['One & two.'],
    button: { label: 'Go on', address: 'https://web.example/page#token=a&b' },
    closing: ['The end.'],
  });

test('text and HTML have the same content', () => {
  const { text, html } = emailTo('Ada');
  expect(text).toBe(
    'Hello Ada,\n\nOne & two.\n\nGo on:\nhttps://web.example/page#token=a&b\n\nThe end.\n\n— Markwell\n',
  );
  for (const words of ['Hello Ada,', 'One &amp; two.', 'Go on', 'The end.', '— Markwell']) {
    expect(html).toContain(words);
  }
  expect(html).toContain('href="https://web.example/page#token=a&amp;b"');
});

test('no name becomes markup', () => {
  const tagsOf = (html: string) => html.match(/<[^>]*>/g);
  const plain = tagsOf(emailTo('Ada').html);
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('<b>', '"onload=', "'", '&lt;'),
      (name, markup) => {
        expect(tagsOf(emailTo(name + markup + name).html)).toEqual(plain);
      },
    ),
  );
});

test.each([
  ['Ada', 'Ada'],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ['a\r\nb\tc', 'a b c'],
  ['Go to www.evil.example', 'Go to www. evil. example'],
  ['https://evil', 'https: //evil'],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
])('%j is %j in an e-mail', (name, nameInText) => {
  expect(nameInEmail(name)).toBe(nameInText);
});

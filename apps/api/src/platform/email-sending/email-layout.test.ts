import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameInEmail, renderEmail } from './email-layout.ts';

const emailTo = (name: string) =>
  renderEmail({
    subject: 'A subject',
    name,
    blocks: ['One & two.', { list: ['3 < 4', 'Five'] }],
    button: { label: 'Continue', address: 'https://web.example/page#token=a&b' },
    closing: ['The end.'],
  });

test('text and HTML have the same content', () => {
  const { text, html } = emailTo('Ada');
  expect(text).toBe(
    'Hello Ada,\n\nOne & two.\n\n- 3 < 4\n- Five\n\nContinue:\nhttps://web.example/page#token=a&b\n\nThe end.\n\n— Markwell\n',
  );
  for (const words of [
    'Hello Ada,',
    'One &amp; two.',
    '<li>3 &lt; 4</li>',
    'Continue',
    'The end.',
    '— Markwell',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('href="https://web.example/page#token=a&amp;b"');
});

test('the logo is inside the e-mail, and nothing is loaded from anywhere', () => {
  const { html, images } = emailTo('Ada');
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual(['cid:logo']);
  expect(html).not.toMatch(/url\(|<link|<script|@import/);
  expect(images.map(({ contentId, contentType }) => [contentId, contentType])).toEqual([
    ['logo', 'image/png'],
  ]);
  expect(images[0]?.content.subarray(1, 4).toString()).toBe('PNG');
});

test('an e-mail that can be switched off says why it came, and how to stop it, in both parts', () => {
  const { text, html } = renderEmail({
    subject: 'A subject',
    blocks: ['Words.'],
    closing: [],
    unsubscribe: { reason: 'You asked for it.', address: 'https://web.example/unsubscribe#token=a' },
  });
  expect(text).toContain('You asked for it.\nStop these e-mails:\nhttps://web.example/unsubscribe#token=a\n');
  expect(html).toContain('You asked for it.');
  expect(html).toMatch(/<a href="https:\/\/web\.example\/unsubscribe#token=a"[^>]*>Stop these e-mails<\/a>/);
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
  ['evil。example', 'evil. example'],
  ['\u202Ego\u2069', 'go'],
  ['https://evil', 'https: //evil'],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
])('%j is %j in an e-mail', (name, nameInText) => {
  expect(nameInEmail(name)).toBe(nameInText);
});

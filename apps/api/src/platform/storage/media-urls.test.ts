import { expect, test } from 'vitest';
import { createTestClock } from '#testing/test-clock.ts';
import { createMediaUrls } from './media-urls.ts';

const { clock } = createTestClock('2026-03-01T12:00:00Z');
const { urlOf, isSigned } = createMediaUrls({ secret: 'a secret of at least thirty-two characters', clock });
const storageKey = '0123456789abcdef.webp';

test('a public file has a plain address', () => {
  expect(urlOf({ storageKey, access: 'PUBLIC' })).toBe(`/media/${storageKey}`);
});

test('a signed address contains its expiry and a signature', () => {
  const url = new URL(urlOf({ storageKey, access: 'SIGNED' }), 'http://localhost');
  const [expires, signature] = ['expires', 'signature'].map((name) => url.searchParams.get(name) ?? '') as [
    string,
    string,
  ];
  expect(Number(expires)).toBe(Date.parse('2026-03-01T13:00:00Z') / 1000);
  expect(isSigned(storageKey, expires, signature)).toBe(true);
  expect(isSigned('another-key.webp', expires, signature)).toBe(false);
  expect(isSigned(storageKey, `${Number(expires) + 1}`, signature)).toBe(false);
  expect(isSigned(storageKey, expires, '')).toBe(false);
  expect(isSigned(storageKey, 'Infinity', signature)).toBe(false);
});

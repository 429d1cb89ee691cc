import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const appWith = (contact: string | undefined) =>
  createTestApp({
    clock: () => new Date('2026-11-28T10:11:12Z'),
    settings: {
      operator: { name: undefined, contact, processors: [] },
      webUrl: 'https://learn.example',
    },
  });

test.each([
  ['security@learn.example', 'mailto:security@learn.example'],
  ['https://learn.example/help', 'https://learn.example/help'],
])('security.txt has the contact %s, and expires within a year', async (contact, field) => {
  const { request } = await appWith(contact);
  const { status, headers, text } = await request.get('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual([
    `Contact: ${field}`,
    'Expires: 2027-05-27T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://learn.example/.well-known/security.txt',
    'Policy: https://learn.example/security',
    '',
  ]);
});

test('without a contact there is no security.txt', async () => {
  const { request } = await appWith(undefined);
  expect((await request.get('/.well-known/security.txt')).status).toBe(404);
});

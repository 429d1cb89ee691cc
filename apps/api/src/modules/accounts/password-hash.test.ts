import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a hash is argon2id at the agreed strength, salted, and matches only its password', async () => {
  const [first, second] = await Promise.all([hashPassword('markwell'), hashPassword('markwell')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await verifyPassword(first, 'markwell')).toBe(true);
  expect(await verifyPassword(first, 'Markwell')).toBe(false);
});

test('text that is not a hash matches no password', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('markwell', 'markwell')).toBe(false);
});

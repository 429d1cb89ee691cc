import { hashPassword } from './password-hash.ts';
import { expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';

const password = 'correct horse battery';

test('a password matches its own hash, and no other', async () => {
  const passwordHash = await hashPassword(password);
  expect(await checkPassword(passwordHash, password)).toBe(true);
  expect(await checkPassword(passwordHash, 'wrong')).toBe(false);
  expect(await checkPassword('not a hash', password)).toBe(false);
});

test("without a hash no password is accepted, not even the placeholder's", async () => {
  expect(await checkPassword(null, 'the password of nobody')).toBe(false);
});

test('without a hash it takes about as long as with one', async () => {
  const passwordHash = await hashPassword(password);
  const bestOf = async (hash: string | null) => {
    const times = [];
    for (let round = 0; round < 5; round++) {
      const started = performance.now();
      await checkPassword(hash, 'wrong');
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  };
  const [known, unknown] = [await bestOf(passwordHash), await bestOf(null)];
  expect(unknown).toBeGreaterThan(known / 3);
});

import {
  estimatedCharacters,
  stolenPasswordText,
  weakPasswordText,
} from '@markwell/shared/accounts/password-strength';
import { expect, test } from 'vitest';
import { assertStrongPassword } from './assert-strong-password.ts';

const personal = ['Aisha Rahman', 'aisha', 'aisha@example.com'];

test.each(['otter kettle monday', 'kT9$x!qLm2', 'rainy tuesday biscuits'])(
  '%s is strong',
  async (password) => {
    await expect(assertStrongPassword(password, personal, 'password')).resolves.toBeUndefined();
  },
);

test.each(['password1', 'qwertyuiop', 'Aisha Rahman', 'markwell', 'Arsenal2014!', 'x'.repeat(200)])(
  '%s is not',
  async (password) => {
    await expect(assertStrongPassword(password, personal, 'newPassword')).rejects.toMatchObject({
      code: 'RULE_BROKEN',
      issues: [{ path: 'body.newPassword' }],
    });
  },
);

test.each(['password1', 'PassWord1', 'ｐａｓｓｗｏｒｄ１', ' password1 '])(
  '%s is refused as a stolen password',
  async (password) => {
    await expect(assertStrongPassword(password, personal, 'password')).rejects.toMatchObject({
      message: stolenPasswordText,
    });
  },
);

test('only the first characters of a long password are estimated, because more take long', async () => {
  const strong = 'otter kettle monday';
  const weak = 'a'.repeat(estimatedCharacters);
  await expect(assertStrongPassword(weak + strong, personal, 'password')).rejects.toThrow(weakPasswordText);
  await expect(
    assertStrongPassword(weak.slice(0, -30) + strong, personal, 'password'),
  ).resolves.toBeUndefined();
});

import { stolenPasswordText } from '@markwell/shared/rules/account/password-strength';
import { expect, test } from 'vitest';
import { createAssertStrongPassword } from './assert-strong-password.ts';

const assertStrong = createAssertStrongPassword();
const personal = ['Aisha Rahman', 'aisha', 'aisha@example.com'];

test.each(['otter kettle monday', 'kT9$x!qLm2', 'rainy tuesday biscuits'])(
  '%s is strong',
  async (password) => {
    await expect(assertStrong(password, personal, 'password')).resolves.toBeUndefined();
  },
);

test.each(['password1', 'qwertyuiop', 'Aisha Rahman', 'markwell', 'Arsenal2014!', 'x'.repeat(200)])(
  '%s is not',
  async (password) => {
    await expect(assertStrong(password, personal, 'newPassword')).rejects.toMatchObject({
      code: 'RULE_BROKEN',
      issues: [{ path: 'body.newPassword' }],
    });
  },
);

test.each(['password1', 'PassWord1', 'ｐａｓｓｗｏｒｄ１', ' password1 '])(
  '%s is refused as a stolen password',
  async (password) => {
    await expect(assertStrong(password, personal, 'password')).rejects.toMatchObject({
      message: stolenPasswordText,
    });
  },
);

test('the longest password is checked quickly', async () => {
  await assertStrong('otter kettle monday', personal, 'password');
  const awkward = Array.from({ length: 200 }, (_, index) =>
    String.fromCharCode(33 + ((index * 37) % 90)),
  ).join('');
  const started = performance.now();
  await assertStrong(awkward, personal, 'password');
  expect(performance.now() - started).toBeLessThan(1_500);
});

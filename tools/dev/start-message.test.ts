import { demoAccounts } from '@markwell/shared/accounts/demo-accounts.vocabulary';
import { expect, test } from 'vitest';
import { startMessage } from './start-message.ts';

test('only the demo accounts that exist are printed', () => {
  const message = startMessage('http://web', 'http://api', ['teacher@example.com', 'own@example.com']);
  expect(message.match(/\S+@\S+/g)).toEqual(['teacher@example.com']);
});

test('without demo accounts the message says how to get them', () => {
  const message = startMessage('http://web', 'http://api', []);
  for (const { email } of demoAccounts) expect(message).not.toContain(email);
  expect(message).toContain('pnpm db:reset');
});

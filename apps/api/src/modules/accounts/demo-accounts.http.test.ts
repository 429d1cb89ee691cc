import { demoPassword } from '@markwell/shared/accounts/demo-accounts.vocabulary';
import { expect, test } from 'vitest';
import { buildAdmin, buildPupil } from '#testing/builders/build-user.ts';
import { testDatabase } from '#testing/test-app.ts';
import { countOpenDemoAccounts } from './demo-accounts.ts';
import { findDemoAccounts } from './demo-accounts.repository.ts';
import { hashPassword } from './password-hash.ts';

test('demo accounts with the public password are counted, no others', async () => {
  const database = await testDatabase();
  const [open, other] = await Promise.all([
    hashPassword(demoPassword),
    hashPassword('something of their own'),
  ]);
  const count = () => countOpenDemoAccounts(() => findDemoAccounts(database));
  expect(await count()).toBe(0);
  await buildAdmin(database, { email: 'admin@example.com', passwordHash: open });
  await buildPupil(database, { email: 'pupil@example.com', passwordHash: other });
  await buildPupil(database, { email: 'new@example.com', passwordHash: open, isActive: false });
  await buildPupil(database, { email: 'someone@example.com', passwordHash: open });
  expect(await count()).toBe(1);
});

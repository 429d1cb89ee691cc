import { connectDatabase, type Database } from '@markwell/database/connect';
import { verifyPassword } from '../apps/api/src/modules/accounts/password-hash.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createAdministrator } from './create-administrator.ts';
import { testDatabaseUrl } from '@markwell/database/testing/worker-database';

let url = '';
let database: Database;
beforeAll(async () => {
  url = await testDatabaseUrl();
  database = connectDatabase(url, { poolSize: 1 });
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => database.$disconnect());

test('the administrator can sign in immediately: verified, active, with the given password', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'a-long-enough-password');
  await createAdministrator(url, ['--email', ' First@Example.com', '--name', 'First Administrator']);
  const user = await database.user.findUniqueOrThrow({ where: { email: 'first@example.com' } });
  expect(user).toMatchObject({ name: 'First Administrator', role: 'SUPER_ADMIN', isActive: true });
  expect(user.emailVerifiedAt).not.toBeNull();
  expect(await verifyPassword(user.passwordHash ?? '', 'a-long-enough-password')).toBe(true);
});

test('an address that is in use is refused, and its account stays unchanged', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'a-long-enough-password');
  await database.user.create({ data: { email: 'pupil@taken.example', name: 'Pupil' } });
  await expect(
    createAdministrator(url, ['--email', 'pupil@taken.example', '--name', 'Other']),
  ).rejects.toThrow('There is already an account for pupil@taken.example.');
  expect(await database.user.findUnique({ where: { email: 'pupil@taken.example' } })).toMatchObject({
    name: 'Pupil',
    role: 'STUDENT',
  });
});

test('an invalid input is reported, and no account is created', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'short');
  const attempt = createAdministrator(url, ['--email', 'weak@example.com', '--name', 'Weak']);
  await expect(attempt).rejects.toThrow('at least 12 characters');
  expect(await database.user.findUnique({ where: { email: 'weak@example.com' } })).toBeNull();
});

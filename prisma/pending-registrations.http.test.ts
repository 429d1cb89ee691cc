import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase, dropDatabase } from './databases.ts';
import { migrationNames } from './migration-files.ts';
import { freshUrl, query } from './testing/fresh-database.ts';

const migration = '20261128014840_pending_registrations';
const sqlOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'migrations', name, 'migration.sql'), 'utf8');
const id = (number: number) => `00000000-0000-4000-8000-00000000000${String(number)}`;

test('accounts that were never confirmed become registrations with their link; all others stay', async () => {
  const url = freshUrl();
  await createDatabase(url);
  try {
    for (const name of migrationNames().filter((each) => each < migration)) await query(url, sqlOf(name));
    await query(
      url,
      `insert into users (id, email, name, password_hash, role, parent_email, email_verified_at, created_at) values
        ('${id(1)}', 'child@example.com', 'Ada', 'hash', 'STUDENT', 'parent@example.com', null, '2026-11-27'),
        ('${id(2)}', 'mum@example.com', 'Mum', 'hash', 'PARENT', null, null, '2026-11-27'),
        ('${id(3)}', 'teacher@example.com', 'Grace', 'hash', 'TEACHER', null, null, '2026-11-27'),
        ('${id(4)}', 'pupil@example.com', 'Alan', 'hash', 'STUDENT', 'dad@example.com', '2024-02-29', '2024-02-29');
      insert into account_tokens (id, user_id, kind, token_hash, email, expires_at, used_at) values
        ('${id(1)}', '${id(1)}', 'VERIFY_EMAIL', '\\x01', 'child@example.com', '2026-11-28', null),
        ('${id(2)}', '${id(1)}', 'VERIFY_EMAIL', '\\x02', 'child@example.com', '2026-11-28', '2026-11-27'),
        ('${id(3)}', '${id(3)}', 'VERIFY_EMAIL', '\\x03', 'teacher@example.com', '2026-11-28', null)`,
    );
    await query(url, sqlOf(migration));
    expect(
      await query(
        url,
        `select email, name, password_hash, role::text, parent_email, consent_ends_on::text, count(token_hash)::int as links
          from registrations left join registration_links on registration_id = id group by id order by id`,
      ),
    ).toEqual([
      {
        email: 'child@example.com',
        name: 'Ada',
        password_hash: 'hash',
        role: 'STUDENT',
        parent_email: 'parent@example.com',
        consent_ends_on: '2034-11-27',
        links: 1,
      },
      {
        email: 'mum@example.com',
        name: 'Mum',
        password_hash: 'hash',
        role: 'PARENT',
        parent_email: null,
        consent_ends_on: null,
        links: 0,
      },
    ]);
    expect(await query(url, 'select email, consent_ends_on::text from users order by id')).toEqual([
      { email: 'teacher@example.com', consent_ends_on: null },
      { email: 'pupil@example.com', consent_ends_on: '2032-02-29' },
    ]);
    expect(
      await query(url, 'select count(*)::int as open from account_tokens where used_at is null'),
    ).toEqual([{ open: 0 }]);
  } finally {
    await dropDatabase(url);
  }
});

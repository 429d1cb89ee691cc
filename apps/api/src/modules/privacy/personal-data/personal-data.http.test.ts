import { readFileSync } from 'node:fs';
import { exportData } from '@markwell/shared/settings/users.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { buildPersonalData } from '#testing/builders/build-personal-data.ts';
import { buildAdmin, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { tablesWith } from '#testing/tables-with.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { exportedTables } from './data-export.repository.ts';
import { isExported, type Place } from './exported-table.repository.ts';

const now = '2026-07-15T12:00:00.000Z';
const { clock, set } = createTestClock(now);
const { request, database, signInAs, jobs } = await createTestApp({ clock });

/** Values that occur only in this user's data. */
const about = {
  name: 'Zephyrine Quillfeather',
  email: 'zephyrine@quillfeather.example',
  parentEmail: 'parent@quillfeather.example',
  googleId: 'google-quillfeather',
  avatar: 'https://pictures.example.com/quillfeather.png',
  note: 'Ms Quillfeather’s daughter was right',
};
let pupil: TestUser;
let admin: TestUser;
let other: TestUser;

beforeAll(async () => {
  admin = await buildAdmin(database);
  other = await buildPupil(database);
  const { note, ...person } = about;
  const built = await buildPersonalData(database, { person, admin, other, at: new Date(now) });
  pupil = built.pupil;
  const report = { kind: 'MOCK_TEST', questionId: built.questionId, reason: 'WRONG_ANSWER' } as const;
  const { id: reportId } = await database.report.create({ data: { ...report, userId: pupil.id } });
  await database.report.create({ data: { ...report, userId: other.id } });
  const decided = await request
    .post(`/api/admin-flags/question-flags/${reportId}/resolve`)
    .set(signInAs(admin))
    .send({ action: 'resolve', notes: note, reply: note, all: true });
  expect(decided.status).toBe(200);
  await recordChange(database.sql, {
    actorId: admin.id,
    action: 'user.activated',
    target: { kind: 'user', id: pupil.id },
    before: { email: about.email },
    after: { email: null },
  });
  // An entry about someone else that has the user's id and address among its values.
  await recordChange(database.sql, {
    actorId: admin.id,
    action: 'user.activated',
    target: { kind: 'user', id: other.id },
    before: { users: [about.email, other.email] },
    after: { users: [pupil.id, other.id] },
  });
});

/** With PostgreSQL's catalogue of constraints: the columns that we use. */
const catalog = database.sql.$extendTables<{
  pg_constraint: { conrelid: number; confrelid: number; contype: string };
  pg_class: { oid: number; relname: string };
}>();

test('the data map of docs/privacy.md names every table with personal data', async () => {
  const references = await catalog
    .selectFrom('pg_constraint as reference')
    .innerJoin('pg_class as table', 'table.oid', 'reference.conrelid')
    .innerJoin('pg_class as target', 'target.oid', 'reference.confrelid')
    .select('table.relname as name')
    .where('reference.contype', '=', 'f')
    .where('target.relname', '=', 'users')
    .execute();
  const exported = Object.entries(exportedTables).filter(([, stated]) => typeof stated !== 'string');
  const tables = new Set([...exported.map(([name]) => name), ...references.map(({ name }) => name)]);
  const page = readFileSync(new URL('../../../../../../docs/privacy.md', import.meta.url), 'utf8');
  const firstCells = page.split('\n').flatMap((line) => (line.startsWith('|') ? line.split('|')[1] : []));
  const named = new Set(Array.from(firstCells.join(' ').matchAll(/`(\w+)`/gu), ([, name]) => name));
  expect([...tables].filter((table) => !named.has(table))).toEqual([]);
});

describe('the export', () => {
  const exported = async () =>
    bodyOf(exportData, await request.get('/api/users/export').set(signInAs(pupil)));

  /** The first value at a path through lists. */
  function valueAt(data: unknown, path: string): unknown {
    let value = data;
    for (const name of path.split('.')) {
      while (Array.isArray(value)) value = value[0] as unknown;
      value = (value as Record<string, unknown> | undefined)?.[name];
    }
    return value;
  }

  test('has a row of every table and every column that it states', async () => {
    const data = await exported();
    for (const stated of Object.values(exportedTables)) {
      if (typeof stated === 'string') continue;
      for (const place of Object.values<Place>(stated.columns).filter(isExported)) {
        const name = typeof place === 'string' ? place : 'day' in place ? place.day : place.as;
        const path = stated.part === undefined ? name : `${stated.part}.${name}`;
        const value = valueAt(data, path);
        expect(value, `${path}: build-personal-data.ts makes no row of it`).toBeDefined();
        if (stated.part === 'profile') expect(value, path).not.toBeNull();
      }
    }
  });

  test('has the time of each answer, and an administrator’s note on a report', async () => {
    expect(await exported()).toMatchObject({
      rapidFire: [{ answers: [{ chosenLetter: 'A', timeSpentMs: 4321 }] }],
      creativeWriting: [{ answers: [{ timeSpentSeconds: 87 }] }],
      reports: [{ notes: about.note, resolvedAt: now }],
    });
  });
});

describe('the deletion', () => {
  const words = ['quillfeather', 'zephyrine'];

  test('leaves no data about the user, not even their id, in any table', async () => {
    expect(await tablesWith(database, words)).toEqual([
      'account_tokens',
      'audit_entries',
      'class_invitations',
      'idempotency_keys',
      'link_requests',
      'notifications',
      'parent_links',
      'registrations',
      'reports',
      'users',
    ]);
    const aboutOther = await database.report.count({ where: { userId: other.id } });
    set('2026-07-22T12:00:00.000Z');
    await jobs.find(({ name }) => name === 'accounts to delete')?.run();
    expect(await tablesWith(database, words)).toEqual([]);
    expect(await tablesWith(database, [pupil.id])).toEqual([]);
    // The audit log keeps the action on the account, under a new id.
    expect(await database.auditEntry.count({ where: { action: 'user.activated' } })).toBe(2);
    expect(await database.report.count({ where: { userId: other.id } })).toBe(aboutOther);
    const decisions = await database.auditEntry.findMany({ where: { targetKind: 'flag' } });
    const remaining = { status: 'RESOLVED', answer: 'unchanged' };
    expect(decisions.map(({ after }) => after)).toEqual([remaining, remaining]);
    const answers = await database.notification.findMany({
      where: { userId: other.id },
      orderBy: { body: 'asc' },
    });
    expect(answers.map(({ body }) => body)).toEqual([
      'It can no longer be used to see your results.',
      'Thank you: we checked, and the question is correct.',
      'You no longer see that child’s results.',
    ]);
  });
});

import { listUsers, type ManagedUserDto } from '@markwell/shared/users/users.contract';
import { roles } from '@markwell/shared/accounts/roles.vocabulary';
import { describe, expect, test } from 'vitest';
import { buildAdmin, buildPupil, buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';

const { request, database, signInAs } = await createTestApp();
const admin = await buildAdmin(database);

const get = (query: Record<string, string | number>) =>
  request.get('/api/admin/users').query(query).set(signInAs(admin));
const list = async (query: Record<string, string | number>) => bodyOf(listUsers, await get(query));
const emails = (users: readonly ManagedUserDto[]) => users.map(({ email }) => email);
/** A unique word without digits and hyphens, so that every search reads it as one word. */
const word = () => uniqueCode('zq').replaceAll(/[^a-z]/gu, 'x');

test('a user is listed with the fields for administrators, without secrets', async () => {
  const school = await buildSchool(database);
  const user = await buildPupil(database, {
    googleId: uniqueCode('google'),
    passwordHash: '$argon2id$not-for-anybody',
    emailVerifiedAt: new Date(),
    lastLoginAt: new Date('2026-03-01T10:00:00Z'),
    premiumUntil: new Date('2027-07-01T23:00:00Z'),
    schoolId: school.id,
    schoolName: 'What the pupil typed',
    totals: { create: { testsFinished: 7 } },
  });
  const reports = (await buildQuestions(database, 2)).map(({ id: questionId }) => ({
    kind: 'MOCK_TEST' as const,
    reason: 'WRONG_ANSWER' as const,
    questionId,
    userId: user.id,
  }));
  await database.report.createMany({ data: reports });

  const reply = await get({ search: user.email });
  expect(bodyOf(listUsers, reply).users).toEqual([
    {
      id: user.id,
      name: user.name,
      email: user.email,
      authProvider: 'google',
      emailVerified: true,
      role: 'STUDENT',
      isActive: true,
      lastLoginAt: '2026-03-01T10:00:00.000Z',
      createdAt: user.createdAt.toISOString(),
      premiumUntil: '2027-07-01',
      school: { id: school.id, name: school.name },
      _count: { testResults: 7, questionFlags: 2 },
    },
  ]);
  for (const secret of ['argon2id', user.googleId ?? '', 'tokenVersion', 'What the pupil typed']) {
    expect(reply.text).not.toContain(secret);
  }
});

describe('the search', () => {
  test('finds users with every word in name or address, in any case', async () => {
    const unique = word();
    const matching = await buildUser(database, {
      name: `Grace ${unique}`,
      email: `${uniqueCode('gw')}@school.example`,
    });
    await buildUser(database, { name: `Owen ${unique}` });
    const found = async (search: string) => emails((await list({ search })).users);
    expect(await found(`GRACE ${unique}`)).toEqual([matching.email]);
    expect(await found(`${unique} school.example`)).toEqual([matching.email]);
    expect(await found(unique)).toHaveLength(2);
    expect(await found(`${unique} nobody`)).toEqual([]);
  });

  test('finds a user by the whole id', async () => {
    const user = await buildUser(database);
    expect(emails((await list({ search: user.id })).users)).toEqual([user.email]);
    expect(emails((await list({ search: user.id.toUpperCase() })).users)).toEqual([user.email]);
  });

  test('finds the beginnings of words by one or two letters', async () => {
    const user = await buildUser(database, { name: 'Xu Ýmir', email: `${uniqueCode('zz')}@example.com` });
    expect(emails((await list({ search: 'xu' })).users)).toContain(user.email);
    expect(emails((await list({ search: 'ý' })).users)).toContain(user.email);
    expect(emails((await list({ search: 'zz' })).users)).toContain(user.email);
    expect(emails((await list({ search: 'mi' })).users)).not.toContain(user.email);
  });

  test('matches special characters literally', async () => {
    const mark = word();
    await buildUser(database, { name: `${mark} 100%_\\` });
    await buildUser(database, { name: `${mark} 100xyz` });
    expect((await list({ search: `${mark} 100%_\\` })).users).toHaveLength(1);
    for (const search of ["' or 1=1", '%', '_', '\\', '(', '*', '[a']) {
      expect((await get({ search })).status).toBe(200);
    }
  });
});

test('the list is filtered by role', async () => {
  const mark = word();
  for (const role of roles) await buildUser(database, { name: `${mark} ${role}`, role });
  for (const role of roles) {
    expect((await list({ search: mark, role })).users.map((user) => user.role)).toEqual([role]);
  }
  expect((await list({ search: mark, role: '' })).users).toHaveLength(roles.length);
});

test('the list has 25 users a page, newest first, each once', async () => {
  const mark = word();
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  for (let index = 0; index < 28; index++) {
    await buildUser(database, { name: `${mark} ${String(index)}`, createdAt: at(Math.floor(index / 2)) });
  }
  const first = await list({ search: mark });
  expect(first.users).toHaveLength(25);
  expect(first.pagination).toEqual({
    page: 1,
    limit: 25,
    totalCount: 28,
    totalPages: 2,
    hasNext: true,
    hasPrev: false,
  });
  const second = await list({ search: mark, page: 2 });
  expect(second.pagination).toMatchObject({ hasNext: false, hasPrev: true });
  const all = [...first.users, ...second.users];
  expect(new Set(emails(all)).size).toBe(28);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .reverse(),
  );
  const beyond = await list({ search: mark, page: 9 });
  expect(beyond).toMatchObject({ users: [], pagination: { totalCount: 28, hasNext: false } });
});

test.each([
  { page: 0 },
  { page: 'x' },
  { limit: 101 },
  { role: 'USER' },
  { search: 'a'.repeat(201) },
  { search: 'a\u0000b' },
])('refuses %o', async (query) => {
  expect((await get(query as Record<string, string>)).status).toBe(400);
});

import type { Access, AnyEndpoint } from '@markwell/shared/contract/endpoint';
import { roles, type Role } from '@markwell/shared/accounts/roles.vocabulary';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../testing/builders/build-user.ts';
import { errorOf } from '../../testing/requests/response-body.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { endpoints } from '../../routes.ts';

const { app, request, database, signInAs } = await createTestApp();

/** The allowed roles, written out again, because the test must not use the code it checks. */
const allowedRoles: Record<Access, readonly Role[]> = {
  public: ['STUDENT', 'TEACHER', 'PARENT', 'ADMIN', 'SUPER_ADMIN'],
  'signed-in': ['STUDENT', 'TEACHER', 'PARENT', 'ADMIN', 'SUPER_ADMIN'],
  learner: ['STUDENT', 'TEACHER', 'ADMIN', 'SUPER_ADMIN'],
  pupil: ['STUDENT'],
  teacher: ['TEACHER'],
  staff: ['TEACHER', 'ADMIN', 'SUPER_ADMIN'],
  author: ['TEACHER', 'ADMIN', 'SUPER_ADMIN'],
  adult: ['TEACHER', 'PARENT', 'ADMIN', 'SUPER_ADMIN'],
  admin: ['ADMIN', 'SUPER_ADMIN'],
  'super-admin': ['SUPER_ADMIN'],
};

/**
 * Routes that are no endpoints: files, pages, redirects and the metrics. They are public, except
 * for the metrics with their token, and have tests of their own.
 */
const openRoutes = [
  'GET /media/:key',
  'GET /metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs/:file',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /.well-known/security.txt',
];

/** Middleware that only replies when it refuses a request. */
const knownLayers = ['handleBase', 'refuseUnknownPath', 'handleError'];

interface Layer {
  name: string;
  route?: { path: string; methods: Record<string, boolean> };
}
const layers = app.router.stack as unknown as Layer[];
const routes = layers.flatMap(({ route }) =>
  route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
);
const table = endpoints.map((endpoint) => ({
  route: `${endpoint.method} /api${endpoint.path}`,
  endpoint,
}));

const users = {} as Record<Role, TestUser>;
let other: TestUser;
beforeAll(async () => {
  for (const role of roles) users[role] = await buildUser(database, { role });
  other = await buildUser(database, { role: 'STUDENT' });
});

/**
 * Sends a request without a body: an allowed caller gets an error for the missing input, and nothing changes.
 */
function call({ method, path }: AnyEndpoint, userId: string, headers: Record<string, string>) {
  const address = `/api${path}`
    .replace(':userId', userId)
    .replaceAll(/:\w*[iI]d\b/g, crypto.randomUUID())
    .replaceAll(/:\w+/g, 'NOWHERE');
  return request[method.toLowerCase() as Lowercase<typeof method>](address).set(headers);
}

test('every route is an endpoint, or known to be public', () => {
  expect(routes.toSorted()).toEqual([...table.map(({ route }) => route), ...openRoutes].sort());
});

test('nothing but the routes replies', () => {
  expect(layers.filter(({ route }) => !route).map(({ name }) => name)).toEqual(knownLayers);
});

test('the table allows the roles that its access values name', () => {
  for (const { endpoint } of table) expect(Object.keys(allowedRoles)).toContain(endpoint.access);
});

describe.each(table)('$route', ({ endpoint }) => {
  test('without a session', async () => {
    const response = await call(endpoint, users.STUDENT.id, {});
    if (endpoint.access === 'public') expect([401, 403]).not.toContain(response.status);
    else {
      expect(response.status).toBe(401);
      expect(errorOf(response).code).toBe('UNAUTHENTICATED');
    }
  });

  test.each(roles)('as %s', async (role) => {
    // Signing out ends the sessions that the other tests use.
    const user = endpoint.path.startsWith('/auth/sign-out')
      ? await buildUser(database, { role })
      : users[role];
    const response = await call(endpoint, user.id, signInAs(user));
    expect(response.status).toBeLessThan(500);
    if (allowedRoles[endpoint.access].includes(role)) {
      // These sessions have never confirmed who their user is.
      const isAsked = response.status === 403 && errorOf(response).code === 'CONFIRMATION_REQUIRED';
      if (!isAsked) expect([401, 403]).not.toContain(response.status);
    } else {
      expect(response.status).toBe(403);
      expect(errorOf(response).code).toBe('FORBIDDEN');
    }
  });
});

describe.each(table.filter(({ endpoint }) => endpoint.access !== 'public'))('$route', ({ endpoint }) => {
  const tokens: [string, (user: TestUser) => Promise<TestUser> | TestUser][] = [
    ['of an old version', (user) => ({ ...user, tokenVersion: user.tokenVersion - 1 })],
    ['of a user who does not exist', (user) => ({ ...user, id: crypto.randomUUID() })],
    ['of a deactivated user', () => buildUser(database, { role: 'SUPER_ADMIN', isActive: false })],
  ];
  test.each(tokens)('with a token %s', async (_case, owner) => {
    const user = await owner(users.SUPER_ADMIN);
    expect((await call(endpoint, user.id, signInAs(user))).status).toBe(401);
  });

  test.each([
    ['without an algorithm', () => `${forge({ alg: 'none' })}.`],
    ['with a wrong signature', () => `${forge({ alg: 'HS256' })}.${'A'.repeat(43)}`],
    ['that is malformed', () => 'a.b.c'],
  ])('with a token %s', async (_case, token) => {
    const response = await call(endpoint, users.SUPER_ADMIN.id, { Authorization: `Bearer ${token()}` });
    expect(response.status).toBe(401);
  });
});

describe.each(table.filter(({ endpoint }) => endpoint.path.includes(':userId')))(
  "another user's $route",
  ({ endpoint }) => {
    // The owner is checked after the input is parsed, so the input must be valid.
    const body = endpoint.body && { stageId: crypto.randomUUID(), examBoardId: crypto.randomUUID() };

    test.each<Role>(['STUDENT', 'TEACHER', 'PARENT'])('is forbidden to a %s', async (role) => {
      const response = await call(endpoint, other.id, signInAs(users[role])).send(body);
      expect(response.status).toBe(403);
    });

    test.each<Role>(['ADMIN', 'SUPER_ADMIN'])('is allowed to a %s', async (role) => {
      const response = await call(endpoint, other.id, signInAs(users[role])).send(body);
      expect([401, 403, 500]).not.toContain(response.status);
    });
  },
);

/** The first two parts of a super-administrator's token. */
function forge(header: object): string {
  const now = Math.floor(Date.now() / 1000);
  const { id, tokenVersion } = users.SUPER_ADMIN;
  const claims = { sub: id, ver: tokenVersion, iss: 'markwell', iat: now, exp: now + 600 };
  return [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
}

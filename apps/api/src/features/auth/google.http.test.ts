import { hashPassword } from '../../domain/users/password-hash.ts';
import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import { signInMethods } from '@markwell/shared/features/auth/google.contract';
import { requestDeletion } from '@markwell/shared/features/users/users.contract';
import type { MutableResponse } from 'oauth2-mock-server';
import { afterAll, describe, expect, test } from 'vitest';
import { startFakeGoogle } from '../../../../../tools/testing/fake-google.ts';
import { buildPupil } from '../../testing/build-user.ts';
import { bodyOf } from '../../testing/response-body.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { uniqueCode } from '../../testing/unique-name.ts';

const local = await startFakeGoogle();
afterAll(local.stop);

const google = {
  clientId: 'markwell',
  clientSecret: 'a secret',
  callbackUrl: 'http://localhost:4000/api/auth/google/callback',
  authorizationUrl: local.authorizationUrl,
  tokenUrl: local.tokenUrl,
  profileUrl: local.profileUrl,
  timeoutMs: 5_000,
};
const home = await createTestApp({ settings: { google } });
const { database, signInAs } = home;
const newAddress = () => `${uniqueCode('google')}@example.com`;

/** Starts a sign-in: returns the address at Google and the cookie to send on return. */
async function begin({ request }: TestApp = home) {
  const response = await request.get('/api/auth/google');
  expect(response.status).toBe(302);
  const [cookie = ''] = response.headers['set-cookie'] as unknown as string[];
  return { address: new URL(String(response.headers['location'])), cookie };
}

/** Chooses an account at Google: returns the path that the browser is sent back to. */
async function choose(address: URL, email: string): Promise<string> {
  address.searchParams.set('login_hint', email);
  const response = await fetch(address, { redirect: 'manual' });
  const { pathname, search } = new URL(response.headers.get('location') ?? '');
  return pathname + search;
}

/** Returns from Google: the page of the website that the browser is sent to. */
async function comeBack(path: string, cookie: string, { request }: TestApp = home) {
  const call = request.get(path);
  const response = await (cookie === '' ? call : call.set('Cookie', cookie.split(';')[0] ?? ''));
  expect(response.status).toBe(302);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(response.text).toBe('');
  const { origin, pathname, searchParams } = new URL(String(response.headers['location']));
  expect(origin).toBe('http://localhost:5173');
  return { page: pathname, token: searchParams.get('token'), error: searchParams.get('error'), response };
}

async function signIn(email: string, app: TestApp = home) {
  const { address, cookie } = await begin(app);
  return comeBack(await choose(address, email), cookie, app);
}

async function personOf(token: string | null) {
  const response = await home.request.get('/api/auth/me').set('Authorization', `Bearer ${token ?? ''}`);
  return bodyOf(currentUser, response);
}

const find = (email: string) => database.user.findUnique({ where: { email } });

describe('the redirect to Google', () => {
  test('requests minimal access, with a new state and PKCE challenge each time', async () => {
    const { address } = await begin();
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'markwell',
      redirect_uri: google.callbackUrl,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(address.href).not.toContain(google.clientSecret);
    const second = (await begin()).address.searchParams;
    expect(second.get('state')).not.toBe(asked['state']);
    expect(second.get('code_challenge')).not.toBe(asked['code_challenge']);
  });

  test('sets a short-lived cookie that scripts cannot read and that only these paths get', async () => {
    const { cookie } = await begin();
    expect(cookie).toContain('Max-Age=600');
    expect(cookie).toContain('Path=/api/auth/google');
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    const production = await createTestApp({ settings: { google, isProduction: true } });
    expect((await begin(production)).cookie).toContain('Secure');
  });

  test('is off when Google is not set up, and sign-in methods say so', async () => {
    const without = await createTestApp();
    for (const path of ['/api/auth/google', '/api/auth/google/callback?code=x']) {
      const response = await without.request.get(path);
      expect(response.headers['location']).toBe('http://localhost:5173/login?error=google_not_set_up');
    }
    const told = async ({ request }: TestApp) =>
      bodyOf(signInMethods, await request.get('/api/auth/methods'));
    expect(await told(without)).toEqual({ google: false });
    expect(await told(home)).toEqual({ google: true });
  });
});

describe('a return from Google', () => {
  test('creates a pupil with a verified address and no stage for a new user', async () => {
    const email = newAddress();
    const { page, token, response } = await signIn(email);
    expect(page).toBe('/auth/callback');
    expect(await personOf(token)).toEqual({
      id: expect.any(String) as string,
      email,
      name: 'Robin Ashdown',
      role: 'STUDENT',
      firstName: 'Robin',
      lastName: 'Ashdown',
      avatar: 'https://pictures.example.com/robin.png',
      currentStageId: null,
      currentExamBoardId: null,
    });
    const user = await find(email);
    expect(user).toMatchObject({ passwordHash: null, googleId: `google-${email}` });
    expect(user?.emailVerifiedAt).not.toBeNull();
    expect(Date.now() - (user?.lastLoginAt?.getTime() ?? 0)).toBeLessThan(60_000);
    expect(String(response.headers['set-cookie'])).toContain('markwell-google=;');
  });

  test('cleans the name, and builds it from its parts when it is missing', async () => {
    const [email, nameless] = [newAddress(), newAddress()];
    local.describe(email, {
      name: ` \u0000${'x'.repeat(300)}`,
      given_name: 7,
      picture: 'javascript:alert(1)',
    });
    local.describe(nameless, { name: undefined });
    await signIn(email);
    await signIn(nameless);
    expect(await find(email)).toMatchObject({ name: 'x'.repeat(120), firstName: null, avatar: null });
    expect(await find(nameless)).toMatchObject({ name: 'Robin Ashdown' });
  });

  test('recognises a user by Google’s id, even after the address at Google has changed', async () => {
    const [email, later] = [newAddress(), newAddress()];
    const first = await personOf((await signIn(email)).token);
    local.describe(later, { sub: `google-${email}`, email: later });
    expect(await personOf((await signIn(later)).token)).toEqual(first);
    expect(await find(later)).toBeNull();
  });

  test('keeps the password and sessions of a verified account, which then has both ways to sign in', async () => {
    const passwordHash = await hashPassword('correct horse battery');
    const pupil = await buildPupil(database, { passwordHash, emailVerifiedAt: new Date(), firstName: 'Ada' });
    local.describe(pupil.email, { email: pupil.email.toUpperCase() });
    expect(await personOf((await signIn(pupil.email)).token)).toMatchObject({
      id: pupil.id,
      firstName: 'Ada',
    });
    expect(await find(pupil.email)).toMatchObject({ passwordHash, googleId: `google-${pupil.email}` });
    expect((await home.request.get('/api/auth/me').set(signInAs(pupil))).status).toBe(200);
  });

  test('removes password, sessions and links of an account with an unverified address', async () => {
    const passwordHash = await hashPassword('known to the first owner');
    const pupil = await buildPupil(database, { passwordHash, emailVerifiedAt: null });
    await database.accountToken.create({
      data: {
        userId: pupil.id,
        kind: 'CHANGE_EMAIL',
        tokenHash: Buffer.from(pupil.id),
        email: 'other@example.com',
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    expect((await home.request.get('/api/auth/me').set(signInAs(pupil))).status).toBe(200);
    const { token } = await signIn(pupil.email);
    expect(await personOf(token)).toMatchObject({ id: pupil.id });
    const user = await find(pupil.email);
    expect(user).toMatchObject({ passwordHash: null, googleId: `google-${pupil.email}` });
    expect(user?.emailVerifiedAt).not.toBeNull();
    expect((await home.request.get('/api/auth/me').set(signInAs(pupil))).status).toBe(401);
    expect(await database.accountToken.count({ where: { userId: pupil.id } })).toBe(0);
    const body = { email: pupil.email, password: 'known to the first owner' };
    expect((await home.request.post('/api/auth/login').send(body)).status).toBe(401);
  });

  test('creates one account for several first sign-ins at the same time', async () => {
    const email = newAddress();
    const ends = await Promise.all(Array.from({ length: 12 }, () => signIn(email)));
    const people = await Promise.all(ends.map(({ token }) => personOf(token)));
    expect(new Set(people.map(({ id }) => id)).size).toBe(1);
  });

  test.each(['PARENT', 'TEACHER', 'SUPER_ADMIN'] as const)('signs in a %s with that role', async (role) => {
    const person = await buildPupil(database, { role, emailVerifiedAt: new Date() });
    expect((await personOf((await signIn(person.email)).token)).role).toBe(role);
  });

  test('signs in an account that is to be deleted, and a recent sign-in is enough to request deletion', async () => {
    const { clock, advance } = createTestClock();
    const app = await createTestApp({ clock, settings: { google } });
    const email = newAddress();
    const ask = async (token: string | null) =>
      app.request
        .post('/api/users/deletion')
        .set('Authorization', `Bearer ${token ?? ''}`)
        .send({});
    const { token } = await signIn(email, app);
    advance(11 * 60_000);
    expect((await ask(token)).status).toBe(422);
    const again = await signIn(email, app);
    expect(bodyOf(requestDeletion, await ask(again.token)).deletionDueAt).not.toBeNull();
    expect((await signIn(email, app)).token).not.toBeNull();
  });
});

describe('a refused sign-in', () => {
  test('an address that Google has not verified, with or without an account here', async () => {
    const email = newAddress();
    local.describe(email, { email_verified: false });
    expect(await signIn(email)).toMatchObject({ page: '/login', error: 'email_not_verified', token: null });
    expect(await find(email)).toBeNull();
    const pupil = await buildPupil(database, { emailVerifiedAt: new Date() });
    local.describe(pupil.email, { email_verified: 'false' });
    expect((await signIn(pupil.email)).error).toBe('email_not_verified');
    expect(await find(pupil.email)).toMatchObject({ googleId: null });
  });

  test('a deactivated account, which does not change', async () => {
    const pupil = await buildPupil(database, { isActive: false, passwordHash: 'kept' });
    expect(await signIn(pupil.email)).toMatchObject({ page: '/login', error: 'account_deactivated' });
    expect(await find(pupil.email)).toMatchObject({
      passwordHash: 'kept',
      googleId: null,
      lastLoginAt: null,
    });
    const known = newAddress();
    await signIn(known);
    await database.user.update({ where: { email: known }, data: { isActive: false } });
    expect((await signIn(known)).error).toBe('account_deactivated');
  });

  test('a child whose parent has not agreed yet', async () => {
    const pupil = await buildPupil(database, { parentEmail: 'parent-of@example.com' });
    expect((await signIn(pupil.email)).error).toBe('awaiting_parent');
    expect(await find(pupil.email)).toMatchObject({ googleId: null });
  });

  test('a second Google account with the same address', async () => {
    const email = newAddress();
    await signIn(email);
    local.describe(email, { sub: 'google-somebody-else' });
    expect((await signIn(email)).error).toBe('address_taken');
  });

  test('a user who cancels at Google', async () => {
    const { address, cookie } = await begin();
    const state = address.searchParams.get('state') ?? '';
    const path = `/api/auth/google/callback?error=access_denied&state=${state}`;
    expect((await comeBack(path, cookie)).error).toBe('access_denied');
  });

  test.each([
    ['an error from Google', '?error=server_error'],
    ['nothing', ''],
    ['an empty code', '?code='],
    ['two codes', '?code=a&code=b'],
  ])('a return with %s', async (_case, query) => {
    const { cookie } = await begin();
    expect(await comeBack(`/api/auth/google/callback${query}`, cookie)).toMatchObject({
      page: '/login',
      error: 'authentication_failed',
    });
  });
});

describe('the state', () => {
  const expired = { page: '/login', error: 'sign_in_expired', token: null };

  test('of another browser’s sign-in is refused', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    expect(await comeBack(await choose(theirs.address, newAddress()), mine.cookie)).toMatchObject(expired);
  });

  test('is required, and so is the cookie', async () => {
    const { address, cookie } = await begin();
    const path = await choose(address, newAddress());
    expect(await comeBack(path, '')).toMatchObject(expired);
    expect(await comeBack(path.replace(/&state=[^&]*/, ''), cookie)).toMatchObject(expired);
    expect(await comeBack(path.replace(/state=[^&]*/, 'state=x&state=y'), cookie)).toMatchObject(expired);
  });

  test('is signed', async () => {
    const { address, cookie } = await begin();
    const path = await choose(address, newAddress());
    const value = cookie.split(';')[0]?.split('=')[1] ?? '';
    const [text = '', signature = ''] = value.split('.');
    const begun = JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...begun, expires: Date.now() * 2 })).toString('base64url');
    for (const other of [`${forged}.${signature}`, text, `${text}.`, '', 'x.y.z']) {
      expect(await comeBack(path, `markwell-google=${other}`)).toMatchObject(expired);
    }
    expect((await comeBack(path, cookie)).token).not.toBeNull();
  });

  test('is valid for ten minutes', async () => {
    const { clock, advance } = createTestClock();
    const app = await createTestApp({ clock, settings: { google } });
    const { address, cookie } = await begin(app);
    const path = await choose(address, newAddress());
    advance(10 * 60_000);
    expect(await comeBack(path, cookie, app)).toMatchObject(expired);
  });
});

test('a code works once', async () => {
  const { address, cookie } = await begin();
  const path = await choose(address, newAddress());
  expect((await comeBack(path, cookie)).token).not.toBeNull();
  expect(await comeBack(path, cookie)).toMatchObject({ error: 'authentication_failed', token: null });
});

describe('when Google’s reply is wrong or missing', () => {
  local.server.service.addRoute('POST', '/silence', () => new Promise<void>(() => undefined));
  local.server.service.addRoute('GET', '/words', (_request, response) => void response.end('null and void'));
  local.server.service.addRoute(
    'GET',
    '/flood',
    (_request, response) => void response.end('x'.repeat(70_000)),
  );
  const at = (path: string) => new URL(path, local.tokenUrl).href;

  test.each([
    ['the token endpoint is unreachable', { tokenUrl: 'http://127.0.0.1:1/token' }, 'google_unavailable'],
    ['it is slow', { tokenUrl: at('/silence'), timeoutMs: 200 }, 'google_unavailable'],
    ['it does not exist', { tokenUrl: at('/nowhere') }, 'authentication_failed'],
    ['the profile is not JSON', { profileUrl: at('/words') }, 'authentication_failed'],
    ['the profile never ends', { profileUrl: at('/flood') }, 'google_unavailable'],
    [
      'the profile redirects elsewhere',
      { profileUrl: at('/authorize?redirect_uri=http://x') },
      'google_unavailable',
    ],
  ])('%s', async (_case, change, error) => {
    const app = await createTestApp({ settings: { google: { ...google, ...change } } });
    const email = newAddress();
    expect(await signIn(email, app)).toMatchObject({ page: '/login', error, token: null });
    expect(await find(email)).toBeNull();
  });

  test.each<[string, number, MutableResponse['body'], string]>([
    ['the token endpoint fails', 500, {}, 'google_unavailable'],
    ['the token endpoint refuses', 400, { error: 'invalid_grant' }, 'authentication_failed'],
    ['there is no token', 200, { token_type: 'Bearer' }, 'authentication_failed'],
    ['the token reply is a string', 200, '', 'authentication_failed'],
  ])('%s', async (_case, statusCode, body, error) => {
    const { address, cookie } = await begin();
    const path = await choose(address, newAddress());
    local.server.service.once('beforeResponse', (response: MutableResponse) => {
      Object.assign(response, { statusCode, body });
    });
    expect((await comeBack(path, cookie)).error).toBe(error);
  });

  test.each([
    ['no id', { sub: undefined }],
    ['an invalid id', { sub: 12 }],
    ['no address', { email: undefined }],
    ['an invalid address', { email: 'robin' }],
    ['no email_verified', { email_verified: undefined }],
  ])('a profile with %s', async (_case, change) => {
    const email = newAddress();
    local.describe(email, change);
    expect((await signIn(email)).error).toBe('authentication_failed');
    expect(await find(email)).toBeNull();
  });
});

test('an address with a hundred failures is blocked; successful sign-ins do not count', async () => {
  const app = await createTestApp({ settings: { google, trustProxy: true } });
  await database.rateLimit.deleteMany({ where: { key: { startsWith: 'google-address' } } });
  await signIn(newAddress(), app);
  const counted = () => database.rateLimit.findMany({ where: { key: { startsWith: 'google-address' } } });
  expect((await counted()).map(({ points }) => points)).toEqual([0]);
  await database.rateLimit.updateMany({
    where: { key: { startsWith: 'google-address' } },
    data: { points: 100 },
  });
  expect(await signIn(newAddress(), app)).toMatchObject({ page: '/login', error: 'too_many_tries' });
  await database.rateLimit.deleteMany({ where: { key: { startsWith: 'google-address' } } });
});

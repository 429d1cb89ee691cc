import type { MutableResponse } from '@markwell/testing/fake-google';
import { afterAll, describe, expect, test } from 'vitest';
import { buildPupil } from '#testing/builders/build-user.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { createGoogleSignIn } from '#testing/requests/google-sign-in.ts';

const { fakeGoogle, google, database, newAddress, begin, choose, returnFromGoogle, signIn, find } =
  await createGoogleSignIn();

afterAll(fakeGoogle.stop);

describe('a refused sign-in', () => {
  test('an address that Google has not verified, with or without an account here', async () => {
    const email = newAddress();
    fakeGoogle.describe(email, { email_verified: false });
    expect(await signIn(email)).toMatchObject({ page: '/login', error: 'email_not_verified', token: null });
    expect(await find(email)).toBeNull();
    const pupil = await buildPupil(database, { emailVerifiedAt: new Date() });
    fakeGoogle.describe(pupil.email, { email_verified: 'false' });
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

  test('a child whose parent no longer agrees', async () => {
    const pupil = await buildPupil(database, {
      parentEmail: 'parent-of@example.com',
      consentWithdrawnAt: new Date(),
    });
    expect((await signIn(pupil.email)).error).toBe('consent_withdrawn');
  });

  test('a second Google account with the same address', async () => {
    const email = newAddress();
    await signIn(email);
    fakeGoogle.describe(email, { sub: 'google-somebody-else' });
    expect((await signIn(email)).error).toBe('address_taken');
  });

  test('a user who cancels at Google', async () => {
    const { address, cookie } = await begin();
    const state = address.searchParams.get('state') ?? '';
    const path = `/api/auth/google/callback?error=access_denied&state=${state}`;
    expect((await returnFromGoogle(path, cookie)).error).toBe('access_denied');
  });

  test.each([
    ['an error from Google', '?error=server_error'],
    ['nothing', ''],
    ['an empty code', '?code='],
    ['two codes', '?code=a&code=b'],
  ])('a return with %s', async (_case, query) => {
    const { cookie } = await begin();
    expect(await returnFromGoogle(`/api/auth/google/callback${query}`, cookie)).toMatchObject({
      page: '/login',
      error: 'authentication_failed',
    });
  });
});

describe('the state', () => {
  const expired = { page: '/login', error: 'sign_in_expired', token: null };

  test('of another browser’s sign-in is refused', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    expect(await returnFromGoogle(await choose(theirs.address, newAddress()), mine.cookie)).toMatchObject(
      expired,
    );
  });

  test('is required, and so is the cookie', async () => {
    const { address, cookie } = await begin();
    const path = await choose(address, newAddress());
    expect(await returnFromGoogle(path, '')).toMatchObject(expired);
    expect(await returnFromGoogle(path.replace(/&state=[^&]*/, ''), cookie)).toMatchObject(expired);
    expect(await returnFromGoogle(path.replace(/state=[^&]*/, 'state=x&state=y'), cookie)).toMatchObject(
      expired,
    );
  });

  test('is signed', async () => {
    const { address, cookie } = await begin();
    const path = await choose(address, newAddress());
    const value = cookie.split(';')[0]?.split('=')[1] ?? '';
    const [text = '', signature = ''] = value.split('.');
    const begun = JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...begun, expires: Date.now() * 2 })).toString('base64url');
    for (const other of [`${forged}.${signature}`, text, `${text}.`, '', 'x.y.z']) {
      expect(await returnFromGoogle(path, `markwell-google=${other}`)).toMatchObject(expired);
    }
    expect((await returnFromGoogle(path, cookie)).page).toBe('/your-age');
  });

  test('is valid for ten minutes', async () => {
    const { clock, advance } = createTestClock();
    const app = await createTestApp({ clock, settings: { google } });
    const { address, cookie } = await begin(app);
    const path = await choose(address, newAddress());
    advance(10 * 60_000);
    expect(await returnFromGoogle(path, cookie, app)).toMatchObject(expired);
  });
});

test('a code works once', async () => {
  const { address, cookie } = await begin();
  const path = await choose(address, newAddress());
  expect((await returnFromGoogle(path, cookie)).page).toBe('/your-age');
  expect(await returnFromGoogle(path, cookie)).toMatchObject({ error: 'authentication_failed', token: null });
});

describe('when Google’s reply is wrong or missing', () => {
  fakeGoogle.server.service.addRoute('POST', '/silence', () => new Promise<void>(() => undefined));
  fakeGoogle.server.service.addRoute(
    'GET',
    '/words',
    (_request, response) => void response.end('null and void'),
  );
  fakeGoogle.server.service.addRoute(
    'GET',
    '/flood',
    (_request, response) => void response.end('x'.repeat(70_000)),
  );
  const at = (path: string) => new URL(path, fakeGoogle.tokenUrl).href;

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
    fakeGoogle.server.service.once('beforeResponse', (response: MutableResponse) => {
      Object.assign(response, { statusCode, body });
    });
    expect((await returnFromGoogle(path, cookie)).error).toBe(error);
  });

  test.each([
    ['no id', { sub: undefined }],
    ['an invalid id', { sub: 12 }],
    ['no address', { email: undefined }],
    ['an invalid address', { email: 'robin' }],
    ['no email_verified', { email_verified: undefined }],
  ])('a profile with %s', async (_case, change) => {
    const email = newAddress();
    fakeGoogle.describe(email, change);
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

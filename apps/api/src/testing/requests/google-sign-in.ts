import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { expect } from 'vitest';
import { startFakeGoogle } from '@markwell/testing/fake-google';
import { bodyOf } from './response-body.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { uniqueCode } from '../builders/unique-name.ts';

/** An app with a fake Google, and the steps of a sign-in. Stop `local` after the tests. */
export async function createGoogleSignIn() {
  const fakeGoogle = await startFakeGoogle();

  const google = {
    clientId: 'markwell',
    clientSecret: 'a secret',
    callbackUrl: 'http://localhost:4000/api/auth/google/callback',
    authorizationUrl: fakeGoogle.authorizationUrl,
    tokenUrl: fakeGoogle.tokenUrl,
    profileUrl: fakeGoogle.profileUrl,
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
  async function returnFromGoogle(path: string, cookie: string, { request }: TestApp = home) {
    const call = request.get(path);
    const response = await (cookie === '' ? call : call.set('Cookie', cookie.split(';')[0] ?? ''));
    expect(response.status).toBe(302);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(response.text).toBe('');
    const { origin, pathname, searchParams, hash } = new URL(String(response.headers['location']));
    expect(origin).toBe('http://localhost:5173');
    return {
      page: pathname,
      token: searchParams.get('token'),
      error: searchParams.get('error'),
      ageToken: new URLSearchParams(hash.slice(1)).get('token'),
      response,
    };
  }

  async function signInOnce(email: string, app: TestApp = home) {
    const { address, cookie } = await begin(app);
    return returnFromGoogle(await choose(address, email), cookie, app);
  }

  /** Signs in. A new user first gives an age at which no parent is needed. */
  async function signIn(email: string, app: TestApp = home) {
    const first = await signInOnce(email, app);
    if (first.page !== '/your-age') return first;
    await app.request.post('/api/auth/age').send({ token: first.ageToken, age: 15 });
    return signInOnce(email, app);
  }

  async function userOf(token: string | null) {
    const response = await home.request.get('/api/auth/me').set('Authorization', `Bearer ${token ?? ''}`);
    return bodyOf(currentUser, response);
  }

  const find = (email: string) => database.user.findUnique({ where: { email } });

  return {
    fakeGoogle,
    google,
    home,
    database,
    signInAs,
    newAddress,
    begin,
    choose,
    returnFromGoogle,
    signIn,
    signInOnce,
    userOf,
    find,
  };
}

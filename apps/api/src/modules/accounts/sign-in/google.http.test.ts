import { hashPassword } from '../password-hash.ts';
import { signInMethods } from '@markwell/shared/accounts/google.contract';
import { requestDeletion } from '@markwell/shared/settings/users.contract';
import { afterAll, describe, expect, test } from 'vitest';
import { buildRegistration } from '#testing/builders/build-registration.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { createGoogleSignIn } from '#testing/requests/google-sign-in.ts';

const { fakeGoogle, google, home, database, signInAs, newAddress, begin, signIn, userOf, find } =
  await createGoogleSignIn();

afterAll(fakeGoogle.stop);

describe('the redirect to Google', () => {
  test('requests minimal access, with a new state and PKCE challenge each time', async () => {
    const { address } = await begin();
    const parameters = Object.fromEntries(address.searchParams);
    expect(parameters).toMatchObject({
      response_type: 'code',
      client_id: 'markwell',
      redirect_uri: google.callbackUrl,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(address.href).not.toContain(google.clientSecret);
    const second = (await begin()).address.searchParams;
    expect(second.get('state')).not.toBe(parameters['state']);
    expect(second.get('code_challenge')).not.toBe(parameters['code_challenge']);
  });

  test('sets a short-lived cookie that scripts cannot read and that only these paths get', async () => {
    const { cookie } = await begin();
    expect(cookie).toContain('Max-Age=600');
    expect(cookie).toContain('Path=/api/auth/google');
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    const production = await createTestApp({ settings: { google, isProduction: true } });
    const { cookie: secure } = await begin(production);
    expect(secure).toMatch(/^__Host-markwell-google=/);
    expect(secure).toContain('Path=/;');
    expect(secure).toContain('Secure');
    expect(secure).not.toContain('Domain');
  });

  test('is off when Google is not set up, and sign-in methods say so', async () => {
    const without = await createTestApp();
    for (const path of ['/api/auth/google', '/api/auth/google/callback?code=x']) {
      const response = await without.request.get(path);
      expect(response.headers['location']).toBe('http://localhost:5173/login?error=google_not_set_up');
    }
    const reply = async ({ request }: TestApp) =>
      bodyOf(signInMethods, await request.get('/api/auth/methods'));
    expect(await reply(without)).toEqual({ google: false });
    expect(await reply(home)).toEqual({ google: true });
  });
});

describe('a return from Google', () => {
  test('creates a pupil with a verified address and no stage for a new user', async () => {
    const email = newAddress();
    const { page, token, response } = await signIn(email);
    expect(page).toBe('/auth/callback');
    expect(await userOf(token)).toEqual({
      id: expect.any(String) as string,
      email,
      name: 'Robin Ashdown',
      role: 'STUDENT',
      firstName: 'Robin',
      lastName: 'Ashdown',
      avatar: 'https://pictures.example.com/robin.png',
      currentStageId: null,
      currentExamBoardId: null,
      isExamBoardUnknown: false,
    });
    const user = await find(email);
    expect(user).toMatchObject({ passwordHash: null, googleId: `google-${email}` });
    expect(user?.emailVerifiedAt).not.toBeNull();
    expect(Date.now() - (user?.lastLoginAt?.getTime() ?? 0)).toBeLessThan(60_000);
    expect(String(response.headers['set-cookie'])).toContain('markwell-google=;');
  });

  test('cleans the name, and builds it from its parts when it is missing', async () => {
    const [email, nameless] = [newAddress(), newAddress()];
    fakeGoogle.describe(email, {
      name: ` \u0000${'x'.repeat(300)}`,
      given_name: 7,
      picture: 'javascript:alert(1)',
    });
    fakeGoogle.describe(nameless, { name: undefined });
    await signIn(email);
    await signIn(nameless);
    expect(await find(email)).toMatchObject({ name: 'x'.repeat(120), firstName: null, avatar: null });
    expect(await find(nameless)).toMatchObject({ name: 'Robin Ashdown' });
  });

  test('recognises a user by Google’s id, even after the address at Google has changed', async () => {
    const [email, later] = [newAddress(), newAddress()];
    const first = await userOf((await signIn(email)).token);
    fakeGoogle.describe(later, { sub: `google-${email}`, email: later });
    expect(await userOf((await signIn(later)).token)).toEqual(first);
    expect(await find(later)).toBeNull();
  });

  test('keeps the password and sessions of a verified account, which then has both ways to sign in', async () => {
    const passwordHash = await hashPassword('correct horse battery');
    const pupil = await buildPupil(database, { passwordHash, emailVerifiedAt: new Date(), firstName: 'Ada' });
    fakeGoogle.describe(pupil.email, { email: pupil.email.toUpperCase() });
    expect(await userOf((await signIn(pupil.email)).token)).toMatchObject({
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
    expect(await userOf(token)).toMatchObject({ id: pupil.id });
    const user = await find(pupil.email);
    expect(user).toMatchObject({ passwordHash: null, googleId: `google-${pupil.email}` });
    expect(user?.emailVerifiedAt).not.toBeNull();
    expect((await home.request.get('/api/auth/me').set(signInAs(pupil))).status).toBe(401);
    expect(await database.accountToken.count({ where: { userId: pupil.id } })).toBe(0);
    const body = { email: pupil.email, password: 'known to the first owner' };
    expect((await home.request.post('/api/auth/login').send(body)).status).toBe(401);
  });

  test('ends the registrations of the address that were not confirmed', async () => {
    const { id: registrationId, email } = await buildRegistration(database);
    const tokenHash = Buffer.from(registrationId);
    await database.registrationLink.create({
      data: { registrationId, tokenHash, expiresAt: new Date(Date.now() + 60_000) },
    });
    const { token } = await signIn(email);
    expect(await userOf(token)).toMatchObject({ email });
    expect(await database.registration.count({ where: { email } })).toBe(0);
    const link = await database.accountToken.findUniqueOrThrow({ where: { tokenHash } });
    expect(link.usedAt).not.toBeNull();
  });

  test('creates one account for several first sign-ins at the same time', async () => {
    const email = newAddress();
    const ends = await Promise.all(Array.from({ length: 12 }, () => signIn(email)));
    const people = await Promise.all(ends.map(({ token }) => userOf(token)));
    expect(new Set(people.map(({ id }) => id)).size).toBe(1);
  });

  test.each(['PARENT', 'TEACHER', 'SUPER_ADMIN'] as const)('signs in a %s with that role', async (role) => {
    const person = await buildPupil(database, { role, emailVerifiedAt: new Date() });
    expect((await userOf((await signIn(person.email)).token)).role).toBe(role);
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

import { enterCode } from '@markwell/shared/accounts/auth.contract';
import { beginSecondFactor } from '@markwell/shared/accounts/second-factor.contract';
import { afterAll, expect, test } from 'vitest';
import { buildSchool, buildUser } from '#testing/builders/build-user.ts';
import { codeOf } from '#testing/helpers/authenticator-app.ts';
import { createGoogleSignIn } from '#testing/requests/google-sign-in.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { fakeGoogle, home, database, newAddress, choose, returnFromGoogle, signIn } =
  await createGoogleSignIn();
const { request, startSessionOf } = home;

afterAll(fakeGoogle.stop);

test('a teacher with an authenticator app gets a challenge instead of a token', async () => {
  const email = newAddress();
  const session = await startSessionOf(await buildUser(database, { email, role: 'TEACHER' }));
  const begin = request.post('/api/auth/second-factor/begin').set(session);
  const { secret } = bodyOf(beginSecondFactor, await begin);
  const now = Date.now();
  const code = codeOf(secret, new Date(now));
  await request.post('/api/auth/second-factor/finish').set(session).send({ code });

  const { page, token, response } = await signIn(email);
  expect([page, token]).toEqual(['/auth/callback', null]);
  const challenge = new URL(String(response.headers['location'])).searchParams.get('challenge');
  const next = codeOf(secret, new Date(now + 30_000));
  const finished = await request.post('/api/auth/login/code').send({ challenge, code: next });
  expect(bodyOf(enterCode, finished).user.email).toBe(email);
});

test('Google does not take the place of an app that is required', async () => {
  const email = newAddress();
  const school = await buildSchool(database);
  await database.secondFactorRequirement.create({
    data: { schoolId: school.id, startsOn: new Date('2026-01-01') },
  });
  await buildUser(database, { email, role: 'TEACHER', schoolId: school.id });
  const { token } = await signIn(email);
  const session = { Authorization: `Bearer ${token}` };
  expect((await request.get('/api/classes').set(session)).status).toBe(403);
  expect((await request.get('/api/auth/me').set(session)).body).toMatchObject({ needsSecondFactor: true });
  // The new sign-in with Google is the confirmation.
  expect((await request.post('/api/auth/second-factor/begin').set(session)).status).toBe(200);
});

test('the return carries the text of the page that began, and only a plain one', async () => {
  const nonceAfter = async (query: string) => {
    const { email } = await buildUser(database, { role: 'STUDENT' });
    const begun = await request.get(`/api/auth/google${query}`);
    const [cookie = ''] = begun.headers['set-cookie'] as unknown as string[];
    const path = await choose(new URL(String(begun.headers['location'])), email);
    const { response } = await returnFromGoogle(path, cookie);
    return new URL(String(response.headers['location'])).searchParams.get('nonce');
  };
  expect(await nonceAfter('?nonce=0123456789abcdef')).toBe('0123456789abcdef');
  expect(await nonceAfter('')).toBeNull();
  expect(await nonceAfter('?nonce=%0d%0aSet-Cookie:a')).toBeNull();
  expect(await nonceAfter('?nonce=0123456789abcdef&nonce=fedcba9876543210')).toBeNull();
});

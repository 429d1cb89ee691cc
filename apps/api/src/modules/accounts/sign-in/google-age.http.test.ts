import { giveAge } from '@markwell/shared/registration/account.contract';
import { afterAll, expect, test } from 'vitest';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';
import { createGoogleSignIn } from '#testing/requests/google-sign-in.ts';

const { fakeGoogle, home, newAddress, signInOnce, userOf, find } = await createGoogleSignIn();
afterAll(fakeGoogle.stop);

async function send(body: object) {
  const response = await home.request.post('/api/auth/age').send(body);
  await home.settle();
  return response;
}

test('a new user has no session before the age is given, and one from 13 on', async () => {
  const email = newAddress();
  const first = await signInOnce(email);
  expect([first.page, first.token]).toEqual(['/your-age', null]);
  expect((await signInOnce(email)).page).toBe('/your-age');
  expect((await find(email))?.lastLoginAt).toBeNull();
  expect(bodyOf(giveAge, await send({ token: first.ageToken, age: 13 }))).toEqual({ awaitsParent: false });
  const { token } = await signInOnce(email);
  expect(await userOf(token)).toMatchObject({ email });
  expect(JSON.stringify(await find(email))).not.toMatch(/"age"/);
});

test('under 13 a parent is asked, a second answer changes nothing, and nobody signs in before the parent agrees', async () => {
  const [email, parentEmail] = [newAddress().toLowerCase(), `parent-${newAddress()}`.toLowerCase()];
  const { ageToken } = await signInOnce(email);
  expect((await send({ token: ageToken, age: 9 })).status).toBe(400);
  const own = await send({ token: ageToken, age: 9, parentEmail: email });
  expect(errorOf(own).issues).toMatchObject([{ path: 'body.parentEmail' }]);
  expect(bodyOf(giveAge, await send({ token: ageToken, age: 9, parentEmail }))).toEqual({
    awaitsParent: true,
  });
  expect(bodyOf(giveAge, await send({ token: ageToken, age: 15 }))).toEqual({ awaitsParent: true });
  expect((await signInOnce(email)).error).toBe('awaiting_parent');

  const token = linkTokenIn(home.mailbox.to(parentEmail));
  await home.request.post('/api/auth/parent-consent').send({ token, agrees: true });
  await home.settle();
  expect((await userOf((await signInOnce(email)).token)).email).toBe(email);
});

test('a password does not replace the age, and another kind of token gives none', async () => {
  const email = newAddress().toLowerCase();
  await signInOnce(email);
  await home.request.post('/api/auth/forgot-password').send({ email });
  await home.settle();
  const token = linkTokenIn(home.mailbox.to(email));
  expect((await send({ token, age: 15 })).status).toBe(422);
  const password = 'otter kettle monday';
  expect((await home.request.post('/api/auth/reset-password').send({ token, password })).status).toBe(200);
  expect((await home.request.post('/api/auth/login').send({ email, password })).status).toBe(403);
});

import { readEmailPreferences, unsubscribe } from '@markwell/shared/notifications/emails.contract';
import { expect, test } from 'vitest';
import { buildParent, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp, testSecret } from '#testing/test-app.ts';
import { testContext } from '#testing/test-context.ts';
import { unsubscribeLinksFor } from './unsubscribe-links.ts';

const { request, database, signInAs } = await createTestApp();
const address = '/api/users/email-preferences';
const read = async (user: TestUser) =>
  bodyOf(readEmailPreferences, await request.get(address).set(signInAs(user)));
const linkContext = testContext({
  settings: { jwtSecret: testSecret, webUrl: 'https://web', apiUrl: 'https://api' },
});
const tokenFor = (userId: string, email: 'emailNotifications' | 'weeklyReports') =>
  unsubscribeLinksFor(linkContext, { userId, email }).page.split('#token=')[1] ?? '';
const stop = (token: string) => request.post('/api/emails/unsubscribe').query({ token });

test('both are on at first, and each can be switched by itself, in every role', async () => {
  const parent = await buildParent(database);
  expect(await read(parent)).toEqual({ emailNotifications: true, weeklyReports: true, parentReports: true });
  const change = await request.put(address).set(signInAs(parent)).send({ weeklyReports: false });
  expect(change.body).toEqual({ emailNotifications: true, weeklyReports: false, parentReports: true });
  expect(await read(parent)).toEqual({ emailNotifications: true, weeklyReports: false, parentReports: true });
  expect(await read(await buildPupil(database))).toEqual({
    emailNotifications: true,
    weeklyReports: true,
    parentReports: true,
  });
});

test('need a session, and only yes or no is accepted', async () => {
  expect((await request.get(address)).status).toBe(401);
  const pupil = await buildPupil(database);
  const wrong = await request.put(address).set(signInAs(pupil)).send({ weeklyReports: 'no' });
  expect([wrong.status, errorOf(wrong).issues?.[0]?.path]).toEqual([400, 'body.weeklyReports']);
});

test('the link of an e-mail switches off that kind only, without signing in, as often as it is used', async () => {
  const pupil = await buildPupil(database);
  const token = tokenFor(pupil.id, 'weeklyReports');
  for (let round = 0; round < 2; round++) {
    expect(bodyOf(unsubscribe, await stop(token))).toEqual({ stopped: 'weeklyReports' });
  }
  expect(await read(pupil)).toEqual({ emailNotifications: true, weeklyReports: false, parentReports: true });
});

test('a mail program may send the form of RFC 8058', async () => {
  const pupil = await buildPupil(database);
  const reply = await stop(tokenFor(pupil.id, 'emailNotifications'))
    .type('form')
    .send('List-Unsubscribe=One-Click');
  expect(reply.status).toBe(200);
  expect(await read(pupil)).toEqual({ emailNotifications: false, weeklyReports: true, parentReports: true });
});

test('a link that we have not signed does nothing', async () => {
  const [pupil, other] = [await buildPupil(database), await buildPupil(database)];
  const ours = tokenFor(pupil.id, 'weeklyReports');
  const forged = [
    ours.replace(pupil.id, other.id),
    ours.replace('weeklyReports', 'emailNotifications'),
    `${ours.slice(0, -2)}AA`,
    'nonsense',
    tokenFor(crypto.randomUUID(), 'weeklyReports'),
  ];
  for (const token of forged) {
    const refused = await stop(token);
    expect(refused.status, token).toBe(422);
  }
  expect(await read(pupil)).toEqual({ emailNotifications: true, weeklyReports: true, parentReports: true });
  expect(await read(other)).toEqual({ emailNotifications: true, weeklyReports: true, parentReports: true });
});

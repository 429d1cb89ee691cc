import { resetPassword } from '@markwell/shared/registration/account.contract';
import { expect, test } from 'vitest';
import { hashPassword } from '../password-hash.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { bodyOf, errorOf, signedInOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';

const { request, database, mailbox, settle } = await createTestApp({ settings: { trustProxy: true } });
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);

interface Try {
  from: string;
  given?: string;
  knownBrowser?: string | undefined;
}
const signIn = (email: string, { from, given = password, knownBrowser }: Try) =>
  request
    .post('/api/auth/login')
    .set('X-Forwarded-For', from)
    .send({ email, password: given, ...(knownBrowser !== undefined && { knownBrowser }) });

/** Wrong passwords from this many network addresses, one after the other. */
async function attack(email: string, addresses: number, triesOfEach: number) {
  for (let address = 0; address < addresses; address++) {
    for (let round = 0; round < triesOfEach; round++) {
      await signIn(email, { from: `198.51.100.${address}`, given: 'wrong' });
    }
  }
}

test('after five wrong passwords a stranger is delayed longer and longer, even with the right one', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  await attack(email, 1, 6);
  const refused = await signIn(email, { from: '198.51.100.0' });
  expect(refused.status).toBe(429);
  expect(errorOf(refused).message).toBe('Too many tries. Please wait 2 seconds and try again.');
  expect(refused.headers['retry-after']).toBe('2');
  // The next two waits are over: each one that follows is twice as long.
  const waits: number[] = [];
  for (let round = 0; round < 9; round++) {
    await database.rateLimit.deleteMany({ where: { key: { startsWith: 'sign-in-stranger-turn' } } });
    await signIn(email, { from: '198.51.100.0', given: 'wrong' });
    waits.push(Number((await signIn(email, { from: '198.51.100.0' })).headers['retry-after']));
  }
  expect(waits).toEqual([4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

test('a stranger at one network address does not delay the owner at another', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  await attack(email, 1, 12);
  expect((await signIn(email, { from: '198.51.100.0' })).status).toBe(429);
  expect((await signIn(email, { from: '192.0.2.1' })).status).toBe(200);
});

test('strangers at many addresses delay each other and a new device, but not a browser that is known', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const { knownBrowser } = signedInOf(await signIn(email, { from: '192.0.2.1' }));
  await attack(email, 6, 4);
  const stranger = await signIn(email, { from: '192.0.2.2' });
  expect(stranger.status).toBe(429);
  expect(Number(stranger.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await signIn(email, { from: '192.0.2.1', knownBrowser })).status).toBe(200);
});

test('a known browser has an allowance of its own, for its own users only', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  const other = await buildPupil(database, { passwordHash });
  const { knownBrowser } = signedInOf(await signIn(email, { from: '192.0.2.3' }));
  for (let round = 0; round < 10; round++) {
    const wrong = await signIn(email, { from: '192.0.2.3', given: 'wrong', knownBrowser });
    expect(wrong.status).toBe(401);
  }
  expect((await signIn(email, { from: '192.0.2.3', knownBrowser })).status).toBe(429);

  await attack(other.email, 6, 4);
  expect((await signIn(other.email, { from: '192.0.2.3', knownBrowser })).status).toBe(429);
  const forged = `${knownBrowser?.split('.')[0] ?? ''}.${'A'.repeat(43)}`;
  expect((await signIn(other.email, { from: '192.0.2.3', knownBrowser: forged })).status).toBe(429);
});

test('brothers and sisters share a browser', async () => {
  const [one, other] = [
    await buildPupil(database, { passwordHash }),
    await buildPupil(database, { passwordHash }),
  ];
  const first = signedInOf(await signIn(one.email, { from: '192.0.2.4' }));
  const { knownBrowser } = signedInOf(
    await signIn(other.email, { from: '192.0.2.4', knownBrowser: first.knownBrowser }),
  );
  for (const { email } of [one, other]) {
    await attack(email, 6, 4);
    expect((await signIn(email, { from: '192.0.2.4', knownBrowser })).status).toBe(200);
  }
});

test('during an attack, a reset link gives the owner a way in on a new device', async () => {
  const { email } = await buildPupil(database, { passwordHash });
  await attack(email, 6, 4);
  await request.post('/api/auth/forgot-password').set('X-Forwarded-For', '192.0.2.5').send({ email });
  await settle();
  const body = { token: linkTokenIn(mailbox.to(email)), password: 'otter kettle monday' };
  const reset = bodyOf(resetPassword, await request.post('/api/auth/reset-password').send(body));
  await attack(email, 6, 4);
  const known = { from: '192.0.2.5', given: body.password, knownBrowser: reset.knownBrowser };
  expect((await signIn(email, known)).status).toBe(200);
});

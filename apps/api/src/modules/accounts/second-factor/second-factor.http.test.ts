import { enterCode, login } from '@markwell/shared/accounts/auth.contract';
import {
  beginSecondFactor,
  finishSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from '@markwell/shared/accounts/second-factor.contract';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../password-hash.ts';
import { buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { codeOf } from '#testing/helpers/authenticator-app.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';

const { clock, advance } = createTestClock();
const { request, database, mailbox, settle, signInAs, startSessionOf } = await createTestApp({ clock });
const password = 'correct horse battery';
const passwordHash = await hashPassword(password);

const newTeacher = () => buildUser(database, { role: 'TEACHER', passwordHash });
const post = (session: Record<string, string>, path: string, body: object = {}) =>
  request.post(`/api/auth/${path}`).set(session).send(body);

/** Sets up an authenticator app. Returns its secret, the recovery codes and the session that continues. */
async function setUp(user: TestUser) {
  const session = await startSessionOf(user);
  const { secret, address } = bodyOf(beginSecondFactor, await post(session, 'second-factor/begin'));
  const reply = await post(session, 'second-factor/finish', { code: codeOf(secret, clock()) });
  const { recoveryCodes, token } = bodyOf(finishSecondFactor, reply);
  advance(30_000); // the first code is used up
  return { secret, address, recoveryCodes, session: { Authorization: `Bearer ${token}` }, former: session };
}

async function challengeOf({ email }: TestUser): Promise<string> {
  const reply = bodyOf(login, await request.post('/api/auth/login').send({ email, password }));
  if (!('challenge' in reply)) throw new Error('No code was asked for');
  return reply.challenge;
}
const enter = (challenge: string, code: string) => post({}, 'login/code', { challenge, code });

describe('setting up', () => {
  test('the app gets our name and the user’s address; the secret is not stored readable', async () => {
    const user = await newTeacher();
    const { secret, address } = await setUp(user);
    expect(address).toMatch(/^otpauth:\/\/totp\/Markwell:/);
    expect(decodeURIComponent(address)).toContain(user.email);
    expect(address).toContain(`secret=${secret}`);
    const stored = await database.secondFactor.findUniqueOrThrow({ where: { userId: user.id } });
    expect(Buffer.from(stored.secret).toString('latin1')).not.toContain(secret);
    await settle();
    expect(mailbox.to(user.email).at(-1)?.text).toContain('asks for a code from your authenticator app');
  });

  test('nothing changes until a code was entered', async () => {
    const user = await newTeacher();
    const session = await startSessionOf(user);
    await post(session, 'second-factor/begin');
    expect((await post(session, 'second-factor/finish', { code: '000000' })).status).toBe(422);
    const reply = await request.post('/api/auth/login').send({ email: user.email, password });
    expect(reply.body).toHaveProperty('token');
  });

  test('it ends the other sessions, also that of the old token', async () => {
    const user = await newTeacher();
    const other = await startSessionOf(user);
    const { session, former } = await setUp(user);
    const statuses = [];
    for (const each of [session, former, other]) {
      statuses.push((await request.get('/api/auth/me').set(each)).status);
    }
    expect(statuses).toEqual([200, 401, 401]);
  });

  test('pupils cannot, and staff have to confirm first who they are', async () => {
    const pupil = await buildUser(database, { role: 'STUDENT' });
    expect((await post(await startSessionOf(pupil), 'second-factor/begin')).status).toBe(422);
    const teacher = await newTeacher();
    const session = await startSessionOf(teacher);
    advance(10 * 60_000);
    const refused = await post(session, 'second-factor/begin');
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
  });
});

describe('signing in', () => {
  test('asks for a code after the password; a challenge is not a session', async () => {
    const user = await newTeacher();
    const { secret } = await setUp(user);
    const challenge = await challengeOf(user);
    const withChallenge = { Authorization: `Bearer ${challenge}` };
    expect((await request.get('/api/auth/me').set(withChallenge)).status).toBe(401);
    const { token, user: signedIn } = bodyOf(enterCode, await enter(challenge, codeOf(secret, clock())));
    expect(signedIn.id).toBe(user.id);
    const me = await request.get('/api/auth/me').set({ Authorization: `Bearer ${token}` });
    expect(me.status).toBe(200);
  });

  test('a code works once, and those around it only while clocks may differ', async () => {
    const user = await newTeacher();
    const { secret } = await setUp(user);
    advance(300_000);
    const challenge = await challengeOf(user);
    const code = codeOf(secret, clock());
    expect((await enter(challenge, code)).status).toBe(200);
    expect((await enter(challenge, code)).status).toBe(422);
    expect((await enter(challenge, codeOf(secret, new Date(clock().getTime() - 30_000)))).status).toBe(422);
    expect((await enter(challenge, codeOf(secret, new Date(clock().getTime() + 30_000)))).status).toBe(200);
    expect((await enter(challenge, codeOf(secret, new Date(clock().getTime() + 60_000)))).status).toBe(422);
  });

  test('of two that send the same code at the same time, one signs in', async () => {
    const user = await newTeacher();
    const { secret } = await setUp(user);
    const challenge = await challengeOf(user);
    const code = codeOf(secret, clock());
    const replies = await Promise.all([
      enter(challenge, code),
      enter(challenge, code),
      enter(challenge, code),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('after ten wrong codes the right one is refused too', async () => {
    const user = await newTeacher();
    const { secret } = await setUp(user);
    const challenge = await challengeOf(user);
    for (let round = 0; round < 10; round++) {
      expect((await enter(challenge, round % 2 ? '000000' : 'ABCD-EFGH-JKLM-NPQR')).status).toBe(422);
    }
    expect((await enter(challenge, codeOf(secret, clock()))).status).toBe(429);
  });

  test.each([
    ['000000', /Wait for the next one in your app.+set its time/],
    ['ABCD-EFGH-JKLM-NPQR', /recovery code is not right.+try another/],
    ['12345', /six digits.+16 characters/],
  ])('the refusal of %s says what to do', async (code, words) => {
    const user = await newTeacher();
    await setUp(user);
    const { issues = [] } = errorOf(await enter(await challengeOf(user), code));
    expect(issues.map(({ path }) => path)).toEqual(['body.code']);
    expect(issues[0]?.message).toMatch(words);
  });

  test.each<[string, (challenge: string, user: TestUser) => Promise<unknown>, number]>([
    [
      'after ten minutes',
      () => {
        advance(600_000);
        return Promise.resolve();
      },
      401,
    ],
    [
      'after a new password',
      (_challenge, { id }) =>
        database.user.update({ where: { id }, data: { tokenVersion: { increment: 1 } } }),
      401,
    ],
    [
      'of a deactivated user',
      (_challenge, { id }) => database.user.update({ where: { id }, data: { isActive: false } }),
      403,
    ],
  ])('a challenge %s is refused', async (_case, happen, status) => {
    const user = await newTeacher();
    const { secret } = await setUp(user);
    const challenge = await challengeOf(user);
    await happen(challenge, user);
    const refused = await enter(challenge, codeOf(secret, clock()));
    expect(refused.status).toBe(status);
    // The name of the link below the form.
    if (status === 401) expect(errorOf(refused).message).toMatch(/start again/);
  });

  test('a session token is not a challenge', async () => {
    const user = await newTeacher();
    const { secret } = await setUp(user);
    const token = signInAs(user).Authorization.slice('Bearer '.length);
    expect((await enter(token, codeOf(secret, clock()))).status).toBe(401);
  });
});

describe('recovery codes', () => {
  test('each signs in once, and an e-mail says so', async () => {
    const user = await newTeacher();
    const { recoveryCodes, session } = await setUp(user);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const stored = await database.recoveryCode.findMany({ where: { userId: user.id } });
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', '').slice(4));
    expect(stored.every(({ codeHash }) => codeHash.startsWith('$argon2id$'))).toBe(true);
    expect((await enter(await challengeOf(user), code.toLowerCase())).status).toBe(200);
    await settle();
    expect(mailbox.to(user.email).at(-1)?.text).toContain('one of your recovery codes');
    expect((await enter(await challengeOf(user), code)).status).toBe(422);
    const state = bodyOf(secondFactorState, await request.get('/api/auth/second-factor').set(session));
    expect(state).toEqual({
      isOn: true,
      isOffered: true,
      isRequired: false,
      dueOn: null,
      recoveryCodesLeft: 9,
    });
  });

  test('new ones replace the earlier ones', async () => {
    const user = await newTeacher();
    const { recoveryCodes, session } = await setUp(user);
    const renewed = bodyOf(renewRecoveryCodes, await post(session, 'second-factor/recovery-codes'));
    expect((await enter(await challengeOf(user), recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await enter(await challengeOf(user), renewed.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('work when the server’s secret has changed, and the app’s codes do not', async () => {
    const user = await newTeacher();
    const { secret, recoveryCodes } = await setUp(user);
    const changed = await createTestApp({
      clock,
      settings: { jwtSecret: 'another secret, as long as the first' },
    });
    const send = (path: string, body: object) => changed.request.post(`/api/auth/${path}`).send(body);
    const { challenge } = (await send('login', { email: user.email, password })).body as {
      challenge: string;
    };
    expect((await send('login/code', { challenge, code: codeOf(secret, clock()) })).status).toBe(422);
    expect((await send('login/code', { challenge, code: recoveryCodes[0] })).status).toBe(200);
  });
});

describe('where it is required', () => {
  const required = () => createTestApp({ clock, settings: { secondFactorPolicy: 'super-admins' } });

  test('a super-administrator without one may only set it up', async () => {
    const app = await required();
    const user = await buildUser(database, { role: 'SUPER_ADMIN', passwordHash });
    const session = await app.startSessionOf(user);
    const users = () => app.request.get('/api/admin/users').set(session);
    const refused = await users();
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect((await app.request.get('/api/users/me').set(session)).status).toBe(403);
    expect((await app.request.get('/api/auth/me').set(session)).body).toMatchObject({
      needsSecondFactor: true,
    });
    const admin = await buildUser(database, { role: 'ADMIN' });
    expect((await app.request.get('/api/admin/users').set(app.signInAs(admin))).status).toBe(200);

    const begun = bodyOf(
      beginSecondFactor,
      await app.request.post('/api/auth/second-factor/begin').set(session),
    );
    const finish = app.request.post('/api/auth/second-factor/finish').set(session);
    const { token } = bodyOf(finishSecondFactor, await finish.send({ code: codeOf(begun.secret, clock()) }));
    const renewed = { Authorization: `Bearer ${token}` };
    expect((await app.request.get('/api/admin/users').set(renewed)).status).toBe(200);
    const me = await app.request.get('/api/auth/me').set(renewed);
    expect(me.body).not.toHaveProperty('needsSecondFactor');
    expect((await app.request.post('/api/auth/second-factor/off').set(renewed)).status).toBe(200);
    expect((await app.request.get('/api/admin/users').set(renewed)).status).toBe(403);
  });

  test('it can be turned off, with a confirmation and an e-mail', async () => {
    const user = await newTeacher();
    const { session } = await setUp(user);
    advance(10 * 60_000);
    expect((await post(session, 'second-factor/off')).status).toBe(403);
    expect((await post(await startSessionOf({ ...user, tokenVersion: 1 }), 'second-factor/off')).status).toBe(
      200,
    );
    const reply = await request.post('/api/auth/login').send({ email: user.email, password });
    expect(reply.body).toHaveProperty('token');
    await settle();
    expect(mailbox.to(user.email).at(-1)?.text).toContain('no longer asks for a code');
    expect(await database.recoveryCode.count({ where: { userId: user.id } })).toBe(0);
  });
});

describe('a super-administrator who resets another user’s second factor', () => {
  const reset = (session: Record<string, string>, id: string) =>
    request
      .post(`/api/admin/users/${id}/second-factor/reset`)
      .set(session)
      .send({ identityCheck: 'in-person' });

  test('ends their sessions, sends an e-mail and leaves an audit entry', async () => {
    const superAdmin = await buildUser(database, { role: 'SUPER_ADMIN' });
    const user = await newTeacher();
    const { session } = await setUp(user);
    expect((await reset(await startSessionOf(superAdmin), user.id)).status).toBe(200);
    expect((await request.get('/api/auth/me').set(session)).status).toBe(401);
    const signIn = await request.post('/api/auth/login').send({ email: user.email, password });
    expect(signIn.body).toHaveProperty('token');
    expect(await database.auditEntry.findMany({ where: { targetId: user.id } })).toMatchObject([
      {
        actorId: superAdmin.id,
        action: 'user.second-factor-reset',
        before: { authenticatorApp: true },
        after: { authenticatorApp: false, identityCheck: 'in-person' },
      },
    ]);
    await settle();
    expect(mailbox.to(user.email).at(-1)?.text).toContain('An administrator has removed');
  });

  test('is refused for their own, without a recent confirmation, and where there is none', async () => {
    const superAdmin = await buildUser(database, { role: 'SUPER_ADMIN' });
    const own = await setUp(superAdmin);
    expect((await reset(own.session, superAdmin.id)).status).toBe(422);
    expect((await reset(own.session, (await newTeacher()).id)).status).toBe(409);
    expect((await reset(own.session, crypto.randomUUID())).status).toBe(404);
    const user = await newTeacher();
    await setUp(user);
    advance(10 * 60_000);
    expect((await reset(own.session, user.id)).status).toBe(403);
    expect(await database.secondFactor.count({ where: { userId: user.id } })).toBe(1);
  });
});

import { correctEmail, correctName } from '@markwell/shared/users/correct-user.contract';
import { describe, expect, test } from 'vitest';
import { buildAdmin, buildPupil, buildUser, type TestUser } from '#testing/builders/build-user.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';

const { clock, set } = createTestClock('2026-06-10T12:00:00Z');
const { request, database, signInAs, startSessionOf, mailbox, settle } = await createTestApp({ clock });
const admin = await buildAdmin(database);

const put = async (path: string, body: object, actor: TestUser = admin) =>
  request
    .put(`/api/admin/users/${path}`)
    .set(await startSessionOf(actor))
    .send(body);
const entriesOf = ({ id }: TestUser) => database.auditEntry.findMany({ where: { targetId: id } });
const find = ({ id }: TestUser) => database.user.findUniqueOrThrow({ where: { id } });
const newAddress = () => `${uniqueCode('new')}@example.com`.toLowerCase();
const verify = (token: string) => request.post('/api/auth/verify-email').send({ token });

describe('a name', () => {
  test('is corrected with an audit entry, and the same name is no change', async () => {
    const pupil = await buildPupil(database, { name: 'Maja Patel' });
    const reply = await put(`${pupil.id}/name`, { name: ' Maya Patel ' });
    expect(bodyOf(correctName, reply).user.name).toBe('Maya Patel');
    await put(`${pupil.id}/name`, { name: 'Maya Patel' });
    expect(await entriesOf(pupil)).toMatchObject([
      {
        actorId: admin.id,
        action: 'user.name-changed',
        before: { name: 'Maja Patel' },
        after: { name: 'Maya Patel' },
      },
    ]);
  });

  test('is refused empty, for administrators by an administrator, and for unknown users', async () => {
    const pupil = await buildPupil(database);
    expect((await put(`${pupil.id}/name`, { name: ' ' })).status).toBe(400);
    const other = await buildAdmin(database);
    expect((await put(`${other.id}/name`, { name: 'Other' })).status).toBe(403);
    expect((await put(`${crypto.randomUUID()}/name`, { name: 'Other' })).status).toBe(404);
    expect((await put(`${admin.id}/name`, { name: 'Other' }, pupil)).status).toBe(403);
  });
});

describe('an e-mail address', () => {
  test('changes after an identity check: the old address gets an e-mail and every session ends', async () => {
    const pupil = await buildPupil(database, { emailVerifiedAt: null });
    const session = signInAs(pupil);
    const email = newAddress();
    const reply = await put(`${pupil.id}/email`, {
      email: email.toUpperCase(),
      identityCheck: 'known-number',
    });
    expect(bodyOf(correctEmail, reply).user).toMatchObject({ email, emailVerified: true });
    expect((await request.get('/api/auth/me').set(session)).status).toBe(401);
    expect(await entriesOf(pupil)).toMatchObject([
      {
        action: 'user.email-changed',
        before: { email: pupil.email },
        after: { email, identityCheck: 'known-number' },
      },
    ]);
    await settle();
    expect(mailbox.to(pupil.email).at(-1)?.text).toContain(`changed your account's address to ${email}`);
    expect(mailbox.to(email)).toEqual([]);
  });

  test('without one changes once it is confirmed there; both addresses get an e-mail', async () => {
    const pupil = await buildPupil(database);
    const session = signInAs(pupil);
    const email = newAddress();
    const reply = await put(`${pupil.id}/email`, { email, identityCheck: null });
    expect(bodyOf(correctEmail, reply).user.email).toBe(pupil.email);
    expect((await request.get('/api/auth/me').set(session)).status).toBe(401);
    await settle();
    expect(mailbox.to(pupil.email).at(-1)?.text).toContain(
      `An administrator was asked to change your account's address to ${email}`,
    );
    expect((await find(pupil)).email).toBe(pupil.email);
    expect((await verify(linkTokenIn(mailbox.to(email)))).status).toBe(200);
    expect((await find(pupil)).email).toBe(email);
    expect(await entriesOf(pupil)).toMatchObject([
      { action: 'user.email-change-asked', after: { newEmail: email } },
    ]);
  });

  test('sent before ends: an earlier link to another address no longer works', async () => {
    const pupil = await buildPupil(database);
    const [asked, checked] = [newAddress(), newAddress()];
    await put(`${pupil.id}/email`, { email: asked, identityCheck: null });
    await settle();
    await put(`${pupil.id}/email`, { email: checked, identityCheck: 'in-person' });
    expect((await verify(linkTokenIn(mailbox.to(asked)))).status).toBe(422);
    expect((await find(pupil)).email).toBe(checked);
  });

  test('is refused where it is used, the same, the parent’s, the administrator’s own or without confirmation', async () => {
    const parentEmail = newAddress();
    const pupil = await buildPupil(database, { parentEmail });
    const other = await buildUser(database);
    const refusal = async (email: string, of = pupil) => {
      const reply = await put(`${of.id}/email`, { email, identityCheck: 'in-person' });
      return [reply.status, errorOf(reply).message];
    };
    expect(await refusal(other.email)).toEqual([409, 'Another account has this e-mail address']);
    expect(await refusal(pupil.email)).toEqual([422, 'This is already the e-mail address of the account']);
    expect((await refusal(parentEmail))[0]).toBe(422);
    expect((await refusal(newAddress(), admin))[0]).toBe(422);
    expect((await refusal(newAddress(), await buildAdmin(database)))[0]).toBe(403);
    const session = await startSessionOf(admin);
    set('2026-06-10T12:10:01Z');
    const late = await request
      .put(`/api/admin/users/${pupil.id}/email`)
      .set(session)
      .send({ email: newAddress(), identityCheck: 'in-person' });
    set('2026-06-10T12:00:00Z');
    expect([late.status, errorOf(late).code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
    expect(await find(pupil)).toMatchObject({ email: pupil.email, tokenVersion: pupil.tokenVersion });
    expect(await entriesOf(pupil)).toEqual([]);
  });
});

import { hashPassword } from '#modules/accounts/password-hash.ts';
import { inspectLink, withdrawConsent } from '@markwell/shared/registration/account.contract';
import { login } from '@markwell/shared/accounts/auth.contract';
import { beforeEach, expect, test } from 'vitest';
import { buildPupil } from '#testing/builders/build-user.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';

const now = '2026-07-15T12:00:00.000Z';
const { clock, set } = createTestClock(now);
const { request, database, mailbox, settle, signInAs, jobs } = await createTestApp({ clock });
const password = 'otter kettle monday';
const passwordHash = await hashPassword(password);
beforeEach(() => set(now));

const post = async (path: string, body: object) => {
  const response = await request.post(`/api/auth/${path}`).send(body);
  await settle();
  return response;
};
const find = (id: string) => database.user.findUnique({ where: { id } });
const signIn = (email: string) => post('login', { email, password });
const runJob = (job: string) => jobs.find(({ name }) => name === job)?.run();

/** A child whose parent has agreed with the link of this token. */
async function childWithConsent() {
  const parentEmail = `${uniqueCode('parent')}@example.com`.toLowerCase();
  const child = await buildPupil(database, { passwordHash, parentEmail, name: 'Sam' });
  await post('resend', { email: child.email });
  const token = linkTokenIn(mailbox.to(parentEmail));
  expect((await post('parent-consent', { token, agrees: true })).status).toBe(200);
  return { child, parentEmail, token };
}

const inspect = async (token: string) =>
  bodyOf(inspectLink, await post('links/inspect', { purpose: 'consent', token }));
const withdraw = (token: string, choice: string) => post('parent-consent/withdraw', { token, choice });

test('the link in the e-mail to a parent keeps working, and opening it changes nothing', async () => {
  const { child, parentEmail, token } = await childWithConsent();
  expect(mailbox.to(parentEmail).at(-1)?.subject).toBe('You have agreed to a Markwell account');
  set('2027-07-15T12:00:00.000Z');
  await runJob('unverified accounts');
  for (const link of [token, linkTokenIn(mailbox.to(parentEmail))]) {
    expect(await inspect(link)).toEqual({
      name: 'Sam',
      email: child.email,
      consent: 'given',
      deletionDueAt: null,
    });
  }
  expect((await find(child.id))?.parentConfirmedAt).not.toBeNull();
});

test('a paused account is signed out and refused; both get an e-mail; the parent can agree again', async () => {
  const { child, parentEmail, token } = await childWithConsent();
  const signedIn = bodyOf(login, await signIn(child.email));
  const session = 'token' in signedIn ? signedIn.token : '';
  const readOwn = () => request.get('/api/auth/me').set('Authorization', `Bearer ${session}`);
  expect((await readOwn()).status).toBe(200);

  expect(bodyOf(withdrawConsent, await withdraw(token, 'pause'))).toEqual({
    name: 'Sam',
    deletionDueAt: null,
  });
  expect((await readOwn()).status).toBe(401);
  const refused = await signIn(child.email);
  expect([refused.status, errorOf(refused).message]).toEqual([
    403,
    'Your account is paused, because your parent no longer agrees. Please ask them.',
  ]);
  expect(mailbox.to(child.email).at(-1)?.subject).toBe('Your Markwell account is paused');
  expect((await inspect(linkTokenIn(mailbox.to(parentEmail)))).consent).toBe('withdrawn');
  const sent = mailbox.to(parentEmail).length;
  await post('resend', { email: child.email });
  expect(mailbox.to(parentEmail)).toHaveLength(sent); // a child cannot press the parent

  set('2026-08-15T12:00:00.000Z');
  await runJob('unverified accounts');
  await runJob('accounts to delete');
  expect((await inspect(token)).consent).toBe('withdrawn');
  expect((await post('parent-consent', { token, agrees: true })).status).toBe(200);
  expect((await signIn(child.email)).status).toBe(200);
});

test('an account that the parent has deleted is erased after seven days, unless the parent agrees again', async () => {
  const [kept, gone] = [await childWithConsent(), await childWithConsent()];
  for (const { token, child } of [kept, gone]) {
    const deletionDueAt = '2026-07-22T12:00:00.000Z';
    expect(bodyOf(withdrawConsent, await withdraw(token, 'delete'))).toEqual({ name: 'Sam', deletionDueAt });
    expect(mailbox.to(child.email).at(-1)?.text).toContain('will be deleted on 22 July 2026');
    expect((await request.post('/api/users/deletion/undo').set(signInAs(child))).status).toBe(401);
  }
  await post('parent-consent', { token: kept.token, agrees: true });
  set('2026-07-22T12:00:00.000Z');
  await runJob('accounts to delete');
  expect(await find(gone.child.id)).toBeNull();
  expect((await find(kept.child.id))?.deletionRequestedAt).toBeNull();
  expect((await signIn(kept.child.email)).status).toBe(200);
});

test('only the parent’s own link withdraws, and only after an answer', async () => {
  const { token, child } = await childWithConsent();
  const pending = await buildPupil(database, { passwordHash, parentEmail: 'pending@parents.example' });
  await post('resend', { email: pending.email });
  const pendingToken = linkTokenIn(mailbox.to('pending@parents.example'));
  expect((await withdraw(pendingToken, 'delete')).status).toBe(422);
  expect(await find(pending.id)).not.toBeNull();
  await database.user.update({ where: { id: child.id }, data: { parentEmail: 'other@parents.example' } });
  expect((await withdraw(token, 'pause')).status).toBe(422);
  expect((await withdraw('x'.repeat(43), 'pause')).status).toBe(422);
  expect((await withdraw(token, 'forget')).status).toBe(400);
  expect((await find(child.id))?.parentConfirmedAt).not.toBeNull();
});

test('from the day on which the child is certainly 13, the link of a parent pauses and deletes nothing', async () => {
  const { child, token } = await childWithConsent();
  await database.user.update({ where: { id: child.id }, data: { consentEndsOn: new Date('2026-07-16') } });
  expect((await inspect(token)).consent).toBe('given');
  set('2026-07-15T23:00:00.000Z'); // midnight in London
  const [inspected, refused] = [
    await post('links/inspect', { purpose: 'consent', token }),
    await withdraw(token, 'delete'),
  ];
  for (const reply of [inspected, refused]) {
    expect([reply.status, errorOf(reply).message]).toEqual([
      422,
      expect.stringContaining('The child is 13 or older now'),
    ]);
  }
  expect(await find(child.id)).toMatchObject({ deletionRequestedAt: null, consentWithdrawnAt: null });
});

import { inspectLink } from '@markwell/shared/registration/account.contract';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#modules/accounts/password-hash.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';

const dayBefore = '2026-07-15T12:00:00.000Z';
const at13 = '2026-07-15T23:00:00.000Z'; // midnight in London
const consentEndsOn = new Date('2026-07-16');
const { clock, set } = createTestClock(dayBefore);
const { request, database, mailbox, settle, signInAs, jobs } = await createTestApp({ clock });
const password = 'otter kettle monday';
const passwordHash = await hashPassword(password);
beforeEach(() => set(dayBefore));

const post = async (path: string, body: object) => {
  const response = await request.post(`/api/auth/${path}`).send(body);
  await settle();
  return response;
};
const find = (id: string) => database.user.findUniqueOrThrow({ where: { id } });
const signIn = ({ email }: { email: string }) => post('login', { email, password });
async function run() {
  await jobs.find(({ name }) => name === 'consent of pupils who are 13')?.run();
  await settle();
}

type Changes = Parameters<typeof buildPupil>[1];

/** A child who is certainly 13 tomorrow, and whose parent was asked. */
async function newChild(changes: Changes = {}) {
  const parentEmail = `${uniqueCode('parent')}@example.com`.toLowerCase();
  const child = await buildPupil(database, {
    passwordHash,
    parentEmail,
    consentEndsOn,
    name: 'Sam',
    ...changes,
  });
  await post('resend', { email: child.email });
  return { child, parentEmail, token: linkTokenIn(mailbox.to(parentEmail)) };
}
const subjectsTo = (email: string) => mailbox.to(email).map(({ subject }) => subject);

test('at 13 the parent’s address and link go, and both get one e-mail; a day before, nothing ends', async () => {
  const { child, parentEmail, token } = await newChild();
  await post('parent-consent', { token, agrees: true });
  await run();
  expect((await find(child.id)).parentEmail).toBe(parentEmail);

  set(at13);
  await run();
  await run();
  expect(await find(child.id)).toMatchObject({ parentEmail: null, consentWithdrawnAt: null, consentEndsOn });
  // The record that a parent had agreed.
  expect((await find(child.id)).parentConfirmedAt).not.toBeNull();
  expect(await database.accountToken.count({ where: { userId: child.id } })).toBe(0);
  const ofBoth = [...subjectsTo(child.email), ...subjectsTo(parentEmail)];
  expect(ofBoth.filter((subject) => subject.includes('about your Markwell account now'))).toHaveLength(1);
  expect(ofBoth.filter((subject) => subject.includes('about their Markwell account now'))).toHaveLength(1);
  expect(mailbox.to(child.email).at(-1)?.text).not.toContain('You can sign in now');
  expect((await signIn(child)).status).toBe(200);
  const inspected = await post('links/inspect', { purpose: 'consent', token });
  expect(inspected.status).toBe(422);
  expect(inspectLink.response.safeParse(inspected.body).success).toBe(false);
});

test('a child whose parent has not answered, or has paused the account, can sign in', async () => {
  const unanswered = await newChild();
  const paused = await newChild();
  await post('parent-consent', { token: paused.token, agrees: true });
  await post('parent-consent/withdraw', { token: paused.token, choice: 'pause' });
  for (const { child } of [unanswered, paused]) expect((await signIn(child)).status).toBe(403);
  set(at13);
  await run();
  for (const { child } of [unanswered, paused]) {
    expect((await signIn(child)).status).toBe(200);
    expect(mailbox.to(child.email).at(-1)?.text).toContain('You can sign in now');
  }
});

test('a deletion that the parent has asked for stays, and the pupil can now cancel it', async () => {
  const { child, token } = await newChild();
  await post('parent-consent', { token, agrees: true });
  await post('parent-consent/withdraw', { token, choice: 'delete' });
  set(at13);
  await run();
  const stored = await find(child.id);
  expect(stored.deletionRequestedAt).not.toBeNull();
  expect(mailbox.to(child.email).at(-1)?.text).toContain('to be deleted on 22 July 2026');
  const undo = await request.post('/api/users/deletion/undo').set(signInAs(stored));
  expect(undo.status).toBe(200);
  expect((await find(child.id)).deletionRequestedAt).toBeNull();
});

test('without a known day, and for a deactivated account, nothing ends', async () => {
  const unknown = await newChild({ consentEndsOn: null });
  const deactivated = await newChild();
  await database.user.update({ where: { id: deactivated.child.id }, data: { isActive: false } });
  set(at13);
  await run();
  for (const { child, parentEmail } of [unknown, deactivated]) {
    expect((await find(child.id)).parentEmail).toBe(parentEmail);
  }
});

test('a month of birth that fits the age at sign-up corrects the day; one that makes the child older does not', async () => {
  const child = await buildPupil(database, {
    parentEmail: 'mum@example.com',
    createdAt: new Date('2025-03-04T12:00:00Z'),
    parentConfirmedAt: new Date('2025-03-04T12:00:00Z'),
    consentEndsOn: new Date('2027-03-04'), // eleven at sign-up
  });
  const give = (birthMonth: string) =>
    request.post('/api/parents/codes').set(signInAs(child)).send({ birthMonth });
  const refused = await give('2013-01');
  expect([refused.status, errorOf(refused).issues?.[0]?.message]).toEqual([
    422,
    'This does not fit the age that was given when the account was made',
  ]);
  expect((await give('2013-11')).status).toBe(200);
  expect((await find(child.id)).consentEndsOn).toEqual(new Date('2026-12-01'));
});

import {
  acceptParentInvitation,
  inspectParentInvitation,
  inviteParent,
  ownParents,
} from '@markwell/shared/parents/parents.contract';
import { beforeEach, expect, test } from 'vitest';
import { buildParent, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { buildTeenager } from '#testing/builders/build-family.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { linkTokenIn } from '#testing/test-mailbox.ts';

const now = '2026-03-04T12:00:00Z';
const { clock, set } = createTestClock(now);
const { request, database, signInAs, mailbox, settle } = await createTestApp({ clock });

const adult = (overrides = {}) => buildParent(database, { ...overrides });
const teenager = () => buildTeenager(database);
const newAddress = () => `${uniqueCode('mum').toLowerCase()}@example.com`;
const post = (path: string, body: object, user?: TestUser) =>
  request
    .post(`/api${path}`)
    .set(user ? signInAs(user) : {})
    .send(body);
const invite = (child: TestUser, email: string) => post('/parents/invitations', { email }, child);
const accept = (parent: TestUser, token: string) => post('/children/invitation', { token }, parent);
const decline = (token: string, isNotMe = false) => post('/parents/invitations/decline', { token, isNotMe });
const linksOf = async (child: TestUser) =>
  bodyOf(ownParents, await request.get('/api/parents').set(signInAs(child))).links;
/** The secret of the invitation that an address got. */
async function invited(child: TestUser, email: string): Promise<string> {
  bodyOf(inviteParent, await invite(child, email));
  await settle();
  return linkTokenIn(mailbox.to(email.toLowerCase()));
}

beforeEach(() => {
  set(now);
});

test('an invitation is sent, and its recipient sees the results after accepting', async () => {
  const [child, parent] = [await teenager(), await adult()];
  const token = await invited(child, parent.email.toUpperCase());
  expect(await linksOf(child)).toMatchObject([{ state: 'INVITED', name: null, email: parent.email }]);
  expect(bodyOf(inspectParentInvitation, await post('/parents/invitations/inspect', { token }))).toEqual({
    childName: child.name,
    email: parent.email,
  });
  const link = bodyOf(acceptParentInvitation, await accept(parent, token));
  expect(link).toMatchObject({ state: 'ACTIVE', name: child.name });
  expect((await request.get(`/api/children/${link.id}/summary`).set(signInAs(parent))).status).toBe(200);
  expect((await accept(parent, token)).status).toBe(422);
});

test('a pupil can invite ten addresses a day', async () => {
  const child = await teenager();
  for (let round = 0; round < 10; round++) {
    const { links } = bodyOf(inviteParent, await invite(child, newAddress()));
    expect((await post(`/parents/links/${links[0]?.id ?? ''}/end`, {}, child)).status).toBe(200);
  }
  const [address, other] = [newAddress(), await teenager()];
  const refused = await invite(child, address);
  expect(refused.status).toBe(429);
  const retryAfter = Number(refused.headers['retry-after']);
  expect(retryAfter).toBeGreaterThan(86_000);
  expect(retryAfter).toBeLessThanOrEqual(86_400);
  expect((await invite(other, address)).status).toBe(200);
});

test('someone with another address needs the child’s agreement', async () => {
  const [child, parent] = [await teenager(), await adult()];
  const link = bodyOf(acceptParentInvitation, await accept(parent, await invited(child, newAddress())));
  expect(link.state).toBe('REQUESTED');
  expect(await linksOf(child)).toMatchObject([{ state: 'REQUESTED', email: parent.email }]);
});

test('“This is not me” ends the invitation and blocks the address for this child only', async () => {
  const [child, other, email] = [await teenager(), await teenager(), newAddress()];
  const token = await invited(child, email);
  expect((await decline(token, true)).status).toBe(200);
  expect((await decline(token, true)).status).toBe(422);
  expect(await linksOf(child)).toEqual([]);
  const again = await invite(child, email);
  expect([again.status, errorOf(again).issues?.[0]?.path]).toEqual([422, 'body.email']);
  expect((await invite(other, email)).status).toBe(200);
  const rows = await database.parentLink.findMany({ where: { childId: child.id } });
  expect(JSON.stringify(rows)).not.toContain(email);
  const notifications = await database.notification.findMany({ where: { userId: child.id } });
  expect(notifications.map(({ title }) => title)).toEqual(['Your invitation was declined']);
});

test('an invitation that is repeated with its idempotency key, also at the same moment, is sent once', async () => {
  const [child, other, email] = [await teenager(), await teenager(), newAddress()];
  const inviteWith = (key: string, user = child) => invite(user, email).set('Idempotency-Key', key);
  const replies = await Promise.all([1, 2, 3].map(() => inviteWith('one').then((reply) => reply)));
  const [first, ...more] = replies.map((reply) => bodyOf(inviteParent, reply));
  expect(first?.links).toMatchObject([{ state: 'INVITED', email }]);
  for (const repeat of more) expect(repeat).toEqual(first);
  await settle();
  expect(bodyOf(inviteParent, await inviteWith('one'))).toEqual(first);
  await settle();
  const [sent, ...second] = mailbox.to(email);
  expect(second).toEqual([]);
  // The link of the e-mail still works.
  const { status } = await post('/parents/invitations/inspect', { token: linkTokenIn(sent ? [sent] : []) });
  expect(status).toBe(200);
  expect((await invite(child, newAddress()).set('Idempotency-Key', 'one')).status).toBe(409);
  expect((await inviteWith('one', other)).status).toBe(200);
  expect((await inviteWith('two')).status).toBe(200);
  await settle();
  expect(mailbox.to(email)).toHaveLength(3);
});

test('a declined address can be invited again', async () => {
  const [child, email] = [await teenager(), newAddress()];
  expect((await decline(await invited(child, email))).status).toBe(200);
  expect((await invite(child, email)).status).toBe(200);
});

test('an invitation works for seven days, a new one replaces it, and the child can withdraw it', async () => {
  const [child, parent] = [await teenager(), await adult()];
  const first = await invited(child, parent.email);
  const second = await invited(child, parent.email);
  expect((await accept(parent, first)).status).toBe(422);
  const [link] = await linksOf(child);
  expect((await post(`/parents/links/${link?.id ?? ''}/end`, {}, child)).status).toBe(200);
  expect((await accept(parent, second)).status).toBe(422);
  const third = await invited(child, parent.email);
  set('2026-03-11T12:00:00Z');
  expect((await accept(parent, third)).status).toBe(422);
  expect(await linksOf(child)).toEqual([]);
});

test('a child cannot invite their own address, nor, under 13, any but the confirmed parent’s', async () => {
  const child = await teenager();
  expect((await invite(child, child.email)).status).toBe(422);
  expect((await invite(child, 'nonsense')).status).toBe(400);
  const parent = await adult();
  const young = await buildPupil(database, {
    birthMonth: new Date('2015-05-01'),
    parentEmail: parent.email,
    parentConfirmedAt: new Date('2025-01-02'),
  });
  expect((await invite(young, newAddress())).status).toBe(422);
  const link = await accept(parent, await invited(young, parent.email));
  expect(bodyOf(acceptParentInvitation, link).state).toBe('ACTIVE');
});

test('while no e-mail can be sent, nothing is stored', async () => {
  const child = await teenager();
  mailbox.refuseAll();
  const reply = await invite(child, newAddress());
  mailbox.refuseAll(false);
  expect(reply.status).toBe(503);
  expect(await linksOf(child)).toEqual([]);
});

test('an invitation that the child took back before it was sent is not sent', async () => {
  const [child, email] = [await teenager(), newAddress()];
  const { links } = bodyOf(inviteParent, await invite(child, email));
  await post(`/parents/links/${links[0]?.id ?? ''}/end`, {}, child);
  await settle();
  expect(mailbox.to(email)).toEqual([]);
});

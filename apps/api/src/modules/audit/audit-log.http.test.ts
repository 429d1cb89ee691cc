import { entriesPerPage, listAuditActors, listAuditEntries } from '@markwell/shared/audit/audit-log.contract';
import type { AuditAction } from '@markwell/shared/audit/audit.vocabulary';
import { beforeAll, expect, test } from 'vitest';
import { recordChange, recordChanges, type Change } from './record-change.repository.ts';
import { buildCreativeQuestion } from '#testing/builders/build-creative-writing.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildAdmin, buildPupil, type TestUser } from '#testing/builders/build-user.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { request, database, signInAs } = await createTestApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await buildAdmin(database);
});

const get = (query: Record<string, string>) =>
  request.get('/api/admin/audit-log').query(query).set(signInAs(admin));
const list = async (query: Record<string, string>) => bodyOf(listAuditEntries, await get(query));

const entry = (actorId: string | null, change: Partial<Change> = {}): Change => ({
  actorId,
  action: 'question.deleted',
  target: { kind: 'question', id: crypto.randomUUID() },
  before: { text: 'What is 7 × 8?' },
  after: null,
  ...change,
});

test('an entry shows its actor, time, target, and the values before and after', async () => {
  const actor = await buildAdmin(database);
  const pupil = await buildPupil(database);
  await recordChange(
    database.sql,
    entry(actor.id, {
      action: 'user.role-changed',
      target: { kind: 'user', id: pupil.id },
      before: { role: 'STUDENT' },
      after: { role: 'TEACHER' },
    }),
  );
  const { entries, next } = await list({ actorId: actor.id });
  expect(next).toBeNull();
  expect(entries).toMatchObject([
    {
      actor: { id: actor.id, name: actor.name, email: actor.email },
      action: 'user.role-changed',
      target: { kind: 'user', id: pupil.id, name: pupil.name },
      before: { role: 'STUDENT' },
      after: { role: 'TEACHER' },
    },
  ]);
  expect(Math.abs(Date.now() - Date.parse(entries[0]?.at ?? ''))).toBeLessThan(60_000);
});

test('entries are filtered by kind, actor and target', async () => {
  const actor = await buildAdmin(database);
  const pupil = await buildPupil(database);
  const aboutPupil = { action: 'user.activated', target: { kind: 'user', id: pupil.id } } as const;
  const paper = entry(actor.id, {
    action: 'paper.created',
    target: { kind: 'paper', id: crypto.randomUUID() },
  });
  await recordChanges(database.sql, [entry(actor.id, aboutPupil), entry(admin.id, aboutPupil), paper]);
  const actions = async (query: Record<string, string>) =>
    (await list(query)).entries.map(({ action }) => action);
  expect(await actions({ actorId: actor.id, kind: 'paper' })).toEqual(['paper.created']);
  expect(await actions({ actorId: actor.id, kind: '' })).toHaveLength(2);
  expect(await actions({ target: pupil.id })).toHaveLength(2);
  expect(await actions({ target: pupil.email.toUpperCase(), actorId: admin.id })).toEqual(['user.activated']);
  expect(await actions({ target: paper.target.id })).toEqual(['paper.created']);
  expect(await actions({ target: 'nobody@example.com' })).toEqual([]);
});

test('an entry names its target and the ids in its values, and what is deleted by its recorded name', async () => {
  const actor = await buildAdmin(database);
  const question = await buildQuestion(database, { body: 'What is a half of a quarter?' });
  const other = await buildTopic(database);
  const changed = { topicId: other.id };
  const edited = entry(actor.id, {
    action: 'question.edited',
    target: { kind: 'question', id: question.id },
    before: { topicId: question.topicId },
    after: changed,
  });
  const deleted = entry(actor.id, {
    before: { questionText: 'What is 7 × 8?', topicId: crypto.randomUUID() },
  });
  await recordChanges(database.sql, [edited, deleted]);
  const { entries } = await list({ actorId: actor.id });
  const of = (id: string) => entries.find(({ target }) => target.id === id);
  const topic = await database.topic.findUniqueOrThrow({ where: { id: question.topicId } });
  expect(of(question.id)?.target).toMatchObject({ name: 'What is a half of a quarter?', exists: true });
  expect(of(question.id)?.names).toEqual({ [topic.id]: topic.name, [other.id]: other.name });
  expect(of(deleted.target.id)).toMatchObject({
    target: { name: 'What is 7 × 8?', exists: false },
    names: {},
  });
});

test('an entry names an upload, a passage, an exam board and the question that replaced another', async () => {
  const actor = await buildAdmin(database);
  const subject = await buildSubject(database);
  const replacement = await buildCreativeQuestion(database, subject, { title: 'A loud street' });
  const passage = await database.passage.create({
    data: { subjectId: subject.id, title: 'The sea', body: 'Waves.' },
  });
  const board = await database.examBoard.create({
    data: { code: uniqueName('CODE'), name: 'Fens Board', description: '' },
  });
  const upload = await database.uploadBatch.create({
    data: { kind: 'REGULAR', subjectId: subject.id, topicName: 'Rivers', questionCount: 3 },
  });
  const after = { passageId: passage.id, examBoardId: board.id, replacedBy: replacement.id };
  await recordChange(
    database.sql,
    entry(actor.id, { action: 'questions.uploaded', target: { kind: 'upload', id: upload.id }, after }),
  );
  const { entries } = await list({ actorId: actor.id });
  expect(entries[0]?.target).toMatchObject({ name: '3 questions of Rivers', exists: true });
  expect(entries[0]?.names).toEqual({
    [passage.id]: 'The sea',
    [board.id]: 'Fens Board',
    [replacement.id]: 'A loud street',
  });
});

test('entries are filtered by days in London, the first and the last included', async () => {
  const actor = await buildAdmin(database);
  const at = async (createdAt: string) => {
    const change = entry(actor.id);
    await recordChange(database.sql, change);
    await database.auditEntry.updateMany({
      where: { targetId: change.target.id },
      data: { createdAt: new Date(createdAt) },
    });
  };
  // British Summer Time: the day begins at 23:00 UTC.
  await at('2026-06-09T22:59:59Z');
  await at('2026-06-09T23:00:00Z');
  await at('2026-06-11T22:59:59Z');
  await at('2026-06-11T23:00:00Z');
  const count = async (query: Record<string, string>) =>
    (await list({ actorId: actor.id, ...query })).entries.length;
  expect(await count({ from: '2026-06-10', until: '2026-06-11' })).toBe(2);
  expect(await count({ from: '2026-06-10' })).toBe(3);
  expect(await count({ until: '2026-06-09' })).toBe(1);
});

test('the pages list every entry once, newest first, also entries of the same instant', async () => {
  const actor = await buildAdmin(database);
  const rows = Array.from({ length: entriesPerPage + 10 }, () => entry(actor.id));
  await recordChanges(database.sql, rows);
  const first = await list({ actorId: actor.id });
  expect(first.entries).toHaveLength(entriesPerPage);
  const second = await list({ actorId: actor.id, before: first.next ?? '' });
  expect(second.next).toBeNull();
  const seen = [...first.entries, ...second.entries].map(({ target }) => target.id);
  expect(seen.toSorted()).toEqual(rows.map(({ target }) => target.id).sort());
});

test('entries of deleted users and of the system have no actor', async () => {
  const actor = await buildAdmin(database);
  const ofDeletedUser = entry(actor.id);
  const ofSystem = entry(null, { target: { kind: 'user', id: 'no id at all' } });
  await recordChanges(database.sql, [ofDeletedUser, ofSystem]);
  await database.user.delete({ where: { id: actor.id } });
  expect((await list({ target: ofDeletedUser.target.id })).entries[0]?.actor).toBeNull();
  expect((await list({ target: ofSystem.target.id })).entries[0]).toMatchObject({
    actor: null,
    target: { name: null },
  });
});

test('secrets are removed from entries that were not written by recordChange', async () => {
  const targetId = crypto.randomUUID();
  await database.auditEntry.create({
    data: {
      action: 'user.activated' satisfies AuditAction,
      targetKind: 'user',
      targetId: targetId,
      before: { passwordHash: '$argon2id$leaked', role: 'STUDENT' },
      after: ['not', 'an', 'object'],
    },
  });
  const reply = await get({ target: targetId });
  expect(bodyOf(listAuditEntries, reply).entries).toMatchObject([
    { before: { role: 'STUDENT' }, after: null },
  ]);
  expect(reply.text).not.toContain('argon2id');
});

test('the actors are the users with an entry, each once', async () => {
  const [one, other, idle] = [
    await buildAdmin(database),
    await buildAdmin(database),
    await buildAdmin(database),
  ];
  await recordChanges(database.sql, [entry(one.id), entry(one.id), entry(other.id)]);
  const reply = await request.get('/api/admin/audit-log/actors').set(signInAs(admin));
  const ids = bodyOf(listAuditActors, reply).actors.map(({ id }) => id);
  expect(ids.filter((id) => id === one.id)).toHaveLength(1);
  expect(ids).toContain(other.id);
  expect(ids).not.toContain(idle.id);
});

test.each([
  { kind: 'nonsense' },
  { from: '2026-02-30' },
  { actorId: 'x' },
  { before: 'x' },
  { target: 'a\u0000' },
])('refuses %o', async (query) => {
  expect((await get(query as Record<string, string>)).status).toBe(400);
});

test('a page after an unknown entry is not found', async () => {
  expect((await get({ before: crypto.randomUUID() })).status).toBe(404);
});

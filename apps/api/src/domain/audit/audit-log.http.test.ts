import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildAdmin } from '../../testing/build-user.ts';
import { testDatabase } from '../../testing/test-app.ts';
import { writeAuditEntry, writeAuditEntries } from './audit-log.repository.ts';

const deleted = (actorId: string | null, targetId: string) => ({
  actorId,
  action: 'question.deleted' as const,
  targetKind: 'question' as const,
  targetId: targetId,
  before: { text: "What's 7 × 8?", key: 'B' },
  after: null,
});

it('writes the actor, the action, the target and its values before and after', async () => {
  const database = await testDatabase();
  const admin = await buildAdmin(database);
  const targetId = randomUUID();
  await database.$transaction((transaction) =>
    writeAuditEntry(transaction, {
      actorId: admin.id,
      action: 'user.role-changed',
      targetKind: 'user',
      targetId: targetId,
      before: { role: 'STUDENT', passwordHash: 'not for anybody' },
      after: { role: 'ADMIN' },
    }),
  );
  const [entry] = await database.auditEntry.findMany({ where: { targetId } });
  expect(entry).toMatchObject({
    actorId: admin.id,
    action: 'user.role-changed',
    targetKind: 'user',
    before: { role: 'STUDENT' },
    after: { role: 'ADMIN' },
  });
  expect(Math.abs(Date.now() - Number(entry?.createdAt))).toBeLessThan(60_000);
});

it('writes thousands of entries in one statement, and nothing for an empty list', async () => {
  const database = await testDatabase();
  const admin = await buildAdmin(database);
  const ids = Array.from({ length: 2_000 }, () => randomUUID());
  await writeAuditEntries(
    database,
    ids.map((id) => deleted(admin.id, id)),
  );
  await writeAuditEntries(database, []);
  const entries = await database.auditEntry.findMany({ where: { actorId: admin.id } });
  expect(entries.map(({ targetId }) => targetId).sort()).toEqual([...ids].sort());
  expect(entries[0]).toMatchObject({ before: { text: "What's 7 × 8?", key: 'B' }, after: null });
});

it('writes no entry when the transaction rolls back', async () => {
  const database = await testDatabase();
  const targetId = randomUUID();
  const failing = database.$transaction(async (transaction) => {
    await writeAuditEntry(transaction, deleted(null, targetId));
    throw new Error('the deletion fails');
  });
  await expect(failing).rejects.toThrow('the deletion fails');
  expect(await database.auditEntry.count({ where: { targetId } })).toBe(0);
});

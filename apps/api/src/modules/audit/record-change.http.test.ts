import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildAdmin } from '#testing/builders/build-user.ts';
import { testDatabase } from '#testing/test-app.ts';
import { recordChange, recordChanges } from './record-change.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const deleted = (actorId: string | null, targetId: string) => ({
  actorId,
  action: 'question.deleted' as const,
  target: { kind: 'question' as const, id: targetId },
  before: { text: "What's 7 × 8?", key: 'B' },
  after: null,
});

it('writes the actor, the action, the target and its values before and after', async () => {
  const database = await testDatabase();
  const admin = await buildAdmin(database);
  const targetId = randomUUID();
  await inTransaction(database, (transaction) =>
    recordChange(transaction, {
      actorId: admin.id,
      action: 'user.role-changed',
      target: { kind: 'user', id: targetId },
      before: { role: 'STUDENT', isActive: true, passwordHash: 'not for anybody' },
      after: { role: 'ADMIN', isActive: true },
    }),
  );
  const [entry] = await database.auditEntry.findMany({ where: { targetId } });
  expect(entry).toMatchObject({
    actorId: admin.id,
    action: 'user.role-changed',
    targetKind: 'user',
  });
  expect([entry?.before, entry?.after]).toEqual([{ role: 'STUDENT' }, { role: 'ADMIN' }]);
  expect(Math.abs(Date.now() - Number(entry?.createdAt))).toBeLessThan(60_000);
});

it('writes thousands of entries in one statement, and nothing for an empty list', async () => {
  const database = await testDatabase();
  const admin = await buildAdmin(database);
  const ids = Array.from({ length: 2_000 }, () => randomUUID());
  await recordChanges(
    database.sql,
    ids.map((id) => deleted(admin.id, id)),
  );
  await recordChanges(database.sql, []);
  const entries = await database.auditEntry.findMany({ where: { actorId: admin.id } });
  expect(entries.map(({ targetId }) => targetId).sort()).toEqual([...ids].sort());
  expect(entries[0]).toMatchObject({ before: { text: "What's 7 × 8?", key: 'B' }, after: null });
});

it('writes no entry when the transaction rolls back', async () => {
  const database = await testDatabase();
  const targetId = randomUUID();
  const failing = inTransaction(database, async (transaction) => {
    await recordChange(transaction, deleted(null, targetId));
    throw new Error('the deletion fails');
  });
  await expect(failing).rejects.toThrow('the deletion fails');
  expect(await database.auditEntry.count({ where: { targetId } })).toBe(0);
});

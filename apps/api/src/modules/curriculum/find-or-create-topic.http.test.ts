import type { Database } from '@markwell/database/connect';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { countWaitingStatements } from '#testing/database/count-waiting-statements.ts';
import { itemAt } from '#testing/item-at.ts';
import { testDatabase } from '#testing/test-app.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { findOrCreateTopic } from './classification.repository.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

describe('a topic by its name', () => {
  const find = (subjectId: string, name: string) =>
    inTransaction(database, (transaction) => findOrCreateTopic(transaction, { subjectId, name }));

  it('is found in upper or lower case, otherwise created once', async () => {
    const subject = await buildSubject(database);
    const ids = await Promise.all(['General', 'general', ' GENERAL '].map((name) => find(subject.id, name)));
    expect(new Set(ids).size).toBe(1);
    const topic = await database.topic.findUniqueOrThrow({ where: { id: itemAt(ids, 0) ?? '' } });
    expect(topic).toMatchObject({
      name: expect.stringMatching(/^general$/i) as string,
      code: `${subject.code}_GENERAL`,
    });
  });

  it('is not created by a second transaction while the first one creates it', async () => {
    const subject = await buildSubject(database);
    let second: Promise<string | undefined> | undefined;
    const first = await inTransaction(database, async (transaction) => {
      const id = await findOrCreateTopic(transaction, { subjectId: subject.id, name: 'Ratio' });
      second = find(subject.id, 'Ratio');
      await expect.poll(() => countWaitingStatements(database)).toBe(1);
      return id;
    });
    expect(await second).toBe(first);
  });

  it('is the topic with the code of General, whatever its name', async () => {
    const subject = await buildSubject(database);
    const topic = await buildTopic(database, {
      subjectId: subject.id,
      name: 'Mixed',
      code: `${subject.code}_GENERAL`,
    });
    expect(await find(subject.id, 'General')).toBe(topic.id);
  });

  it('is created again when the old one was deleted', async () => {
    const subject = await buildSubject(database);
    const deleted = await buildTopic(database, {
      subjectId: subject.id,
      name: 'Ratio',
      code: `${subject.code}_RATIO`,
      archivedAt: new Date(),
    });
    const id = await find(subject.id, 'Ratio');
    expect(id).not.toBe(deleted.id);
    expect(await database.topic.findUnique({ where: { id: id ?? '' } })).toMatchObject({
      code: `${subject.code}_RATIO_2`,
    });
  });

  it('is not created in a subject that does not exist', async () => {
    expect(await find(crypto.randomUUID(), 'General')).toBeUndefined();
  });
});

import type { Database } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { itemAt } from '#testing/item-at.ts';
import { seededRandomInt } from '#testing/seeded-random.ts';
import { testDatabase } from '#testing/test-app.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { changePlacements, type StatusChange } from './question-bank.service.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

const change = (changes: readonly StatusChange[]) =>
  inTransaction(database, (transaction) => changePlacements(transaction, changes));

/** The buckets of these topics that do not count their questions, and the questions in a bucket that is not theirs. */
async function faults(topicIds: string[]) {
  const sql = database.sql;
  const counts = await sql
    .selectFrom('buckets')
    .leftJoin('questions', 'questions.bucket_id', 'buckets.id')
    .select(['buckets.id', 'buckets.published_count'])
    .where((eb) => eb('buckets.topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
    .groupBy('buckets.id')
    .having((eb) => eb(eb.fn.count<number>('questions.id'), '<>', eb.ref('buckets.published_count')))
    .execute();
  const strays = await sql
    .selectFrom('questions')
    .innerJoin('buckets', 'buckets.id', 'questions.bucket_id')
    .select('questions.id')
    .where((eb) => eb('buckets.topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
    .where((eb) =>
      eb.or([
        eb('questions.topic_id', '<>', eb.ref('buckets.topic_id')),
        eb('questions.kind', '<>', eb.ref('buckets.kind')),
        eb('questions.difficulty', '<>', eb.ref('buckets.difficulty')),
        eb('questions.tier', 'is distinct from', eb.ref('buckets.tier')),
      ]),
    )
    .execute();
  return { counts, strays };
}

const none = { counts: [], strays: [] };
const read = (id: string) =>
  database.question.findUniqueOrThrow({ where: { id }, include: { bucket: true } });

describe('changing placements', () => {
  it('publishes a draft, and what was remembered of its bucket is old then', async () => {
    const topic = await buildTopic(database);
    const [other] = await buildQuestions(database, 2, { topicId: topic.id, difficulty: 2 });
    const before = await read(other?.id ?? '');
    const draft = await buildQuestion(database, { topicId: topic.id, difficulty: 2, published: false });
    await change([{ questionId: draft.id, status: 'PUBLISHED' }]);
    const after = await read(draft.id);
    expect(after).toMatchObject({ status: 'PUBLISHED', bucket: { id: before.bucketId, publishedCount: 3 } });
    expect(after.bucket?.version).toBeGreaterThan(before.bucket?.version ?? 0);
  });

  it('takes an archived question out of its bucket, and keeps its number', async () => {
    const questions = await buildQuestions(database, 3, { topicId: (await buildTopic(database)).id });
    const before = await read(itemAt(questions, 0).id);
    await change([{ questionId: before.id, status: 'ARCHIVED' }]);
    expect(await read(before.id)).toMatchObject({
      status: 'ARCHIVED',
      bucketId: null,
      drawNumber: before.drawNumber,
    });
    const { bucket } = await read(itemAt(questions, 2).id);
    expect(bucket?.publishedCount).toBe(2);
    expect(bucket?.version).toBeGreaterThan(before.bucket?.version ?? 0);
  });

  it('moves a question to the bucket of its topic and difficulty', async () => {
    const [from, to] = [await buildTopic(database), await buildTopic(database)];
    const question = await buildQuestion(database, { topicId: from.id, difficulty: 1 });
    await change([{ questionId: question.id, topicId: to.id, difficulty: 4 }]);
    expect(await read(question.id)).toMatchObject({
      topicId: to.id,
      difficulty: 4,
      bucket: { topicId: to.id, difficulty: 4, publishedCount: 1 },
    });
    expect(await faults([from.id, to.id])).toEqual(none);
  });

  it('changes a draft, which has no bucket', async () => {
    const [question, topic] = [
      await buildQuestion(database, { published: false }),
      await buildTopic(database),
    ];
    await change([{ questionId: question.id, topicId: topic.id, difficulty: 5 }]);
    expect(await read(question.id)).toMatchObject({
      status: 'DRAFT',
      topicId: topic.id,
      difficulty: 5,
      bucketId: null,
    });
  });

  it('refuses a question without a correct option, and one that does not exist', async () => {
    const keyless = await buildQuestion(database, { published: false, correctLetter: 'none' });
    const fine = await buildQuestion(database, { published: false });
    const both = [fine, keyless].map(({ id }) => ({ questionId: id, status: 'PUBLISHED' as const }));
    await expect(change(both)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    expect(await read(fine.id)).toMatchObject({ status: 'DRAFT' });
    const unknown = { questionId: '00000000-0000-7000-8000-000000000000', status: 'ARCHIVED' as const };
    await expect(change([unknown])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('makes the images of published questions public', async () => {
    const question = await buildQuestion(database, { published: false });
    const image = await database.mediaFile.create({
      data: { storageKey: question.id, access: 'SIGNED', contentType: 'image/webp', byteSize: 1 },
    });
    await database.questionRevision.update({
      where: { id: question.revisionId },
      data: { imageId: image.id },
    });
    await change([{ questionId: question.id, status: 'PUBLISHED' }]);
    expect(await database.mediaFile.findUniqueOrThrow({ where: { id: image.id } })).toMatchObject({
      access: 'PUBLIC',
    });
  });

  it('leaves every question in its bucket and no wrong count after any mix of concurrent edits', async () => {
    const randomInt = seededRandomInt(3);
    const subject = await buildSubject(database);
    const topics = [];
    for (let index = 0; index < 3; index++)
      topics.push(await buildTopic(database, { subjectId: subject.id }));
    const topicIds = topics.map(({ id }) => id);
    const questions: { id: string }[] = [];
    for (let index = 0; index < 36; index++) {
      questions.push(
        await buildQuestion(database, {
          topicId: itemAt(topicIds, index % 3),
          difficulty: 1 + (index % 2),
          published: index % 4 > 0,
        }),
      );
    }
    const edit = () =>
      change(
        Array.from({ length: 1 + randomInt(5) }, () => ({
          questionId: itemAt(questions, randomInt(questions.length)).id,
          ...(randomInt(2) === 0
            ? { status: itemAt(['DRAFT', 'PUBLISHED', 'RESERVED', 'ARCHIVED'] as const, randomInt(4)) }
            : {}),
          ...(randomInt(2) === 0 ? { topicId: itemAt(topicIds, randomInt(3)) } : {}),
          ...(randomInt(2) === 0 ? { difficulty: 1 + randomInt(2) } : {}),
          ...(randomInt(2) === 0 ? { tier: itemAt([null, 'HIGHER'] as const, randomInt(2)) } : {}),
        })),
      );
    for (let round = 0; round < 12; round++) {
      await Promise.all([edit(), edit(), edit(), edit(), edit()]);
      expect(await faults(topicIds)).toEqual(none);
    }
    const buckets = await database.bucket.findMany({ where: { topicId: { in: topicIds } } });
    const keys = buckets.map(({ topicId, difficulty, tier, isReserved }) =>
      [topicId, difficulty, tier, isReserved].join('/'),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(buckets.map(({ tier }) => tier))).toEqual(new Set([null, 'HIGHER']));
    const published = await database.question.count({
      where: { topicId: { in: topicIds }, status: { in: ['PUBLISHED', 'RESERVED'] } },
    });
    expect(published).toBeGreaterThan(0);
    const misplaced = await database.question.count({
      where: {
        topicId: { in: topicIds },
        OR: [
          { status: 'PUBLISHED', bucket: { isReserved: true } },
          { status: 'RESERVED', bucket: { isReserved: false } },
        ],
      },
    });
    expect(misplaced).toBe(0);
  });
});

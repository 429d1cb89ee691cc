import type { Database } from '@markwell/database/connect';
import { arrayOf } from '@markwell/database/sql/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { seededRandomInt } from '#testing/seeded-random.ts';
import { testDatabase } from '#testing/test-app.ts';
import { findWrongSeenCounts } from '#testing/database/find-wrong-seen-counts.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { changePositions, type StatusChange } from './question-bank.service.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

const change = (changes: readonly StatusChange[]) =>
  inTransaction(database, (transaction) => changePositions(transaction, changes));

/**
 * The violations of max(position)+1 = count = published_count in these topics' buckets, and the wrong seen
 * counts.
 */
async function faults(topicIds: string[]) {
  const sql = database.sql;
  const positions = await sql
    .selectFrom('buckets')
    .leftJoin('questions', 'questions.bucket_id', 'buckets.id')
    .select(['buckets.id', 'buckets.published_count'])
    .select((eb) => [eb.fn.count('questions.id').as('count'), eb.fn.max('questions.position').as('last')])
    .where((eb) => eb('buckets.topic_id', '=', eb.fn.any(arrayOf('uuid', topicIds))))
    .groupBy('buckets.id')
    .having((eb) => {
      const end = eb(eb.fn.max('questions.position'), '+', eb.lit(1));
      return eb.or([
        eb(eb.fn.count<number>('questions.id'), '<>', eb.ref('buckets.published_count')),
        eb(eb.fn.coalesce(end, eb.lit(0)), '<>', eb.ref('buckets.published_count')),
      ]);
    })
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
  const seen = await findWrongSeenCounts(database, topicIds);
  return { positions, strays, seen };
}

const none = { positions: [], strays: [], seen: [] };
const read = (id: string) =>
  database.question.findUniqueOrThrow({ where: { id }, include: { bucket: true } });

describe('changing positions', () => {
  it('publishes a draft after the last question', async () => {
    const topic = await buildTopic(database);
    await buildQuestions(database, 2, { topicId: topic.id, difficulty: 2 });
    const draft = await buildQuestion(database, { topicId: topic.id, difficulty: 2, published: false });
    await change([{ questionId: draft.id, status: 'PUBLISHED' }]);
    expect(await read(draft.id)).toMatchObject({
      status: 'PUBLISHED',
      position: 2,
      bucket: { publishedCount: 3 },
    });
  });

  it('fills the position of an archived question with the last one', async () => {
    const questions = await buildQuestions(database, 3, { topicId: (await buildTopic(database)).id });
    await change([{ questionId: itemAt(questions, 0).id, status: 'ARCHIVED' }]);
    expect(await read(itemAt(questions, 0).id)).toMatchObject({
      status: 'ARCHIVED',
      position: null,
      bucketId: null,
    });
    expect(await read(itemAt(questions, 2).id)).toMatchObject({ position: 0, bucket: { publishedCount: 2 } });
  });

  it('moves seen counts along when the topic or the difficulty changes', async () => {
    const [from, to] = [await buildTopic(database), await buildTopic(database)];
    const question = await buildQuestion(database, { topicId: from.id, difficulty: 1 });
    const pupil = await buildPupil(database);
    const { bucketId } = await read(question.id);
    await database.seenQuestion.create({
      data: { userId: pupil.id, questionId: question.id, seenAt: new Date() },
    });
    await database.bucketSeen.create({ data: { userId: pupil.id, bucketId: bucketId ?? '', seenCount: 1 } });

    await change([{ questionId: question.id, topicId: to.id, difficulty: 4 }]);
    const moved = await read(question.id);
    expect(moved).toMatchObject({
      topicId: to.id,
      difficulty: 4,
      position: 0,
      bucket: { topicId: to.id, difficulty: 4 },
    });
    const seen = await database.bucketSeen.findMany({
      where: { userId: pupil.id },
      orderBy: { seenCount: 'asc' },
    });
    expect(seen.map(({ bucketId, seenCount }) => [bucketId, seenCount])).toEqual([
      [bucketId, 0],
      [moved.bucketId, 1],
    ]);
    expect(await faults([from.id, to.id])).toEqual(none);
  });

  it('changes a draft, which has no position', async () => {
    const [question, topic] = [
      await buildQuestion(database, { published: false }),
      await buildTopic(database),
    ];
    await change([{ questionId: question.id, topicId: topic.id, difficulty: 5 }]);
    expect(await read(question.id)).toMatchObject({
      status: 'DRAFT',
      topicId: topic.id,
      difficulty: 5,
      position: null,
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

  it('leaves no gap, no duplicate position and no wrong count after any mix of concurrent edits', async () => {
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
    const pupil = await buildPupil(database);
    const seen = await database.question.findMany({
      where: { topicId: { in: topicIds }, bucketId: { not: null } },
      select: { id: true, bucketId: true, position: true },
    });
    const seenByPupil = seen.filter(({ position }) => (position ?? 0) % 2 === 0);
    await database.seenQuestion.createMany({
      data: seenByPupil.map(({ id }) => ({ userId: pupil.id, questionId: id, seenAt: new Date() })),
    });
    await database.bucketSeen.createMany({
      data: [...Map.groupBy(seenByPupil, ({ bucketId }) => bucketId ?? '')].map(([bucketId, all]) => ({
        userId: pupil.id,
        bucketId,
        seenCount: all.length,
      })),
    });

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

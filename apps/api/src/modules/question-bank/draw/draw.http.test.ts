import { expect, it } from 'vitest';
import { forgetKept } from '#platform/kept-briefly.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { seededRandomInt } from '#testing/seeded-random.ts';
import { testDatabase } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { testContext } from '#testing/test-context.ts';
import { changePlacements } from '../change/question-bank.service.ts';
import { findDrawScope } from './draw-scope.repository.ts';
import { drawFromBank } from './draw.ts';

it('draws no question that was withdrawn, reserved or moved after the scope was read', async () => {
  const db = await testDatabase();
  const subject = await buildSubject(db);
  const topic = await buildTopic(db, { subjectId: subject.id });
  const other = await buildTopic(db, { subjectId: subject.id });
  const ids = (await buildQuestions(db, 5, { topicId: topic.id })).map(({ id }) => id);
  const { id: userId } = await buildPupil(db);
  const query = { subjectId: subject.id, kind: 'REGULAR', difficulties: [1], topicIds: [topic.id] } as const;
  const context = testContext({
    db,
    clock: () => new Date(),
    randomInt: seededRandomInt(1),
    settings: { curriculumCacheSeconds: 0 },
  });
  const scope = await findDrawScope(context, userId, { schoolId: null, isAdmin: false }, query);
  if (!scope) throw new Error('the subject cannot be seen');

  await inTransaction(db, (transaction) =>
    changePlacements(transaction, [
      { questionId: itemAt(ids, 0), status: 'ARCHIVED' },
      { questionId: itemAt(ids, 1), status: 'RESERVED' },
      { questionId: itemAt(ids, 2), topicId: other.id },
    ]),
  );
  const drawn = await drawFromBank(context, { userId, pool: scope.pool, count: 5 });
  expect(drawn.toSorted()).toEqual(ids.slice(3).toSorted());
});

it('reads what a choice draws from once in two seconds, and what the pupil was given each time', async () => {
  const db = await testDatabase();
  const subject = await buildSubject(db);
  const topic = await buildTopic(db, { subjectId: subject.id });
  const { id } = await buildQuestion(db, { topicId: topic.id });
  const { id: userId } = await buildPupil(db);
  const { clock, advance } = createTestClock();
  const context = testContext({ db, clock, settings: { curriculumCacheSeconds: 2 } });
  const query = { subjectId: subject.id, kind: 'REGULAR', difficulties: [1], topicIds: [] } as const;
  const poolNow = async () => {
    const scope = await findDrawScope(context, userId, { schoolId: null, isAdmin: false }, query);
    return [scope?.pool.size, scope?.pool.seen.size];
  };
  expect(await poolNow()).toEqual([1, 0]);
  await buildQuestion(db, { topicId: topic.id });
  const { drawNumber } = await db.question.findUniqueOrThrow({ where: { id } });
  await db.seenNumbers.create({ data: { userId, block: 0, numbers: [drawNumber] } });
  expect(await poolNow()).toEqual([1, 1]);
  advance(2_000);
  expect(await poolNow()).toEqual([2, 1]);
  await buildQuestion(db, { topicId: topic.id });
  forgetKept(context);
  expect(await poolNow(), 'after a change in this process').toEqual([3, 1]);
});

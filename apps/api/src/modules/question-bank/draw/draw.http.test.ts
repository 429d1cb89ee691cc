import { expect, it } from 'vitest';
import { inTransaction } from '#platform/transaction.repository.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { itemAt } from '#testing/item-at.ts';
import { seededRandomInt } from '#testing/seeded-random.ts';
import { testDatabase } from '#testing/test-app.ts';
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
  const scope = await findDrawScope(db, userId, { schoolId: null, isAdmin: false }, query);
  if (!scope) throw new Error('the subject cannot be seen');

  await inTransaction(db, (transaction) =>
    changePlacements(transaction, [
      { questionId: itemAt(ids, 0), status: 'ARCHIVED' },
      { questionId: itemAt(ids, 1), status: 'RESERVED' },
      { questionId: itemAt(ids, 2), topicId: other.id },
    ]),
  );
  const drawn = await drawFromBank(
    testContext({ db, clock: () => new Date(), randomInt: seededRandomInt(1) }),
    { userId, pool: scope.pool, count: 5 },
  );
  expect(drawn.toSorted()).toEqual(ids.slice(3).toSorted());
});

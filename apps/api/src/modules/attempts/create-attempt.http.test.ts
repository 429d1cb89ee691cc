import { beforeAll, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { seededRandomInt } from '#testing/seeded-random.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { seenBy } from '#testing/database/seen-questions.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { changePlacements } from '#modules/question-bank/change/question-bank.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

it('starts complete tests and marks their questions as seen while questions are published, withdrawn and moved', async () => {
  const { database } = app;
  const randomInt = seededRandomInt(9);
  const subject = await buildSubject(database);
  const topics = [
    await buildTopic(database, { subjectId: subject.id }),
    await buildTopic(database, { subjectId: subject.id }),
  ];
  const questions: { id: string }[] = [];
  for (let index = 0; index < 50; index++) {
    questions.push(
      await buildQuestion(database, { topicId: itemAt(topics, index % 2).id, difficulty: 1 + (index % 3) }),
    );
  }
  const learners = [
    createApiClient(app, await buildPupil(database)),
    createApiClient(app, await buildPupil(database)),
  ];

  const edit = () =>
    inTransaction(database, (transaction) =>
      changePlacements(
        transaction,
        Array.from({ length: 1 + randomInt(4) }, () => ({
          questionId: itemAt(questions, randomInt(questions.length)).id,
          status: itemAt(['PUBLISHED', 'PUBLISHED', 'ARCHIVED'] as const, randomInt(3)),
          topicId: itemAt(topics, randomInt(2)).id,
          difficulty: 1 + randomInt(3),
        })),
      ),
    );
  for (let round = 0; round < 12; round++) {
    const [, , ...replies] = await Promise.all([
      edit(),
      edit(),
      ...learners.map((learner) => learner.generate(subject)),
    ]);
    for (const reply of replies) {
      expect(reply.status).toBe(200);
      const test = startedTestOf(reply);
      expect(new Set(test.questions.map(({ id }) => id)).size).toBe(10);
      const { revisionIds } = await database.attempt.findFirstOrThrow({ where: { id: test.testId } });
      expect(new Set(revisionIds).size).toBe(10);
    }
  }
  for (const { user } of learners) {
    const tests = await database.attempt.findMany({ where: { userId: user.id } });
    const given = tests.flatMap(({ questionIds }) => questionIds);
    expect(await seenBy(database, user.id)).toEqual(given.toSorted());
  }
});

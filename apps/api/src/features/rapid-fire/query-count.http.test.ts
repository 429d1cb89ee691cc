import { beforeAll, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '../../testing/build-curriculum.ts';
import { buildPupil } from '../../testing/build-user.ts';
import { buildQuestions } from '../../testing/build-question.ts';
import { createApiClient, type ApiClient } from '../../testing/api-client.ts';
import { completeQuiz, quizOf, startQuiz } from '../../testing/quiz-helpers.ts';
import { createTestApp, testDatabase } from '../../testing/test-app.ts';

let statements = 0;
let learner: ApiClient;
let subject: Awaited<ReturnType<typeof buildSubject>>;
beforeAll(async () => {
  const database = await testDatabase();
  const counting = database.$extends({
    query: {
      $allOperations({ args, query }) {
        statements++;
        return query(args);
      },
    },
  });
  const app = await createTestApp({ database: counting as unknown as typeof database });
  subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 70, { topicId: topic.id, kind: 'RAPID_FIRE' });
  learner = createApiClient(app, await buildPupil(database));
  // The first request stores the caller in memory.
  await learner.get('/rapid-fire/progress');
});

it('starts a quiz with four statements and finishes it with seven, for any number of questions', async () => {
  statements = 0;
  const quiz = quizOf(await startQuiz(learner, subject));
  expect([quiz.totalQuestions, statements]).toEqual([20, 4]);
  statements = 0;
  expect((await completeQuiz(learner, quiz, 'AAAAAAAAAAAAAAAAAAAA')).status).toBe(200);
  expect(statements).toBe(7);
});

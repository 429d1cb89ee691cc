import { beforeAll, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { createApiClient, type ApiClient } from '#testing/requests/api-client.ts';
import { completeQuiz, quizOf, startQuiz } from '#testing/helpers/quiz-helpers.ts';
import { countStatements } from '#testing/database/count-statements.ts';
import { createTestApp, testDatabase } from '#testing/test-app.ts';

let takeStatements: () => number;
let learner: ApiClient;
let subject: Awaited<ReturnType<typeof buildSubject>>;
beforeAll(async () => {
  const database = await testDatabase();
  const counted = countStatements(database);
  takeStatements = counted.take;
  const app = await createTestApp({
    database: counted.database,
    settings: { curriculumCacheSeconds: 3_600 },
  });
  subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 70, { topicId: topic.id, kind: 'RAPID_FIRE' });
  learner = createApiClient(app, await buildPupil(database));
  // The first quiz stores the caller and the level's questions in memory.
  await startQuiz(learner, subject);
});

it('starts a quiz with four statements and finishes it with seven, for any number of questions', async () => {
  takeStatements();
  const quiz = quizOf(await startQuiz(learner, subject));
  expect([quiz.totalQuestions, takeStatements()]).toEqual([20, 4]);
  expect((await completeQuiz(learner, quiz, 'AAAAAAAAAAAAAAAAAAAA')).status).toBe(200);
  expect(takeStatements()).toBe(7);
});

import type { Database } from '@markwell/database/connect';
import { beforeAll, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { countStatements } from '#testing/database/count-statements.ts';
import { createTestApp, testDatabase, type TestApp } from '#testing/test-app.ts';

let takeStatements: () => number;
let app: TestApp;
let database: Database;
let learner: ApiClient;
let subject: Awaited<ReturnType<typeof buildSubject>>;
beforeAll(async () => {
  database = await testDatabase();
  const counted = countStatements(database);
  takeStatements = counted.take;
  app = await createTestApp({ database: counted.database, settings: { curriculumCacheSeconds: 3_600 } });
  subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 70, { topicId: topic.id });
  learner = createApiClient(app, await buildPupil(database));
  // The first request stores the caller in memory.
  await learner.get('/tests/active');
});

/** The number of SQL statements that a request needs, with its reply. */
async function statementsOf(call: () => PromiseLike<{ status: number; body: unknown }>) {
  takeStatements();
  const reply = await call();
  expect(reply.status).toBe(200);
  return { reply, count: takeStatements() };
}

it('starts a test with three statements, and with four once the unseen questions are used up', async () => {
  const generate = () => learner.generate(subject, { questionCount: 20 });
  // The first one in a process reads what the choice draws from, and which questions there are.
  expect((await statementsOf(generate)).count).toBe(5);
  expect((await statementsOf(generate)).count).toBe(3);
  expect((await statementsOf(generate)).count).toBe(3);
  // One statement more finds those seen longest ago.
  expect((await statementsOf(generate)).count).toBe(4);
});

it('an idempotency key adds one statement, and a repeated request needs three', async () => {
  const other = createApiClient(app, await buildPupil(database));
  await other.get('/tests/active');
  const generate = () => other.generate(subject, { questionCount: 20 }).set('Idempotency-Key', 'once');
  expect((await statementsOf(generate)).count).toBe(4);
  expect((await statementsOf(generate)).count).toBe(3);
});

it('finishes a test with two statements, and reads the first result with three', async () => {
  const test = startedTestOf(await learner.generate(subject));
  const complete = () => learner.complete(test.testId, answersFor(test, 'A'));
  const first = await statementsOf(complete);
  expect(first.count).toBe(2);
  const again = await statementsOf(complete);
  expect(again.count).toBe(3);
  expect(again.reply.body).toEqual(first.reply.body);
});

it('finishes a test with wrong answers with two statements, and one with due questions with six', async () => {
  const other = createApiClient(app, await buildPupil(database));
  await other.get('/tests/active');
  // No other test uses these two questions.
  const small = await buildSubject(database);
  await buildQuestions(database, 2, { topicId: (await buildTopic(database, { subjectId: small.id })).id });
  const counts: number[] = [];
  for (const letter of ['B', 'A']) {
    const test = startedTestOf(await other.generate(small));
    const complete = () => other.complete(test.testId, answersFor(test, letter));
    counts.push((await statementsOf(complete)).count, (await statementsOf(complete)).count);
  }
  expect(counts).toEqual([2, 3, 6, 3]);
});

it('saves answers with one statement', async () => {
  const test = startedTestOf(await learner.generate(subject));
  const answers = test.questions.map(({ id }) => ({
    questionId: id,
    optionLetter: 'B',
    sequence: 1,
    answeredAt: test.startedAt,
  }));
  expect((await statementsOf(() => learner.save(test.testId, answers))).count).toBe(1);
});

import type { Database } from '@markwell/database/connect';
import { beforeAll, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '../../testing/build-curriculum.ts';
import { buildPupil } from '../../testing/build-user.ts';
import { buildQuestions } from '../../testing/build-question.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '../../testing/api-client.ts';
import { createTestApp, testDatabase, type TestApp } from '../../testing/test-app.ts';

let statements = 0;
let app: TestApp;
let database: Database;
let learner: ApiClient;
let subject: Awaited<ReturnType<typeof buildSubject>>;
beforeAll(async () => {
  database = await testDatabase();
  const counting = database.$extends({
    query: {
      $allOperations({ args, query }) {
        statements++;
        return query(args);
      },
    },
  });
  app = await createTestApp({ database: counting as unknown as Database });
  subject = await buildSubject(database);
  const topic = await buildTopic(database, { subjectId: subject.id });
  await buildQuestions(database, 70, { topicId: topic.id });
  learner = createApiClient(app, await buildPupil(database));
  // Remembers who calls.
  await learner.get('/tests/active');
});

/** How many statements the call sent to the database. */
async function statementsOf(call: () => PromiseLike<{ status: number; body: unknown }>) {
  statements = 0;
  const reply = await call();
  expect(reply.status).toBe(200);
  return { reply, count: statements };
}

it('deals a test with three statements while most questions are fresh', async () => {
  const generate = () => learner.generate(subject, { questionCount: 20 });
  expect((await statementsOf(generate)).count).toBe(3);
  // One more when the places drawn were seen too often.
  expect((await statementsOf(generate)).count).toBeLessThanOrEqual(4);
  // More than half seen: the fresh ones are asked for, and then those seen longest ago.
  expect((await statementsOf(generate)).count).toBeLessThanOrEqual(5);
  expect((await statementsOf(generate)).count).toBeLessThanOrEqual(5);
});

it('deals a test to a call with a key with one statement more, and gives it again with three', async () => {
  const other = createApiClient(app, await buildPupil(database));
  await other.get('/tests/active');
  const generate = () => other.generate(subject, { questionCount: 20 }).set('Idempotency-Key', 'once');
  expect((await statementsOf(generate)).count).toBe(4);
  expect((await statementsOf(generate)).count).toBe(3);
});

it('finishes a test with one statement, and looks up the first result with two', async () => {
  const test = startedTestOf(await learner.generate(subject));
  const complete = () => learner.complete(test.testId, answersFor(test, 'A'));
  const first = await statementsOf(complete);
  expect(first.count).toBe(1);
  const again = await statementsOf(complete);
  expect(again.count).toBe(2);
  expect(again.reply.body).toEqual(first.reply.body);
});

it('finishes a test with mistakes with one statement, and one with questions that come back with five', async () => {
  const other = createApiClient(app, await buildPupil(database));
  await other.get('/tests/active');
  // Nobody else is dealt these two questions.
  const small = await buildSubject(database);
  await buildQuestions(database, 2, { topicId: (await buildTopic(database, { subjectId: small.id })).id });
  const counts: number[] = [];
  for (const letter of ['B', 'A']) {
    const test = startedTestOf(await other.generate(small));
    const complete = () => other.complete(test.testId, answersFor(test, letter));
    counts.push((await statementsOf(complete)).count, (await statementsOf(complete)).count);
  }
  expect(counts).toEqual([1, 2, 5, 2]);
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

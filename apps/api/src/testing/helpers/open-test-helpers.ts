import type { OpenTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { expect } from 'vitest';
import { buildSubject, buildTopic } from '../builders/build-curriculum.ts';
import { buildPupil } from '../builders/build-user.ts';
import { buildQuestions } from '../builders/build-question.ts';
import { createApiClient, startedTestOf, type ApiClient } from '../requests/api-client.ts';
import { createTestApp } from '../test-app.ts';

/** An app whose clock the test sets, with helpers for tests of open attempts. */
export async function createOpenTestHelpers() {
  const started = new Date('2026-06-10T12:00:00.000Z');
  let now = started;
  const app = await createTestApp({ clock: () => now });

  /** Seconds since the test began; its deadline is at 900. */
  const at = (seconds: number) => {
    now = new Date(started.getTime() + seconds * 1000);
  };
  const time = (seconds: number) => new Date(started.getTime() + seconds * 1000).toISOString();

  async function start(count = 3) {
    at(0);
    const subject = await buildSubject(app.database);
    const topic = await buildTopic(app.database, { subjectId: subject.id });
    await buildQuestions(app.database, count, { topicId: topic.id });
    const learner = createApiClient(app, await buildPupil(app.database));
    const test = startedTestOf(await learner.generate(subject, { duration: 15 }));
    const [first, second, third] = test.questions.map(({ id }) => id);
    if (!first || !second || !third) throw new Error('The test has three questions');
    return { subject, topic, learner, test, first, second, third };
  }

  const answer = (questionId: string, optionLetter: string | null, sequence: number, seconds = 10) => ({
    questionId,
    optionLetter,
    sequence,
    answeredAt: time(seconds),
  });

  const activeOf = async (learner: ApiClient) => {
    const reply = await learner.get('/tests/active');
    expect(reply.status).toBe(200);
    return (reply.body as { test: OpenTestDto | null }).test;
  };
  const resultsOf = async (learner: ApiClient, testId: string) =>
    ((await learner.get(`/tests/${testId}/results`)).body as { results: object }).results;

  return { app, at, time, start, answer, activeOf, resultsOf };
}

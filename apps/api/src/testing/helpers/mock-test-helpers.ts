import { buildSubject, buildTopic } from '../builders/build-curriculum.ts';
import { buildPupil } from '../builders/build-user.ts';
import { buildQuestions } from '../builders/build-question.ts';
import { createApiClient, startedTestOf } from '../requests/api-client.ts';
import { createTestApp } from '../test-app.ts';

/**
 * An app in which it is always noon UTC on 10 June 2026, with a pupil, and helpers for tests of starting a
 * mock test.
 */
export async function createMockTestHelpers() {
  const now = new Date('2026-06-10T12:00:00.000Z');
  const app = await createTestApp({ clock: () => now });
  const { database } = app;
  const pupil = createApiClient(app, await buildPupil(database));

  /** A subject with one topic that has `count` questions. */
  async function buildBank(count: number, difficulty = 1) {
    const subject = await buildSubject(database);
    const topic = await buildTopic(database, { subjectId: subject.id });
    const questions = await buildQuestions(database, count, { topicId: topic.id, difficulty });
    return { subject, topic, questions, ids: questions.map(({ id }) => id) };
  }

  const idsOf = (reply: { body: unknown }) => startedTestOf(reply).questions.map(({ id }) => id);

  return { app, database, pupil, now, buildBank, idsOf };
}

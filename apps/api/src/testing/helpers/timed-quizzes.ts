import { buildSubject, buildTopic } from '../builders/build-curriculum.ts';
import { buildPupil } from '../builders/build-user.ts';
import { buildQuestions } from '../builders/build-question.ts';
import { createApiClient, type ApiClient } from '../requests/api-client.ts';
import { quizOf, startQuiz } from './quiz-helpers.ts';
import { createTestApp } from '../test-app.ts';

/** An app whose clock the test sets, with helpers for tests of rapid-fire quizzes. */
export async function createTimedQuizzes() {
  let now = new Date();
  const clock = () => now;
  const app = await createTestApp({ clock });

  const at = (time: string) => {
    now = new Date(time);
  };
  const wait = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };

  /** A level 1 quiz of ten questions with correct answer A, which has just begun. */
  async function play(time = '2026-06-10T15:00:00Z') {
    const subject = await buildSubject(app.database);
    const topic = await buildTopic(app.database, { subjectId: subject.id });
    await buildQuestions(app.database, 10, { topicId: topic.id, kind: 'RAPID_FIRE' });
    const learner = createApiClient(app, await buildPupil(app.database));
    return { subject, topic, learner, quiz: await again(learner, subject, time) };
  }

  async function again(
    learner: ApiClient,
    subject: { id: string; stageId: string },
    time: string,
    choice = {},
  ) {
    at(time);
    const quiz = quizOf(await startQuiz(learner, subject, choice));
    now = new Date(quiz.startedAt);
    return quiz;
  }

  async function countersOf(userId: string) {
    const where = { userId };
    return {
      totals: await app.database.pupilTotals.findUnique({ where }),
      days: await app.database.dailyActivity.findMany({ where, orderBy: { day: 'asc' } }),
      topics: await app.database.topicProgress.findMany({ where }),
      progress: await app.database.rapidFireProgress.findMany({ where }),
    };
  }

  return { app, clock, wait, play, again, countersOf };
}

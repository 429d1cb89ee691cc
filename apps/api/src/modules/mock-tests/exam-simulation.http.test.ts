import { beforeAll, describe, expect, it } from 'vitest';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildPupil } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

/** A pupil, and a subject whose one question has an explanation and a picture of its solution. */
async function buildExam() {
  const subject = await buildSubject(app.database);
  const topic = await buildTopic(app.database, { subjectId: subject.id });
  const question = await buildQuestion(app.database, { topicId: topic.id, explanation: 'Count on.' });
  const picture = await app.database.mediaFile.create({
    data: {
      storageKey: `${question.id}.webp`,
      contentType: 'image/webp',
      byteSize: 1,
      width: 30,
      height: 20,
    },
  });
  await app.database.questionRevision.update({
    where: { id: question.revisionId },
    data: { imageId: picture.id, solutionImageId: picture.id },
  });
  return { subject, question, learner: createApiClient(app, await buildPupil(app.database)) };
}

describe('the answer key of an exam simulation', () => {
  it('does not leave the server before the end, neither with the test nor as a solution', async () => {
    const { subject, question, learner } = await buildExam();
    const earlier = startedTestOf(await learner.generate(subject));
    await learner.complete(earlier.testId, {});
    const key = { 'Idempotency-Key': 'exam' };
    const start = () => learner.generate(subject, { examMode: true }).set(key);
    const started = await start();
    const { testId } = startedTestOf(started);
    const saved = { questionId: question.id, optionLetter: 'B', sequence: 1, answeredAt: new Date() };
    await learner.save(testId, [saved]);
    for (const reply of [started, await start(), await learner.get('/tests/active')]) {
      expect(reply.status).toBe(200);
      expect(reply.text).toContain(question.id);
      expect(reply.text).not.toMatch(/isCorrect|Count on/u);
      expect(reply.text).not.toMatch(/"solutionImageUrl":"/u);
    }
    expect((await learner.get(`/tests/solution/${question.id}`)).status).toBe(404);
    expect((await learner.get(`/tests/${testId}/results`)).status).toBe(404);
  });

  it('is in the results, with the solution, once the test is submitted', async () => {
    const { subject, question, learner } = await buildExam();
    const test = startedTestOf(await learner.generate(subject, { examMode: true }));
    const done = await learner.complete(test.testId, answersFor(test, 'B'));
    expect(done.body).toMatchObject({ score: 0, questions: [{ chosenLetter: 'B', correctLetter: 'A' }] });
    const reply = await learner.get(`/tests/${test.testId}/results`);
    expect(reply.body).toMatchObject({
      test: {
        kind: 'EXAM_SIMULATION',
        questions: [
          {
            solutionImageUrl: `/media/${question.id}.webp`,
            questionImageSize: { width: 30, height: 20 },
            options: [{ optionLetter: 'A', isCorrect: true }, { isCorrect: false }, {}, {}],
          },
        ],
      },
      results: done.body as object,
    });
    expect((await learner.get(`/tests/solution/${question.id}`)).body).toMatchObject({
      explanation: 'Count on.',
    });
  });

  it('comes with a mock test, which the browser marks', async () => {
    const { subject, learner } = await buildExam();
    const [question] = startedTestOf(await learner.generate(subject)).questions;
    expect(question?.options[0]).toMatchObject({ optionLetter: 'A', isCorrect: true });
  });
});

it('has the order of a paper: topic after topic, easier questions first', async () => {
  const subject = await buildSubject(app.database);
  const last = await buildTopic(app.database, { subjectId: subject.id, order: 2 });
  const first = await buildTopic(app.database, { subjectId: subject.id, order: 1 });
  for (const topicId of [last.id, first.id]) {
    for (const difficulty of [3, 1, 2]) await buildQuestions(app.database, 1, { topicId, difficulty });
  }
  const learner = createApiClient(app, await buildPupil(app.database));
  const { questions } = startedTestOf(await learner.generate(subject, { examMode: true }));
  expect(questions.map(({ topic, difficulty }) => [topic.id, difficulty])).toEqual(
    [first.id, last.id].flatMap((id) => [1, 2, 3].map((difficulty) => [id, difficulty])),
  );
});

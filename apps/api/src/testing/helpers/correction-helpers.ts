import { recountPupils } from '#modules/progress/recount.repository.ts';
import {
  correctMarks,
  listCorrections,
  readCorrectionRun,
} from '@markwell/shared/question-editing/corrections.contract';
import { testResults } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { expect } from 'vitest';
import { editQuestion } from './admin-question-helpers.ts';
import { buildSubject, buildTopic } from '../builders/build-curriculum.ts';
import { buildAdmin, buildPupil } from '../builders/build-user.ts';
import { buildQuestions } from '../builders/build-question.ts';
import { createApiClient, startedTestOf, type ApiClient } from '../requests/api-client.ts';
import { itemAt } from '../item-at.ts';
import { bodyOf } from '../requests/response-body.ts';
import { createTestApp } from '../test-app.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

/** An app with an administrator, and helpers for tests of corrections. */
export async function createCorrectionHelpers() {
  const app = await createTestApp();
  const admin = createApiClient(app, await buildAdmin(app.database));

  const newPupil = async () => createApiClient(app, await buildPupil(app.database));

  /** A subject with `count` questions, A correct in each. The first one has the wrong answer key. */
  async function newSubject(count = 5) {
    const subject = await buildSubject(app.database);
    const topic = await buildTopic(app.database, { subjectId: subject.id });
    const questions = await buildQuestions(app.database, count, { topicId: topic.id });
    return { subject, topic, question: itemAt(questions, 0) };
  }

  const startTest = async (learner: ApiClient, subject: { id: string; stageId: string }) =>
    startedTestOf(await learner.generate(subject));

  /** Finishes a test with this answer to the question, null to skip it, and A to all others. */
  async function takeTest(
    learner: ApiClient,
    { subject, question }: Awaited<ReturnType<typeof newSubject>>,
    letter: string | null,
  ): Promise<StartedTestDto> {
    const test = await startTest(learner, subject);
    const answers = Object.fromEntries(
      test.questions.flatMap(({ id }) => {
        const chosen = id === question.id ? letter : 'A';
        return chosen === null ? [] : [[id, chosen]];
      }),
    );
    expect((await learner.complete(test.testId, answers)).status).toBe(200);
    return test;
  }

  const changeKey = (questionId: string, correctLetter: OptionLetter) =>
    editQuestion(admin, questionId, { correctLetter, explanationText: '' });

  const path = (questionId: string) => `/admin/questions/${questionId}/corrections`;
  const readCorrections = async (questionId: string) =>
    bodyOf(listCorrections, await admin.get(path(questionId)));
  const correctReply = (question: { id: string; revisionId: string }, action: string, as = admin) =>
    as.post(path(question.id), { action, fromRevisionId: question.revisionId });
  /** Waits for the latest correction of a question, and returns what it has changed. */
  async function finishedRun(questionId: string) {
    await app.settle();
    const { run } = bodyOf(
      readCorrectionRun,
      await admin.get(`/admin/questions/${questionId}/correction-run`),
    );
    expect(run).toMatchObject({ finishedAt: expect.any(String) as string, correctedPupils: run?.pupils });
    return { affectedAttempts: run?.affectedAttempts, notifiedPupils: run?.notifiedPupils };
  }
  async function correct(question: { id: string; revisionId: string }, action: string) {
    bodyOf(correctMarks, await correctReply(question, action));
    return finishedRun(question.id);
  }
  const resultsOf = async (learner: ApiClient, { testId }: StartedTestDto) =>
    bodyOf(testResults, await learner.get(`/tests/${testId}/results`)).results;
  const notificationsOf = ({ user }: ApiClient) =>
    app.database.notification.findMany({
      where: { userId: user.id, kind: 'question-corrected' },
      select: { title: true, body: true, link: true },
    });

  async function countersOf(learners: readonly ApiClient[]) {
    const userId = { in: learners.map(({ user }) => user.id) };
    return {
      totals: await app.database.pupilTotals.findMany({ where: { userId }, orderBy: { userId: 'asc' } }),
      topics: await app.database.topicProgress.findMany({
        where: { userId },
        orderBy: [{ userId: 'asc' }, { topicId: 'asc' }],
      }),
      days: await app.database.dailyActivity.findMany({
        where: { userId },
        orderBy: [{ userId: 'asc' }, { day: 'asc' }],
      }),
      cards: await app.database.reviewCard.findMany({
        where: { userId },
        orderBy: [{ userId: 'asc' }, { questionId: 'asc' }],
      }),
    };
  }

  /** Expects every counter to equal a recount of the answers. */
  async function expectRecounted(...learners: ApiClient[]) {
    const counted = await countersOf(learners);
    await inTransaction(app.database, (transaction) =>
      recountPupils(
        transaction,
        learners.map(({ user }) => user.id),
      ),
    );
    expect(counted).toEqual(await countersOf(learners));
    return counted;
  }

  const statisticsOf = (questionId: string) =>
    app.database.questionStatistics.findUnique({ where: { questionId } });

  return {
    app,
    admin,
    newPupil,
    newSubject,
    startTest,
    takeTest,
    changeKey,
    path,
    readCorrections,
    correctReply,
    correct,
    finishedRun,
    resultsOf,
    notificationsOf,
    countersOf,
    expectRecounted,
    statisticsOf,
  };
}

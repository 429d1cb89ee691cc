import { listQuestions, readQuestion } from '@markwell/shared/question-editing/questions.contract';
import type { QuestionDetailDto, QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import { expect } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '../builders/build-curriculum.ts';
import { buildAdmin } from '../builders/build-user.ts';
import { buildQuestion, type QuestionOverrides } from '../builders/build-question.ts';
import { createApiClient, type ApiClient } from '../requests/api-client.ts';
import { bodyOf } from '../requests/response-body.ts';
import { createTestApp } from '../test-app.ts';

/** A question as an administrator saves it, with a change. */
export const editOf = (question: QuestionDetailDto, change: Partial<QuestionEdit> = {}): QuestionEdit => ({
  revision: question.revision,
  openedWith: {
    topicId: question.topic.id,
    difficulty: question.difficulty ?? question.level ?? 1,
    tier: question.tier,
    timeLimit: question.timeLimit,
  },
  questionText: question.questionText ?? '',
  explanationText: question.explanationText ?? '',
  options: question.options.map(({ id, contentType, contentValue, pictureId, alternativeText }) =>
    contentType === 'TEXT'
      ? { contentType, text: contentValue }
      : { contentType, pictureId: pictureId ?? id, alternativeText: alternativeText ?? '' },
  ),
  correctLetter: question.options.find(({ isCorrect }) => isCorrect)?.optionLetter ?? 'A',
  topicId: question.topic.id,
  difficulty: question.difficulty ?? question.level ?? 1,
  tier: question.tier,
  timeLimit: question.timeLimit,
  ...change,
});

export async function editQuestion(
  admin: ApiClient,
  id: string,
  change: Partial<QuestionEdit>,
): Promise<void> {
  const question = bodyOf(readQuestion, await admin.get(`/admin/questions/${id}`));
  const reply = await admin.put(`/admin/questions/${id}`, editOf(question, change));
  expect(reply.status).toBe(200);
}

/** An app with an administrator, and helpers for tests of how administrators change the question bank. */
export async function createAdminQuestionHelpers() {
  const app = await createTestApp();
  const admin = createApiClient(app, await buildAdmin(app.database));

  const build = (overrides: QuestionOverrides) => buildQuestion(app.database, overrides);
  const remove = (path: string, body?: object) =>
    app.request
      .delete(`/api${path}`)
      .set(app.signInAs(admin.user))
      .send(body ?? {});

  /** A new subject with one topic. */
  async function newSubject() {
    const stage = await buildStage(app.database);
    const subject = await buildSubject(app.database, { stageId: stage.id, color: 'teal' });
    const topic = await buildTopic(app.database, { subjectId: subject.id });
    return { stage, subject, topic };
  }

  const listReply = (query: Record<string, string>) =>
    admin.get(`/admin/questions?${new URLSearchParams(query).toString()}`);
  const list = async (query: Record<string, string>) => bodyOf(listQuestions, await listReply(query));
  const listedIds = async (query: Record<string, string>) =>
    (await list(query)).questions.map(({ id }) => id);
  const detail = async (id: string) => bodyOf(readQuestion, await admin.get(`/admin/questions/${id}`));

  return { app, admin, build, remove, newSubject, listReply, list, listedIds, detail };
}

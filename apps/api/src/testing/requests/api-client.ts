import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { SignedInUser, TestApp } from '../test-app.ts';

/** Calls the API as one user. Paths are relative to /api. */
export function createApiClient(
  { request, signInAs }: Pick<TestApp, 'request' | 'signInAs'>,
  user: SignedInUser,
) {
  const session = signInAs(user, 30);
  const get = (path: string) => request.get(`/api${path}`).set(session);
  const post = (path: string, body: object) => request.post(`/api${path}`).set(session).send(body);
  const put = (path: string, body: object = {}) => request.put(`/api${path}`).set(session).send(body);
  const remove = (path: string) => request.delete(`/api${path}`).set(session);

  return {
    user,
    get,
    post,
    put,
    delete: remove,
    generate: (subject: { id: string; stageId: string }, choices: object = {}) =>
      post('/tests/generate', {
        subjectId: subject.id,
        examTypeId: subject.stageId,
        difficulty: [1, 2, 3],
        questionCount: 10,
        topicIds: [],
        ...choices,
      }),
    complete: (testId: string, userAnswers: Record<string, string>, more: object = {}) =>
      post('/tests/complete', { testId, userAnswers, timeTaken: 60, ...more }),
    save: (testId: string, answers: object[]) => put(`/tests/${testId}/answers`, { answers }),
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** The typed body of a reply to `generate`. */
export const startedTestOf = (reply: { body: unknown }) => reply.body as StartedTestDto;

/** An answer to each of the first `count` questions; in those of buildQuestion, A is correct. */
export const answersFor = (test: StartedTestDto, letter: string, count = test.questions.length) =>
  Object.fromEntries(test.questions.slice(0, count).map(({ id }) => [id, letter]));

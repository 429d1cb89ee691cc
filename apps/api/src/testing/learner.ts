import type { GeneratedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import type { SignedInUser, TestApp } from './test-app.ts';

/** Calls as one user. Paths are below /api. */
export function createLearner(
  { request, signInAs }: Pick<TestApp, 'request' | 'signInAs'>,
  user: SignedInUser,
) {
  const session = signInAs(user, 30);
  const get = (path: string) => request.get(`/api${path}`).set(session);
  const post = (path: string, body: object) => request.post(`/api${path}`).set(session).send(body);
  const put = (path: string, body: object) => request.put(`/api${path}`).set(session).send(body);

  return {
    user,
    get,
    post,
    put,
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

export type Learner = ReturnType<typeof createLearner>;

/** The reply to `generate` as what it is. */
export const testOf = (reply: { body: unknown }) => reply.body as GeneratedTestDto;

/** An answer to each of the first `count` questions; those of buildQuestion have A right and B, C, D wrong. */
export const answersTo = (test: GeneratedTestDto, letter: string, count = test.questions.length) =>
  Object.fromEntries(test.questions.slice(0, count).map(({ id }) => [id, letter]));

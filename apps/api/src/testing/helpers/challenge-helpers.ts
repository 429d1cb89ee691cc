import * as contract from '@markwell/shared/creative-writing/creative-writing.contract';
import { buildCreativeQuestions } from '../builders/build-creative-writing.ts';
import { buildSubject } from '../builders/build-curriculum.ts';
import { buildPupil } from '../builders/build-user.ts';
import { createApiClient, type ApiClient } from '../requests/api-client.ts';
import { itemAt } from '../item-at.ts';
import { bodyOf } from '../requests/response-body.ts';
import { createTestApp } from '../test-app.ts';
import { createTestClock } from '../test-clock.ts';

type Subject = Awaited<ReturnType<typeof buildSubject>>;

/** An application with a test clock, and helpers for creative-writing challenges. */
export async function createChallengeTestApp() {
  const time = createTestClock('2026-06-10T15:00:00Z');
  const app = await createTestApp({ clock: time.clock });
  const buildLearner = async () => createApiClient(app, await buildPupil(app.database));
  const choiceOf = (subject: Subject) => ({ examTypeId: subject.stageId, subjectId: subject.id });

  const startReply = (learner: ApiClient, subject: Subject, more: object = {}) =>
    learner.post('/creative-writing/start', { ...choiceOf(subject), ...more });

  async function start(learner: ApiClient, subject: Subject, more: object = {}) {
    const session = bodyOf(contract.startChallenge, await startReply(learner, subject, more));
    return { ...session, sessionId: session.sessionId ?? '' };
  }

  const answer = (
    learner: ApiClient,
    sessionId: string,
    questionId: string,
    selectedOption: string,
    more: object = {},
  ) =>
    learner.post('/creative-writing/answer', {
      sessionId,
      questionId,
      selectedOption,
      timeSpent: 30,
      ...more,
    });

  const complete = (learner: ApiClient, sessionId: string) =>
    learner.post('/creative-writing/complete', { sessionId });

  /** A subject with `count` questions, and a pupil who has just started a challenge. */
  async function begin(count = 3) {
    const subject = await buildSubject(app.database);
    await buildCreativeQuestions(app.database, count, subject);
    const learner = await buildLearner();
    return { subject, learner, session: await start(learner, subject) };
  }

  /** Plays a whole challenge with these letters, in the order of its questions, one minute each. */
  async function play(learner: ApiClient, subject: Subject, letters: readonly string[]) {
    const { sessionId, questions } = await start(learner, subject);
    for (const [index, letter] of letters.entries()) {
      time.advance(60_000);
      await answer(learner, sessionId, itemAt(questions, index).id, letter);
    }
    return bodyOf(contract.completeChallenge, await complete(learner, sessionId));
  }

  const active = (learner: ApiClient, subject: Subject) =>
    learner.get(`/creative-writing/active?examTypeId=${subject.stageId}&subjectId=${subject.id}`);

  return { app, time, buildLearner, choiceOf, startReply, start, answer, complete, active, begin, play };
}

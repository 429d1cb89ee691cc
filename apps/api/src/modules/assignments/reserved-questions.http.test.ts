import type { ShownResult } from '@markwell/shared/assignments/assignments.vocabulary';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { buildAssignment } from '#testing/builders/build-assignment.ts';
import { buildClassOf } from '#testing/builders/build-class.ts';
import { buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { buildPupil, buildUser } from '#testing/builders/build-user.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createTestClock } from '#testing/test-clock.ts';
import { endpoints } from '#routes.ts';

/* Questions that are reserved for assignments are in nothing else that pupils get, whether they have met them or not. */

const noon = '2027-03-02T12:00:00.000Z';
const { clock, set } = createTestClock(noon);
const app = await createTestApp({ clock });
const { database } = app;
beforeEach(() => set(noon));
const admin = createApiClient(app, await buildUser(database, { role: 'ADMIN' }));

/** The questions of a topic: two that are open, and three for the reserve. */
async function bank() {
  const subject = await buildSubject(database);
  const word = `wombat${uuid().replaceAll('-', '')}`;
  const topic = await buildTopic(database, { subjectId: subject.id, name: `The ${word}` });
  const named = (kind: string) => ({ topicId: topic.id, body: `Which ${kind} ${word} is it? ${uuid()}` });
  const newPupil = async () =>
    createApiClient(app, await buildPupil(database, { currentStageId: subject.stageId }));
  return { subject, topic, word, named, newPupil, open: await buildQuestions(database, 2, named('open')) };
}
const idsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);
const setStatus = async (questions: readonly { id: string }[], status: string) => {
  const reply = await admin.put('/admin/questions/status', { questionIds: idsOf(questions), status });
  expect(reply.status).toBe(200);
};

/** The replies to everything that a pupil can read. */
async function readAll(client: ApiClient, ids: Record<string, string>, word: string) {
  const replies: Record<string, unknown> = {};
  for (const endpoint of endpoints) {
    if (endpoint.method !== 'GET' || !['pupil', 'learner', 'signed-in'].includes(endpoint.access)) continue;
    const path = endpoint.path.replaceAll(
      /:(\w+)/gu,
      (_parameter, name: string) => ids[name] ?? ids['other'] ?? '',
    );
    const queries: Record<string, string> = {
      '/search': `?q=${word}`,
      '/questions/count': `?stageId=${ids['stageId'] ?? ''}&subjectId=${ids['subjectId'] ?? ''}&type=regular`,
    };
    const query = queries[endpoint.path] ?? '';
    const reply = await client.get(`${path}${query}`);
    replies[endpoint.path] = reply.status === 200 ? (reply.body as unknown) : reply.status;
  }
  return replies;
}

it('a new reserve changes nothing that a pupil can read', async () => {
  const { subject, topic, word, named, newPupil } = await bank();
  const pupil = await newPupil();
  const practice = startedTestOf(await pupil.generate(subject));
  await pupil.complete(practice.testId, answersFor(practice, 'B'));
  const ids = {
    userId: pupil.user.id,
    stageId: subject.stageId,
    subjectId: subject.id,
    topicId: topic.id,
    testId: practice.testId,
    other: uuid(),
  };
  const before = await readAll(pupil, ids, word);
  expect(JSON.stringify(before)).toContain(word);
  await buildQuestions(database, 3, { ...named('secret'), reserved: true });
  expect(await readAll(pupil, ids, word)).toEqual(before);
});

/** Five questions that a pupil answered wrongly, in a finished test, before three of them were reserved. */
async function met() {
  const of = await bank();
  const secret = await buildQuestions(database, 3, of.named('secret'));
  const pupil = await of.newPupil();
  const earlier = startedTestOf(await pupil.generate(of.subject));
  expect(earlier.questions).toHaveLength(5);
  await pupil.complete(earlier.testId, answersFor(earlier, 'B'));
  await database.reviewCard.updateMany({ where: { userId: pupil.user.id }, data: { dueAt: new Date(0) } });
  await setStatus(secret, 'reserved');
  return { ...of, secret, pupil, earlier };
}
type Met = Awaited<ReturnType<typeof met>>;

describe('a reserved question that the pupil has met is in no', () => {
  const calls: Record<string, (of: Met) => PromiseLike<{ status: number; body: unknown }>> = {
    'mock test': ({ pupil, subject }) => pupil.generate(subject),
    'mock test of the topic': ({ pupil, subject, topic }) =>
      pupil.generate(subject, { topicIds: [topic.id] }),
    'exam simulation': ({ pupil, subject }) => pupil.generate(subject, { examMode: true }),
    'mock test of another pupil': async ({ newPupil, subject }) => (await newPupil()).generate(subject),
    'similar question': ({ pupil, open }) => pupil.post('/tests/similar', { questionId: open[0]?.id }),
    'question similar to it': ({ pupil, secret }) =>
      pupil.post('/tests/similar', { questionId: secret[0]?.id }),
    'practice of missed questions': ({ pupil, earlier }) => pupil.post(`/tests/${earlier.testId}/missed`, {}),
    "today's practice": ({ pupil, subject }) => pupil.post('/planner/practice', { subjectId: subject.id }),
    'first test': async ({ newPupil }) => (await newPupil()).post('/first-day/starter', {}),
  };
  test.each(Object.entries(calls))('%s', async (_name, start) => {
    const of = await met();
    const reply = await start(of);
    expect([200, 422]).toContain(reply.status);
    const questions = reply.status === 200 ? startedTestOf(reply).questions : [];
    for (const { id } of questions) expect(idsOf(of.open)).toContain(id);
  });

  it('search, number of due questions or number of questions of a topic', async () => {
    const { subject, word, pupil, open } = await met();
    const counts = JSON.stringify([
      (await pupil.get(`/subjects/all?examTypeId=${subject.stageId}`)).body,
      (await pupil.get(`/search?q=${word}`)).body,
    ]);
    expect(counts).not.toContain('secret');
    expect(counts).toContain(open[0]?.id);
    const plan = await pupil.get('/planner');
    expect(JSON.stringify(plan.body)).toContain('"dueCount":2');
  });

  it('quiz', async () => {
    const { secret } = await met();
    const [quizQuestion] = await buildQuestions(database, 1, { kind: 'RAPID_FIRE' });
    const questionIds = [...idsOf(secret), quizQuestion?.id];
    expect((await admin.put('/admin/questions/status', { questionIds, status: 'reserved' })).status).toBe(
      422,
    );
  });
});

it('a question that is published again is in practice again', async () => {
  const { pupil, subject, secret } = await met();
  await setStatus(secret, 'published');
  expect(startedTestOf(await pupil.generate(subject)).questions).toHaveLength(5);
});

test.each<[ShownResult, number]>([
  ['NONE', 404],
  ['SCORE', 404],
  ['FULL', 200],
])(
  'of a closed assignment that shows %s, the solution of a reserved question is %i',
  async (show, status) => {
    const { subject, named, newPupil } = await bank();
    const [secret] = await buildQuestions(database, 1, { ...named('secret'), reserved: true });
    const pupil = await newPupil();
    const owner = await buildUser(database, { role: 'TEACHER' });
    const { id: classId } = await buildClassOf(
      database,
      { owner, members: [pupil.user] },
      { stageId: subject.stageId },
    );
    const questionIds = [secret?.id ?? ''];
    const assignment = await buildAssignment(database, {
      classId,
      questionIds,
      now: new Date(noon),
      show,
      release: 'CLOSE',
    });
    const started = startedTestOf(await pupil.post(`/own-assignments/${assignment.id}/start`, {}));
    expect(idsOf(started.questions)).toEqual(questionIds);
    await pupil.complete(started.testId, answersFor(started, 'B'));
    set('2027-03-02T15:00:00.000Z');
    expect((await pupil.get(`/tests/solution/${secret?.id ?? ''}`)).status).toBe(status);
  },
);

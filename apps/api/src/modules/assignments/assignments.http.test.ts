import {
  listAssignments,
  ownAssignment,
  readAssignment,
} from '@markwell/shared/assignments/assignments.contract';
import { testHistory } from '@markwell/shared/progress/analytics.contract';
import { submitTest, testResults } from '@markwell/shared/mock-tests/mock-tests.contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '#testing/builders/build-user.ts';
import { answersFor, createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';
import { createAssignmentTests } from '#testing/helpers/assignment-helpers.ts';

const { app, database, at, goTo, school, setFor, start, handIn, workOf, fieldsFor } =
  await createAssignmentTests();
beforeEach(() => goTo(0));

it('has its title in the running test, also when it is continued', async () => {
  const of = await school();
  const id = await setFor(of, { title: 'Fractions' });
  for (let times = 0; times < 2; times++)
    expect((await start(of.pupil, id)).body).toMatchObject({
      kind: 'ASSIGNMENT',
      assignmentTitle: 'Fractions',
    });
  expect((await of.pupil.get('/tests/active')).body).toMatchObject({
    test: { assignmentTitle: 'Fractions' },
  });
});

describe('setting an assignment', () => {
  it('shows it to the teacher with its questions, and to the pupils once it opens', async () => {
    const of = await school();
    const id = await setFor(of, { opensAt: at(10) });
    const read = bodyOf(readAssignment, await of.teacher.get(`/assignments/${id}`));
    expect(read.previews.map((question) => question.id)).toEqual(of.questions.map((question) => question.id));
    expect(read.may).toEqual({ release: false, edit: true, editQuestions: true, delete: true });
    expect((await of.pupil.get(`/own-assignments/${id}`)).status).toBe(404);
    expect((await start(of.pupil, id)).status).toBe(404);
    goTo(10);
    expect(bodyOf(ownAssignment, await of.pupil.get(`/own-assignments/${id}`))).toMatchObject({
      title: 'Fractions, week 3',
      state: 'NOT_STARTED',
      may: { start: true, continue: false },
      score: null,
    });
    const { assignments } = bodyOf(
      listAssignments,
      await of.teacher.get(`/classes/${of.schoolClass.id}/assignments`),
    );
    expect(assignments).toMatchObject([{ id, memberCount: 2, handedInCount: 0 }]);
  });

  it.each([
    ['no title', { title: ' ' }, 400],
    ['a title that is shown in another order', { title: 'Frac\u202Etions' }, 400],
    ['due before it opens', { dueAt: at(-1) }, 400],
    ['closing before it is due', { closesAt: at(59) }, 400],
    ['closed already', { opensAt: at(-3), dueAt: at(-2), closesAt: at(-1) }, 422],
    ['no question', { questions: { questionChoice: 'SAME', questionIds: [] } }, 400],
    [
      'a question that does not exist',
      { questions: { questionChoice: 'SAME', questionIds: ['0198c7a0-0000-7000-8000-000000000000'] } },
      422,
    ],
  ])('refuses %s', async (_case, changes, status) => {
    const of = await school();
    const reply = await of.teacher.post(`/classes/${of.schoolClass.id}/assignments`, fieldsFor(of, changes));
    expect(reply.status).toBe(status);
    expect(await database.assignment.count({ where: { classId: of.schoolClass.id } })).toBe(0);
  });

  it('does not exist for other teachers, nor for a teacher who was demoted', async () => {
    const of = await school();
    const id = await setFor(of);
    const stranger = createApiClient(app, await buildUser(database, { role: 'TEACHER' }));
    for (const path of [
      `/assignments/${id}`,
      `/assignments/${id}/work`,
      `/assignments/${id}/analysis`,
      `/classes/${of.schoolClass.id}/markbook`,
    ])
      expect([(await of.teacher.get(path)).status, (await stranger.get(path)).status]).toEqual([200, 404]);
    await database.user.update({ where: { id: of.teacher.user.id }, data: { isActive: false } });
    const tried = await of.teacher.get(`/assignments/${id}`);
    expect([401, 403, 404]).toContain(tried.status);
  });

  it('cannot be changed to a closing time that has passed before it opens; afterwards it closes early', async () => {
    const of = await school();
    const id = await setFor(of, { opensAt: at(10) });
    const past = fieldsFor(of, { opensAt: at(-3), dueAt: at(-2), closesAt: at(-1) });
    const change = () => of.teacher.put(`/assignments/${id}`, past);
    expect((await change()).status).toBe(422);
    goTo(11);
    expect((await change()).status).toBe(200);
  });

  it('keeps its questions once it has opened, but not its times', async () => {
    const of = await school();
    const id = await setFor(of);
    const less = {
      questions: {
        questionChoice: 'SAME',
        questionIds: of.questions.slice(1).map((question) => question.id),
      },
    };
    expect((await of.teacher.put(`/assignments/${id}`, fieldsFor(of, less))).status).toBe(422);
    const later = await of.teacher.put(`/assignments/${id}`, fieldsFor(of, { dueAt: at(90) }));
    expect(bodyOf(readAssignment, later).dueAt).toBe(at(90));
  });

  it('draws for each pupil as chosen last before it opens, and refuses more than there are', async () => {
    const of = await school();
    const draw = (questionCount: number) => ({
      questions: {
        questionChoice: 'OWN_DRAW',
        subjectId: of.subject.id,
        topicIds: [of.topic.id],
        difficulties: [1],
        questionCount,
      },
    });
    const refused = await of.teacher.post(
      `/classes/${of.schoolClass.id}/assignments`,
      fieldsFor(of, draw(5)),
    );
    expect(refused.status).toBe(422);
    let { questions } = draw(2);
    const id = await setFor(of, { questions, opensAt: at(10) });
    for (const changed of [{ questionCount: 3 }, { topicIds: [] }, { difficulties: [1, 2] }]) {
      questions = { ...questions, ...changed };
      const reply = await of.teacher.put(`/assignments/${id}`, fieldsFor(of, { questions, opensAt: at(10) }));
      expect(bodyOf(readAssignment, reply).questions).toMatchObject(changed);
    }
    goTo(10);
    const test = startedTestOf(await start(of.pupil, id));
    expect(test.questions).toHaveLength(3);
  });
});

describe('doing an assignment', () => {
  it('sends no answer key in any reply until the teacher releases the results', async () => {
    const of = await school();
    const id = await setFor(of);
    const replies: unknown[] = [];
    const keep = <Reply extends { body: unknown }>(reply: Reply) => (replies.push(reply.body), reply);
    const test = startedTestOf(keep(await start(of.pupil, id)));
    const first = test.questions[0]?.id ?? '';
    keep(
      await of.pupil.save(test.testId, [
        { questionId: first, optionLetter: 'B', sequence: 1, answeredAt: at(1) },
      ]),
    );
    keep(await of.pupil.get('/tests/active'));
    keep(await of.pupil.get(`/tests/active?testId=${test.testId}`));
    keep(await of.pupil.get('/tests/open'));
    keep(await of.pupil.get(`/own-assignments/${id}`));
    keep(await start(of.pupil, id));
    const finished = bodyOf(submitTest, keep(await of.pupil.complete(test.testId, answersFor(test, 'A'))));
    expect(finished).toMatchObject({
      assignmentId: id,
      withheld: 'ALL',
      score: null,
      correctAnswers: null,
      averageBefore: null,
      questions: [],
    });
    keep(await of.pupil.complete(test.testId, answersFor(test, 'A')));
    keep(await of.pupil.get(`/tests/${test.testId}/results`));
    keep(await of.pupil.get(`/tests/${test.testId}/next-steps`));
    expect((await of.pupil.get(`/tests/solution/${first}`)).status).toBe(404);
    expect((await of.pupil.post(`/tests/${test.testId}/missed`, {})).status).toBe(422);
    expect(JSON.stringify(replies)).not.toMatch(/isCorrect|Count on|"correctLetter"/);
    expect(bodyOf(testHistory, await of.pupil.get('/analytics/test-history'))).toEqual([]);

    expect((await of.teacher.post(`/assignments/${id}/release`, {})).status).toBe(200);
    const shown = bodyOf(testResults, await of.pupil.get(`/tests/${test.testId}/results`));
    expect(shown.results).toMatchObject({ withheld: null, score: 100 });
    expect(shown.test.questions[0]?.options[0]?.isCorrect).toBe(true);
    expect((await of.pupil.get(`/tests/solution/${first}`)).status).toBe(200);
    expect(bodyOf(testHistory, await of.pupil.get('/analytics/test-history'))).toMatchObject([
      { kind: 'ASSIGNMENT', score: 100 },
    ]);
    expect((await of.teacher.post(`/assignments/${id}/release`, {})).status).toBe(422);
  });

  it('makes one test of two starts at the same time', async () => {
    const of = await school();
    const id = await setFor(of);
    const replies = await Promise.all([start(of.pupil, id), start(of.pupil, id)]);
    expect(new Set(replies.map((reply) => startedTestOf(reply).testId)).size).toBe(1);
    expect(await database.attempt.count({ where: { userId: of.pupil.user.id } })).toBe(1);
  });

  it('shows the score alone when the teacher chose that', async () => {
    const of = await school();
    const id = await setFor(of, { show: 'SCORE', release: 'HAND_IN' });
    const { test, results } = await handIn(of.pupil, id);
    expect(results).toMatchObject({ withheld: 'SOLUTIONS', score: 100, questions: [] });
    const { results: again, test: questions } = bodyOf(
      testResults,
      await of.pupil.get(`/tests/${test.testId}/results`),
    );
    expect([again.score, questions.questions]).toEqual([100, []]);
  });

  it('can be finished after closing when it was started in time, and not be started or discarded', async () => {
    const of = await school();
    const id = await setFor(of);
    goTo(115);
    const test = startedTestOf(await start(of.pupil, id));
    expect(test.deadlineAt).toBe(at(145));
    expect((await of.pupil.post(`/tests/${test.testId}/discard`, {})).status).toBe(409);
    goTo(125);
    expect((await start(of.other, id)).status).toBe(422);
    expect((await of.pupil.complete(test.testId, answersFor(test, 'A'))).status).toBe(200);
    const own = (await workOf(of, id)).find(({ pupil }) => pupil.id === of.pupil.user.id);
    expect(own).toMatchObject({ state: 'HANDED_IN', lateMinutes: 65, score: 100 });
  });

  it('lasts until it closes without a time limit, and is closed by the server with its answers', async () => {
    const of = await school();
    const id = await setFor(of, { duration: null, release: 'CLOSE' });
    const test = startedTestOf(await start(of.pupil, id));
    expect(test.deadlineAt).toBe(at(120));
    await of.pupil.save(test.testId, [
      { questionId: test.questions[0]?.id ?? '', optionLetter: 'A', sequence: 1, answeredAt: at(1) },
    ]);
    goTo(131);
    for (const job of app.jobs) await job.run();
    const read = bodyOf(ownAssignment, await of.pupil.get(`/own-assignments/${id}`));
    expect(read).toMatchObject({ state: 'HANDED_IN', score: 25, hasSolutions: true });
  });

  it('may last for days without a time limit, and be handed in on the third', async () => {
    const of = await school();
    const threeDays = 3 * 24 * 60;
    const id = await setFor(of, { duration: null, dueAt: at(threeDays + 1), closesAt: at(threeDays + 1) });
    goTo(0.1234);
    const test = startedTestOf(await start(of.pupil, id));
    goTo(threeDays);
    const more = { timeTaken: threeDays * 60 };
    const reply = await of.pupil.complete(test.testId, answersFor(test, 'A'), more);
    expect(reply.status).toBe(200);
  });

  it('asks fewer questions when one was withdrawn after it was set', async () => {
    const of = await school();
    const id = await setFor(of);
    await database.question.update({
      where: { id: of.questions[0]?.id ?? '' },
      data: { status: 'DRAFT', bucketId: null },
    });
    expect(startedTestOf(await start(of.pupil, id)).questions).toHaveLength(3);
  });
});

import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import { beforeEach, describe, expect, it } from 'vitest';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { createAssignmentTests } from '#testing/helpers/assignment-helpers.ts';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { buildAdmin } from '#testing/builders/build-user.ts';
import { editQuestion } from '#testing/helpers/admin-question-helpers.ts';
import { itemAt } from '#testing/item-at.ts';
import { recountPupils } from '#modules/progress/recount.repository.ts';
import { closedWorkJob } from './count-shown-work.repository.ts';

const { app, database, at, goTo, school, fieldsFor, setFor, start, handIn, workOf } =
  await createAssignmentTests();
beforeEach(() => goTo(0));

async function readFigures(userId: string) {
  const [totals, days, topics, cards] = await Promise.all([
    database.pupilTotals.findMany({ where: { userId } }),
    database.dailyActivity.findMany({ where: { userId } }),
    database.topicProgress.findMany({ where: { userId } }),
    database.reviewCard.findMany({ where: { userId }, orderBy: { questionId: 'asc' } }),
  ]);
  return { totals, days, topics, cards };
}

/** The pupil's figures, which equal a recount, in short: the answers that they count, and how many were correct. */
async function figuresOf({ user }: ApiClient) {
  const figures = await readFigures(user.id);
  await recountPupils(database.sql, [user.id]);
  expect(figures).toEqual(await readFigures(user.id));
  const { totals, days, topics, cards } = figures;
  const counts = (rows: { answeredCount: number; correctCount: number }[]) =>
    rows.map(({ answeredCount, correctCount }) => [correctCount, answeredCount]);
  return {
    tests: totals.map(({ testsFinished, scoreSum }) => [testsFinished, scoreSum]),
    totals: counts(totals),
    days: counts(days),
    topics: counts(topics),
    cards: cards.length,
    streak: totals.map(({ streakDays }) => streakDays),
    seconds: days.map(({ finishedCount, studySeconds }) => [finishedCount, studySeconds]),
  };
}

const always = { streak: [1], seconds: [[1, 60]] };
const nothing = { tests: [[0, 0]], totals: [[0, 0]], days: [[0, 0]], topics: [], cards: 0, ...always };
const withScore = { ...nothing, tests: [[1, 50]], totals: [[2, 4]], days: [[2, 4]] };
const everything = { ...withScore, topics: [[2, 4]], cards: 2 };

/** Hands in work of which half is correct, after a minute. */
async function handInHalf(pupil: ApiClient, id: string) {
  const test = startedTestOf(await start(pupil, id));
  const answers = { ...answersFor(test, 'B'), ...answersFor(test, 'A', 2) };
  goTo(1);
  const reply = await pupil.complete(test.testId, answers);
  expect(reply.status).toBe(200);
}

const closeWork = () => closedWorkJob.run(app.context);

describe('work on an assignment counts in the pupil’s figures', () => {
  it('with its day and its time alone when it has no marks to earn', async () => {
    const of = await school();
    const point = { text: 'Light', alternatives: [], doNotAccept: [], marks: 1 };
    const written = { kind: 'written', scheme: { type: 'points', points: [point] }, wordGuide: null };
    const { parts } = buildQuestionParts(buildPart('a', written));
    const question = await buildQuestion(database, { topicId: of.topic.id, parts });
    const questions = { questionChoice: 'SAME', questionIds: [question.id] };
    const shown = { show: 'FULL', release: 'HAND_IN' };
    const id = await setFor(of, { questions, ...shown });
    const { testId } = startedTestOf(await start(of.pupil, id));
    goTo(1);
    const answer = { a: { kind: 'written', answer: { text: 'It needs light.' } } };
    const reply = await of.pupil.complete(testId, {}, { responses: { [question.id]: answer } });
    expect(reply.body).toMatchObject({ score: null, averageBefore: null, withheld: null });
    expect(await figuresOf(of.pupil)).toEqual(nothing);
    expect(await workOf(of, id)).toContainEqual(
      expect.objectContaining({ state: 'HANDED_IN', score: null, totalQuestions: 1 }),
    );
    const own = await of.pupil.get(`/own-assignments/${id}`);
    expect(own.body).toMatchObject({ score: null, hasNoScore: true, hasSolutions: true });
    expect((await of.pupil.get('/analytics/test-history')).body).toMatchObject([{ score: null }]);
    const achieved = await of.pupil.get('/analytics/achievements');
    expect(achieved.body).toMatchObject({ testsFinished: 0, averageScore: 0 });
    expect((await of.teacher.get(`/assignments/${id}/analysis`)).body).toMatchObject({ averageScore: null });
    const script = await of.teacher.get(`/assignments/${id}/answers/${of.pupil.user.id}`);
    expect(script.body).toMatchObject({ attempts: [{ score: null }] });
    // The next test is the first one with a score.
    const { results } = await handIn(of.pupil, await setFor(of, shown));
    expect(results).toMatchObject({ score: 100, averageBefore: null });
    expect((await figuresOf(of.pupil)).tests).toEqual([[1, 100]]);
  });

  it('when the teacher releases the results, but for the day, the streak and the time', async () => {
    const of = await school();
    const id = await setFor(of);
    await handInHalf(of.pupil, id);
    expect(await figuresOf(of.pupil)).toEqual(nothing);
    goTo(200);
    await closeWork();
    expect(await figuresOf(of.pupil)).toEqual(nothing);
    expect((await of.teacher.post(`/assignments/${id}/release`, {})).status).toBe(200);
    expect(await figuresOf(of.pupil)).toEqual(everything);
  });

  it('when it is handed in, if the results are shown then', async () => {
    const of = await school();
    await handInHalf(of.pupil, await setFor(of, { release: 'HAND_IN' }));
    expect(await figuresOf(of.pupil)).toEqual(everything);
  });

  it('when the assignment closes', async () => {
    const of = await school();
    await handInHalf(of.pupil, await setFor(of, { release: 'CLOSE' }));
    goTo(119);
    await closeWork();
    expect(await figuresOf(of.pupil)).toEqual(nothing);
    goTo(120);
    await closeWork();
    expect(await figuresOf(of.pupil)).toEqual(everything);
  });

  it('without topics and review cards, if only the score is shown', async () => {
    const of = await school();
    await handInHalf(of.pupil, await setFor(of, { show: 'SCORE', release: 'HAND_IN' }));
    expect(await figuresOf(of.pupil)).toEqual(withScore);
  });

  it('never, if nothing is shown', async () => {
    const of = await school();
    await handInHalf(of.pupil, await setFor(of, { show: 'NONE', release: 'HAND_IN' }));
    goTo(200);
    await closeWork();
    expect(await figuresOf(of.pupil)).toEqual(nothing);
  });

  it('as the teacher changes what it shows', async () => {
    const of = await school();
    const changed = (show: string, release: string) =>
      of.teacher.put(`/assignments/${id}`, fieldsFor(of, { show, release }));
    const id = await setFor(of, { release: 'HAND_IN' });
    await handInHalf(of.pupil, id);
    expect((await changed('NONE', 'HAND_IN')).status).toBe(200);
    expect(await figuresOf(of.pupil)).toEqual(nothing);
    await changed('SCORE', 'HAND_IN');
    expect(await figuresOf(of.pupil)).toEqual(withScore);
    await changed('FULL', 'HAND_IN');
    expect(await figuresOf(of.pupil)).toEqual(everything);
  });

  it('no longer, once the teacher returns it, and then as the pupil does it again', async () => {
    const of = await school();
    const id = await setFor(of, { release: 'HAND_IN' });
    await handInHalf(of.pupil, id);
    const path = `/assignments/${id}/work/${of.pupil.user.id}/return`;
    expect((await of.teacher.post(path, { dueAt: at(200) })).status).toBe(200);
    expect(await figuresOf(of.pupil)).toEqual(nothing);
    await handIn(of.pupil, id, 'A');
    expect(await figuresOf(of.pupil)).toMatchObject({ tests: [[1, 100]], totals: [[4, 4]], cards: 0 });
  });

  it('when the assignment is deleted, as an ordinary test', async () => {
    const of = await school();
    const id = await setFor(of, { show: 'NONE' });
    await handInHalf(of.pupil, id);
    await app.request.delete(`/api/assignments/${id}`).set(app.signInAs(of.teacher.user));
    expect(await figuresOf(of.pupil)).toEqual(everything);
  });
});

it('a corrected answer key changes withheld work, whose figures show it when the results are released', async () => {
  const of = await school();
  const id = await setFor(of);
  await handInHalf(of.pupil, id);
  const admin = createApiClient(app, await buildAdmin(database));
  const { id: questionId, revisionId } = itemAt(of.questions, 3);
  await editQuestion(admin, questionId, { correctLetter: 'B', explanationText: '' });
  const path = `/admin/questions/${questionId}/corrections`;
  expect((await admin.post(path, { action: 'remark', fromRevisionId: revisionId })).status).toBe(200);
  await app.settle();
  expect(await figuresOf(of.pupil)).toEqual(nothing);
  expect(await database.questionStatistics.findUnique({ where: { questionId } })).toMatchObject({
    answeredCount: 1,
    correctCount: 1,
  });
  await of.teacher.post(`/assignments/${id}/release`, {});
  expect(await figuresOf(of.pupil)).toMatchObject({
    tests: [[1, 75]],
    totals: [[3, 4]],
    topics: [[3, 4]],
    cards: 1,
  });
});

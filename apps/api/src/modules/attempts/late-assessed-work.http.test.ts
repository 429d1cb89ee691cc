import { readMarkbookOfPupil } from '@markwell/shared/assignments/markbook.contract';
import { saveAnswers, testResults } from '@markwell/shared/mock-tests/mock-tests.contract';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAssignmentTests } from '#testing/helpers/assignment-helpers.ts';
import { answersFor, startedTestOf, type ApiClient } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { app, at, goTo, school, setFor, start, workOf } = await createAssignmentTests();
beforeEach(() => goTo(0));

const closeOverdue = () => app.jobs.find(({ name }) => name === 'overdue tests')?.run();

/** Sends the right answers to the first questions, each given shortly before the time by the browser's clock. */
const sendAnswers = async (pupil: ApiClient, test: StartedTestDto, count: number) =>
  bodyOf(
    saveAnswers,
    await pupil.save(
      test.testId,
      test.questions.slice(0, count).map(({ id }) => ({
        questionId: id,
        optionLetter: 'A',
        sequence: 2,
        answeredAt: at(29.9),
      })),
    ),
  );

/** Work on an assignment of half an hour, started at noon, with one answer that is wrong. */
async function begin(changes: object) {
  const of = await school();
  const id = await setFor(of, changes);
  const test = startedTestOf(await start(of.pupil, id));
  const first = { questionId: test.questions[0]?.id, optionLetter: 'B', sequence: 1, answeredAt: at(1) };
  await of.pupil.save(test.testId, [first]);
  const stateOf = async () => (await workOf(of, id)).find(({ pupil }) => pupil.id === of.pupil.user.id);
  return { of, id, test, stateOf };
}

describe.each(['HAND_IN', 'TEACHER'])('answers of assessed work, released %s,', (release) => {
  it('that arrive minutes after the time count, and teachers see that they were late', async () => {
    const { of, test, stateOf } = await begin({ release });
    goTo(33.5);
    await closeOverdue();
    expect(await sendAnswers(of.pupil, test, 2)).toMatchObject({ status: 'OPEN' });
    goTo(41);
    await closeOverdue();
    expect(await stateOf()).toMatchObject({
      state: 'HANDED_IN',
      handedInAt: at(30),
      score: 50,
      lateAnswers: { count: 2, minutes: 4 },
    });
    const page = await of.teacher.get(`/classes/${of.schoolClass.id}/markbook/${of.pupil.user.id}`);
    expect(bodyOf(readMarkbookOfPupil, page).assignments[0]?.entry.lateAnswers).toEqual({
      count: 2,
      minutes: 4,
    });
  });

  it('that the pupil hands in after the time are late too', async () => {
    const { of, test, stateOf } = await begin({ release });
    goTo(38);
    expect((await of.pupil.complete(test.testId, answersFor(test, 'A'))).status).toBe(200);
    expect(await stateOf()).toMatchObject({
      handedInAt: at(30),
      score: 100,
      lateAnswers: { count: 4, minutes: 8 },
    });
  });

  it('that arrive after the ten minutes do not count, whatever time the browser claims', async () => {
    const { of, test, stateOf } = await begin({ release });
    goTo(40.1);
    const reply = await sendAnswers(of.pupil, test, 4);
    expect(reply).toMatchObject({ status: 'FINISHED', refusedAnswers: 4 });
    await of.pupil.complete(test.testId, answersFor(test, 'A'), { isTimeUp: true });
    expect(await stateOf()).toMatchObject({ score: 0, lateAnswers: null });
  });

  it('that arrive after the work was handed in do not count', async () => {
    const { of, test, stateOf } = await begin({ release });
    goTo(30);
    await of.pupil.complete(test.testId, answersFor(test, 'B', 1), { isTimeUp: true });
    goTo(31);
    expect(await sendAnswers(of.pupil, test, 4)).toMatchObject({ status: 'FINISHED', refusedAnswers: 4 });
    expect(await stateOf()).toMatchObject({ score: 0, lateAnswers: null });
  });

  it('that arrive within half a minute are not late', async () => {
    const { of, test, stateOf } = await begin({ release });
    goTo(30.4);
    await of.pupil.complete(test.testId, answersFor(test, 'A'), { isTimeUp: true });
    expect(await stateOf()).toMatchObject({ score: 100, lateAnswers: null });
  });
});

it('nothing is shown of work that still takes late answers', async () => {
  const { of, id, test } = await begin({ release: 'HAND_IN' });
  goTo(39);
  await closeOverdue();
  expect((await of.pupil.get(`/tests/${test.testId}/results`)).status).toBe(422);
  expect((await of.pupil.get(`/own-assignments/${id}`)).body).toMatchObject({
    state: 'RUNNING',
    score: null,
  });
  goTo(40.1);
  const { results } = bodyOf(testResults, await of.pupil.get(`/tests/${test.testId}/results`));
  expect(results).toMatchObject({ withheld: null, score: 0, finishedBy: 'DEADLINE' });
});

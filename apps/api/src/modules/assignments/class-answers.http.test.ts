import { readClassAnswers, readScript } from '@markwell/shared/assignments/assignments.contract';
import { difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { beforeEach, expect, test } from 'vitest';
import { buildUser } from '#testing/builders/build-user.ts';
import { createAssignmentTests } from '#testing/helpers/assignment-helpers.ts';
import { createApiClient, startedTestOf } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { app, database, at, goTo, school, setFor, start, handIn } = await createAssignmentTests();
beforeEach(() => goTo(0));
type School = Awaited<ReturnType<typeof school>>;

const pathTo = (of: School, id: string) => `/assignments/${id}/answers/${of.pupil.user.id}`;
const scriptOf = async (of: School, id: string) => bodyOf(readScript, await of.teacher.get(pathTo(of, id)));
const gridOf = async (of: School, id: string, query = '') =>
  bodyOf(readClassAnswers, await of.teacher.get(`/assignments/${id}/answers${query}`));

test('a teacher reads handed-in work question by question before its results are released', async () => {
  const of = await school();
  const id = await setFor(of, { show: 'NONE' });
  const started = startedTestOf(await start(of.pupil, id));
  expect((await scriptOf(of, id)).attempts).toEqual([]);
  goTo(10);
  const [first = '', , ...others] = started.questions.map((question) => question.id);
  const answers = Object.fromEntries(others.map((questionId) => [questionId, 'A']));
  await of.pupil.complete(started.testId, { ...answers, [first]: 'B' });
  const script = await scriptOf(of, id);
  expect(script).toMatchObject({
    pupil: { id: of.pupil.user.id },
    work: { state: 'HANDED_IN', score: 50 },
    attempts: [{ isReturned: false, score: 50, correctAnswers: 2, totalQuestions: 4 }],
  });
  const [attempt] = script.attempts;
  expect(
    attempt?.questions.map(({ chosenLetter, outcome, answeredAfter }) => [
      chosenLetter,
      outcome,
      answeredAfter,
    ]),
  ).toEqual([
    ['B', 'wrong', 600],
    [null, 'unanswered', null],
    ['A', 'correct', 600],
    ['A', 'correct', 600],
  ]);
  const asked = attempt?.questions[0]?.question;
  expect(asked?.id).toBe(started.questions[0]?.id);
  expect(asked?.options.filter(({ isCorrect }) => isCorrect).map(({ optionLetter }) => optionLetter)).toEqual(
    ['A'],
  );
});

test('work that was returned is read after the work that counts', async () => {
  const of = await school();
  const id = await setFor(of);
  const { test: earlier } = await handIn(of.pupil, id, 'B');
  await of.teacher.post(`/assignments/${id}/work/${of.pupil.user.id}/return`, { dueAt: at(200) });
  expect((await scriptOf(of, id)).attempts).toMatchObject([
    { id: earlier.testId, isReturned: true, score: 0 },
  ]);
  const { test: again } = await handIn(of.pupil, id);
  expect((await scriptOf(of, id)).attempts).toMatchObject([
    { id: again.testId, isReturned: false, score: 100 },
    { id: earlier.testId, isReturned: true, score: 0 },
  ]);
});

test('late work is read too, and a void question does not count', async () => {
  const of = await school();
  const id = await setFor(of);
  goTo(70);
  const { test: done } = await handIn(of.pupil, id);
  const questionId = done.questions[0]?.id ?? '';
  await database.attempt.updateMany({ where: { id: done.testId }, data: { voidOrdinals: [1] } });
  const script = await scriptOf(of, id);
  expect(script.work.lateMinutes).toBe(10);
  expect(script.attempts[0]?.questions[0]?.outcome).toBe('void');
  const grid = await gridOf(of, id);
  const row = grid.pupils.find((pupil) => pupil.id === of.pupil.user.id);
  const column = grid.columns.findIndex((each) => each.id === questionId);
  expect(row?.cells[column]).toEqual({ letter: 'A', outcome: 'void' });
});

test('nobody but a teacher of the class reads it, and no teacher once the pupil has left', async () => {
  const of = await school();
  const id = await setFor(of);
  await handIn(of.pupil, id);
  const stranger = createApiClient(app, await buildUser(database, { role: 'TEACHER' }));
  for (const path of [pathTo(of, id), `/assignments/${id}/answers`]) {
    expect((await stranger.get(path)).status).toBe(404);
    expect((await of.other.get(path)).status).toBe(403);
  }
  await database.classMember.updateMany({
    where: { userId: of.pupil.user.id },
    data: { leftAt: at(0) },
  });
  expect((await of.teacher.get(pathTo(of, id))).status).toBe(404);
  expect((await gridOf(of, id)).pupils.map((pupil) => pupil.id)).toEqual([of.other.user.id]);
});

test('the grid has a column for each question in its order, and pages of pupils', async () => {
  const of = await school();
  const id = await setFor(of);
  await handIn(of.pupil, id, 'B');
  const pages = [await gridOf(of, id, '?limit=1')];
  pages.push(await gridOf(of, id, `?limit=1&cursor=${pages[0]?.next ?? ''}`));
  expect(pages[1]?.next).toBeNull();
  expect(pages[0]?.columns.map((column) => [column.id, column.correctLetter])).toEqual(
    of.questions.map((question) => [question.id, 'A']),
  );
  const cells = new Map(pages.flatMap(({ pupils }) => pupils).map((pupil) => [pupil.id, pupil.cells]));
  expect(cells.get(of.pupil.user.id)).toEqual(of.questions.map(() => ({ letter: 'B', outcome: 'wrong' })));
  expect(cells.get(of.other.user.id)).toEqual(of.questions.map(() => null));
});

test('the grid of own draws counts by topic', async () => {
  const of = await school();
  const id = await setFor(of, {
    questions: {
      questionChoice: 'OWN_DRAW',
      subjectId: of.subject.id,
      topicIds: [],
      difficulties: [...difficultyChoices],
      questionCount: 3,
    },
  });
  await handIn(of.pupil, id);
  const grid = await gridOf(of, id);
  expect(grid.columns).toEqual([{ id: of.topic.id, name: of.topic.name, correctLetter: null }]);
  const row = grid.pupils.find((pupil) => pupil.id === of.pupil.user.id);
  expect(row?.cells).toEqual([{ correct: 3, asked: 3 }]);
});

import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import {
  countForClass,
  drawForClass,
  ownAssignment,
  readAnalysis,
  readAssignment,
  readClassAnswers,
  readScript,
} from '@markwell/shared/assignments/assignments.contract';
import { expect, test } from 'vitest';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { createAssignmentTests } from '#testing/helpers/assignment-helpers.ts';
import { startedTestOf } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { database, at, goTo, school, fieldsFor, setFor, start } = await createAssignmentTests();

const point = { text: 'Light', alternatives: [], doNotAccept: [], marks: 1 };
const { parts } = buildQuestionParts(
  buildPart('a', { kind: 'number', value: '12' }, { marks: 2 }),
  buildPart('b', { kind: 'number', value: '5' }, { marks: 1 }),
  buildPart('c', { kind: 'written', scheme: { type: 'points', points: [point] }, wordGuide: null }),
);

/** A pupil hands in a question of three parts with the first right, the second wrong and the third written. */
async function handInParts() {
  goTo(0);
  const of = await school();
  const question = await buildQuestion(database, { topicId: of.topic.id, parts });
  const id = await setFor(of, { questions: { questionChoice: 'SAME', questionIds: [question.id] } });
  const { testId } = startedTestOf(await start(of.pupil, id));
  const answered = {
    a: { kind: 'number', answer: '12' },
    b: { kind: 'number', answer: '6' },
    c: { kind: 'written', answer: { text: 'It needs light.' } },
  };
  const reply = await of.pupil.complete(testId, {}, { responses: { [question.id]: answered } });
  expect(reply.status).toBe(200);
  return { of, id, testId, question, answered };
}

test('a teacher sees that a question was partly right, and what was written', async () => {
  const { of, id, answered } = await handInParts();
  const answers = bodyOf(readClassAnswers, await of.teacher.get(`/assignments/${id}/answers`));
  const cells = answers.pupils.flatMap((pupil) => pupil.cells);
  expect(cells).toContainEqual({ letter: null, outcome: 'partly' });
  const script = await of.teacher.get(`/assignments/${id}/answers/${of.pupil.user.id}`);
  expect(bodyOf(readScript, script).attempts[0]?.questions).toMatchObject([
    { outcome: 'partly', responses: answered, parts: [{ earned: 2 }, { earned: 0 }, { label: 'c' }] },
  ]);
  const { questions } = bodyOf(readAnalysis, await of.teacher.get(`/assignments/${id}/analysis`));
  expect(questions).toMatchObject([
    {
      answers: 1,
      correct: 0,
      options: [],
      frequentAnswers: [
        { label: 'a', text: '12', count: 1, isCorrect: true },
        { label: 'b', text: '6', count: 1, isCorrect: false },
        { label: 'c', count: 1 },
      ],
    },
  ]);
});

test('pupils award marks to a written answer once the solutions are shown', async () => {
  const { of, id, testId, question } = await handInParts();
  const award = () =>
    of.pupil.put(`/tests/${testId}/self-marking`, {
      questionId: question.id,
      label: 'c',
      awarded: { points: [0] },
    });
  expect((await award()).status).toBe(404);
  expect((await of.teacher.post(`/assignments/${id}/release`, {})).status).toBe(200);
  expect(await award()).toMatchObject({ status: 200, body: { verdict: 'SELF_MARKED', earned: 1 } });
});

test('a question that only its pupil marks does not count, in the cells of its teacher too', async () => {
  goTo(0);
  const of = await school();
  const alone = buildQuestionParts({ ...parts[2], label: 'a' });
  const question = await buildQuestion(database, { topicId: of.topic.id, parts: alone.parts });
  const id = await setFor(of, { questions: { questionChoice: 'SAME', questionIds: [question.id] } });
  const { testId } = startedTestOf(await start(of.pupil, id));
  const written = { a: { kind: 'written', answer: { text: 'It needs light.' } } };
  await of.pupil.complete(testId, {}, { responses: { [question.id]: written } });
  const answers = bodyOf(readClassAnswers, await of.teacher.get(`/assignments/${id}/answers`));
  expect(answers.pupils.flatMap((pupil) => pupil.cells)).toContainEqual({ letter: null, outcome: 'void' });
});

const fifty = { kind: 'number', value: '50' };
const options = {
  kind: 'choice',
  options: [
    { letter: 'A', content: { text: '50' } },
    { letter: 'B', content: { text: '5' } },
  ],
  correct: 'A',
};

/** A class whose subject has four questions to be chosen, one to be typed and one that can be both. */
async function schoolOfAllWays() {
  goTo(0);
  const of = await school();
  const build = (part: object) =>
    buildQuestion(database, { topicId: of.topic.id, parts: buildQuestionParts(part).parts });
  const typed = await build(buildPart('a', fifty));
  const both = await build(buildPart('a', options, { typed: fifty }));
  const choice = { subjectId: of.subject.id, topicIds: [], difficulties: [1, 2, 3] };
  return { of, typed, both, choice };
}

test.each([
  ['MULTIPLE_CHOICE', 5],
  ['TYPED', 2],
  ['MIXED', 6],
])('an own draw that is answered as %s has the %i questions that can be', async (answerMode, count) => {
  const { of, choice } = await schoolOfAllWays();
  const draw = (questionCount: number) => ({
    questions: { questionChoice: 'OWN_DRAW', ...choice, questionCount },
    answerMode,
  });
  const counted = await of.teacher.post('/assignment-questions/count', { ...choice, answerMode });
  expect(bodyOf(countForClass, counted).open).toBe(count);
  const path = `/classes/${of.schoolClass.id}/assignments`;
  expect((await of.teacher.post(path, fieldsFor(of, draw(count + 1)))).status).toBe(422);
  const id = await setFor(of, draw(count));
  expect(bodyOf(ownAssignment, await of.pupil.get(`/own-assignments/${id}`)).answerMode).toBe(answerMode);
  const { questions } = startedTestOf(await start(of.pupil, id));
  expect(questions).toHaveLength(count);
  const drawn = await of.teacher.post('/assignment-questions/draw', {
    ...choice,
    answerMode,
    questionCount: 9,
  });
  expect(bodyOf(drawForClass, drawn).questions).toHaveLength(count);
});

test('questions chosen by hand are typed if they can be, and those that cannot are chosen', async () => {
  const { of, typed, both } = await schoolOfAllWays();
  const chosen = of.questions[0]?.id ?? '';
  const questions = { questionChoice: 'SAME', questionIds: [chosen, typed.id, both.id] };
  const id = await setFor(of, { questions, answerMode: 'TYPED' });
  const asked = startedTestOf(await start(of.pupil, id)).questions;
  expect(asked.map(({ parts, options: shown }) => [parts !== undefined, shown.length > 0])).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
  // Its teacher sees each way in which it can be answered.
  const { previews, answerMode } = bodyOf(readAssignment, await of.teacher.get(`/assignments/${id}`));
  expect(answerMode).toBe('TYPED');
  expect(previews.map(({ parts, options: shown }) => [parts !== undefined, shown.length > 0])).toEqual([
    [false, true],
    [true, false],
    [true, true],
  ]);
});

test('how an assignment is answered is fixed once it has opened, and kept by a page that does not know it', async () => {
  const { of, both } = await schoolOfAllWays();
  const questions = { questionChoice: 'SAME', questionIds: [both.id] };
  const id = await setFor(of, { questions, answerMode: 'TYPED', opensAt: at(10) });
  const change = (changes: object) =>
    of.teacher.put(`/assignments/${id}`, fieldsFor(of, { questions, opensAt: at(10), ...changes }));
  expect(bodyOf(readAssignment, await change({ answerMode: 'MIXED' })).answerMode).toBe('MIXED');
  goTo(11);
  expect(bodyOf(readAssignment, await change({})).answerMode).toBe('MIXED');
  expect((await change({ answerMode: 'TYPED' })).status).toBe(422);
});

test('the options of a typed question are no columns of a report', async () => {
  const { of, both } = await schoolOfAllWays();
  const questions = { questionChoice: 'SAME', questionIds: [both.id] };
  const id = await setFor(of, { questions, answerMode: 'TYPED' });
  const { testId } = startedTestOf(await start(of.pupil, id));
  const uncovered = { a: { kind: 'choice', answer: 'A' } };
  await of.pupil.complete(testId, {}, { responses: { [both.id]: uncovered } });
  const analysis = bodyOf(readAnalysis, await of.teacher.get(`/assignments/${id}/analysis`));
  expect(analysis).toMatchObject({
    averageScore: 50,
    answerMode: 'TYPED',
    questions: [{ correct: 0, options: [], frequentAnswers: [{ label: 'a', count: 1 }] }],
  });
  const answers = bodyOf(readClassAnswers, await of.teacher.get(`/assignments/${id}/answers`));
  expect(answers.columns).toMatchObject([{ correctLetter: null }]);
  expect(answers.pupils.flatMap(({ cells }) => cells)).toContainEqual({ letter: null, outcome: 'partly' });
});

import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import { readAnalysis, readClassAnswers } from '@markwell/shared/assignments/assignments.contract';
import { expect, test } from 'vitest';
import { buildQuestion } from '#testing/builders/build-question.ts';
import { createAssignmentTests } from '#testing/helpers/assignment-helpers.ts';
import { startedTestOf } from '#testing/requests/api-client.ts';
import { bodyOf } from '#testing/requests/response-body.ts';

const { database, goTo, school, setFor, start } = await createAssignmentTests();

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
  return { of, id, testId, question };
}

test('a teacher sees that a question was partly right, and what was written', async () => {
  const { of, id } = await handInParts();
  const answers = bodyOf(readClassAnswers, await of.teacher.get(`/assignments/${id}/answers`));
  const cells = answers.pupils.flatMap((pupil) => pupil.cells);
  expect(cells).toContainEqual({ letter: null, outcome: 'partly' });
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

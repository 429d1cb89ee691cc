import { expect, test } from 'vitest';
import { markQuestion } from './mark-question.ts';
import { problemOfResponses } from './part-responses.ts';
import { responsesSchema } from './parts.schemas.ts';
import { showParts } from './question-parts.ts';
import { buildPart, buildQuestionParts, textOrPicture } from './testing/build-part.ts';

const essay = {
  kind: 'written',
  scheme: {
    type: 'points',
    points: [{ text: 'Heat', alternatives: [], doNotAccept: [], marks: 5 }],
  },
  wordGuide: null,
};
const carried = (carriedForward: string, value: string) => ({ kind: 'number', value, carriedForward });

test('a number that follows from a wrong earlier one earns its marks, and the feedback says so', () => {
  const question = buildQuestionParts(
    buildPart('a', { kind: 'number', value: '2.5' }),
    buildPart('b', { kind: 'gaps', text: '[[1]] m', gaps: [{ id: '1', answer: carried('a * 4', '10') }] }),
    buildPart('c', carried('a + 1', '3.5')),
  );
  const responses = responsesSchema.parse({
    a: { kind: 'number', answer: '1 1/2' },
    b: { kind: 'gaps', answer: { 1: '6' } },
    c: { kind: 'number', answer: '2.5' },
  });
  expect(markQuestion(question, responses).parts).toMatchObject([
    { earned: 0, verdict: 'WRONG' },
    { earned: 3, feedback: expect.stringContaining('follows from your earlier answer') as string },
    { earned: 3, feedback: expect.stringContaining('follows from your earlier answer') as string },
  ]);
  const withoutFirst = { ...responses, a: undefined };
  expect(markQuestion(question, withoutFirst).parts).toMatchObject([{}, { earned: 0 }, { earned: 0 }]);
});

test('a question without responses is not answered', () => {
  expect(markQuestion(buildQuestionParts(buildPart('a', textOrPicture)), {})).toMatchObject({
    parts: [{ earned: 0, verdict: 'EMPTY' }],
    earned: 0,
    possible: 3,
    isCorrect: false,
    isAnswered: false,
  });
});

test('the marks that a pupil awards are outside of the score, and no more than the part has', () => {
  const question = buildQuestionParts(buildPart('a', textOrPicture), buildPart('b', essay));
  const responses = responsesSchema.parse({
    a: { kind: 'choice', answer: 'B' },
    b: { kind: 'written', answer: { text: 'Heat', awarded: { points: [0] } } },
  });
  expect(markQuestion(question, responses)).toMatchObject({
    parts: [{ earned: 3 }, { earned: 3, possible: 3, verdict: 'SELF_MARKED', isScored: false }],
    earned: 3,
    possible: 3,
    isCorrect: true,
  });
  const onlyEssay = markQuestion(buildQuestionParts(buildPart('a', essay)), { a: responses.b });
  expect(onlyEssay).toMatchObject({ earned: 0, possible: 0, isCorrect: false, isAnswered: true });
});

test('options that were uncovered earn half of the marks', () => {
  const question = buildQuestionParts(
    buildPart('a', textOrPicture, { typed: { kind: 'number', value: '4' } }),
  );
  const typed = { kind: 'number', answer: '4' };
  const chosen = { kind: 'choice', answer: 'B' };
  expect(markQuestion(question, { a: typed })).toMatchObject({ earned: 3, isCorrect: true });
  expect(markQuestion(question, { a: chosen })).toMatchObject({ earned: 3, isCorrect: true });
  expect(markQuestion(question, { a: { ...chosen, uncovered: true } })).toMatchObject({
    parts: [{ earned: 1.5, feedback: 'You uncovered the options, so this earns half of the marks.' }],
    earned: 1.5,
    isCorrect: false,
  });
  const wrong = { ...chosen, answer: 'A', uncovered: true } as const;
  expect(markQuestion(question, { a: wrong }).parts[0]).not.toHaveProperty('feedback');
  const shown = showParts(question);
  expect(problemOfResponses(shown, { a: { ...chosen, uncovered: true } })).toBeUndefined();
  expect(problemOfResponses(shown, { a: { ...typed, uncovered: true } })).toContain('no options');
});

test('an answer of a kind that the question no longer asks for is not counted as wrong', () => {
  const marking = markQuestion(buildQuestionParts(buildPart('a', textOrPicture)), {
    a: { kind: 'number', answer: '4' },
  });
  expect(marking.parts).toMatchObject([{ earned: 0, verdict: 'UNREADABLE', isScored: true }]);
});

test('a share of the marks is rounded down to whole ones', () => {
  for (let all = 1; all <= 20; all++) {
    const ids = Array.from({ length: all }, (_, index) => String(index + 1));
    const text = ids.map((id) => `[[${id}]]`).join(' ');
    const gaps = { kind: 'gaps', text, gaps: ids.map((id) => ({ id, answer: textOrPicture })) };
    const [gapPart] = buildQuestionParts(buildPart('a', gaps)).parts;
    for (let right = 1; right <= all; right++) {
      const answer = Object.fromEntries(ids.slice(0, right).map((id) => [id, 'B']));
      for (let marks = 1; marks <= 20; marks++) {
        const parts = gapPart ? [{ ...gapPart, marks }] : [];
        const { earned } = markQuestion({ parts }, { a: { kind: 'gaps', answer } });
        expect(earned).toBe(Math.floor((right * marks) / all));
      }
    }
  }
});

import type { Responses } from '@markwell/shared/answers/parts.schemas';
import { buildPart, buildQuestionParts } from '@markwell/shared/answers/testing/build-part';
import { describe, expect, it, test } from 'vitest';
import {
  countInvalid,
  markAnswers,
  mergeLate,
  mergeSubmitted,
  toStored,
  type AnsweredAttempt,
  type Response,
} from './answers.rules.ts';

const startedAt = new Date('2026-06-10T12:00:00.000Z');
const deadlineAt = new Date('2026-06-10T12:15:00.000Z');
const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);

const choice = {
  kind: 'choice',
  options: [
    { letter: 'A', content: { text: '12' } },
    { letter: 'B', content: { text: '7' } },
  ],
  correct: 'A',
};
const number = (value: string, more: object = {}) => ({ kind: 'number', value, ...more });
const point = { text: 'Water is lost', alternatives: [], doNotAccept: [], marks: 1 };
const written = { kind: 'written', scheme: { type: 'points', points: [point] }, wordGuide: null };

const questions = {
  multipleChoice: [buildPart('a', choice, { marks: 1 })],
  typed: [buildPart('a', choice, { marks: 1, typed: number('12') })],
  twoParts: [
    buildPart('a', number('12'), { marks: 1 }),
    buildPart('b', number('24', { carriedForward: 'a * 2' }), { marks: 2 }),
  ],
  essay: [buildPart('a', written, { marks: 1 })],
};
type Name = keyof typeof questions;
const names: Name[] = ['multipleChoice', 'typed', 'twoParts', 'essay'];

const buildAttempt = (more: Partial<AnsweredAttempt> = {}): AnsweredAttempt => ({
  answerMode: 'MIXED',
  questionIds: names,
  revisionIds: names,
  topicIds: names,
  parts: names.map((name) => buildQuestionParts(...questions[name]).parts),
  answers: {},
  voidOrdinals: [],
  startedAt,
  deadlineAt,
  ...more,
});

const given = (questionId: Name, response: Response | null, sequence: number | null = 1, seconds = 60) => ({
  questionId,
  response,
  sequence,
  answeredAt: at(seconds),
});
const typed = (answer: string): Responses => ({ a: { kind: 'number', answer } });
const chosen = (answer: string): Responses => ({ a: { kind: 'choice', answer } });

describe('answers that can be given', () => {
  it.each<[string, Name, Response | null]>([
    ['a letter of multiple choice', 'multipleChoice', 'B'],
    ['no answer', 'twoParts', null],
    ['a typed number', 'typed', typed('12')],
    ['an uncovered option', 'typed', chosen('B')],
    ['the second part alone', 'twoParts', { b: { kind: 'number', answer: '3' } }],
  ])('%s', (_name, question, response) => {
    expect(countInvalid(buildAttempt(), [given(question, response)])).toBe(0);
  });

  it.each<[string, Name, Response | null]>([
    ['a letter that the question lacks', 'multipleChoice', 'C'],
    ['responses to multiple choice', 'multipleChoice', chosen('A')],
    ['a letter alone where the answer is typed first', 'typed', 'A'],
    ['an option that the question lacks', 'typed', chosen('E')],
    ['a part that the question lacks', 'twoParts', { c: { kind: 'number', answer: '3' } }],
    ['a kind that the part does not ask for', 'twoParts', { a: { kind: 'text', answer: 'three' } }],
  ])('not %s', (_name, question, response) => {
    expect(countInvalid(buildAttempt(), [given(question, response)])).toBe(1);
  });

  test('with options alone, a question that can be typed takes a letter only', () => {
    const attempt = buildAttempt({ answerMode: 'MULTIPLE_CHOICE' });
    expect(countInvalid(attempt, [given('typed', 'A')])).toBe(0);
    expect(countInvalid(attempt, [given('typed', typed('12'))])).toBe(1);
  });
});

test('an answer is stored by the number of its question, with its sequence and its time after the start', () => {
  const answers = [given('multipleChoice', 'B', 3, 60), given('twoParts', typed('12'), 1, 600)];
  expect(toStored(buildAttempt(), answers, at(300))).toEqual({
    1: ['B', 3, 60_000],
    // A time in the future is now.
    3: [typed('12'), 1, 300_000],
  });
});

test('parts without anything written are not stored, and an answer of none is no answer', () => {
  const half = { a: { kind: 'number', answer: ' ' }, b: { kind: 'number', answer: '24' } };
  const answers = [given('typed', typed('')), given('twoParts', half)];
  expect(toStored(buildAttempt(), answers, at(300))).toEqual({
    2: [null, 1, 60_000],
    3: [{ b: { kind: 'number', answer: '24' } }, 1, 60_000],
  });
});

test('an option of a question that is typed first was uncovered, whatever the browser says', () => {
  const attempt = buildAttempt();
  const stored = toStored(attempt, [given('typed', chosen('A'))], at(300));
  expect(stored).toEqual({ 2: [{ a: { kind: 'choice', answer: 'A', uncovered: true } }, 1, 60_000] });
  expect(markAnswers(attempt, stored).markings[1]).toMatchObject({
    earned: 0.5,
    possible: 1,
    isCorrect: false,
  });
});

test('an answer is stored with the hints that were shown, as many as its part has', () => {
  const hinted = { a: { ...typed('12').a, hints: 3 } } as Responses;
  expect(toStored(buildAttempt(), [given('typed', hinted)], at(300))).toEqual({
    2: [{ a: { kind: 'number', answer: '12', hints: 1 } }, 1, 60_000],
  });
});

test('the same answer in another order of its names is no change', () => {
  const stored = { a: { answer: '12', kind: 'number' } };
  const attempt = buildAttempt({ answers: { 3: [stored, 2, 1_000] } });
  const same = mergeSubmitted(attempt, [given('twoParts', typed('12'), 2)], at(300));
  expect(same).toEqual({ answers: { 3: [typed('12'), 2, 1_000] }, changed: 0 });
  const other = mergeSubmitted(attempt, [given('twoParts', typed('13'), 2)], at(300));
  expect(other).toEqual({ answers: { 3: [typed('13'), 2, 300_000] }, changed: 1 });
});

test('late answers count when they were given before the deadline and are newer', () => {
  const attempt = buildAttempt({ answers: { 1: ['A', 2, 1_000] } });
  const late = [
    given('multipleChoice', 'B', 2),
    given('typed', typed('12'), 1, 30),
    given('twoParts', typed('1'), 1, 901),
  ];
  expect(mergeLate(attempt, late)).toEqual({
    answers: { 1: ['A', 2, 1_000], 2: [typed('12'), 1, 30_000] },
    changed: 1,
  });
});

describe('the marks of a test', () => {
  const answers = toStored(
    buildAttempt(),
    [
      given('multipleChoice', 'A'),
      // A wrong number, carried forward rightly.
      given('twoParts', { a: { kind: 'number', answer: '11' }, b: { kind: 'number', answer: '22' } }),
      given('essay', { a: { kind: 'written', answer: { text: 'Water leaves the leaf.', points: [] } } }),
    ],
    at(300),
  );

  it('are those earned of those possible, without what nobody but the pupil marks', () => {
    const marks = markAnswers(buildAttempt(), answers);
    expect(marks.markings.map(({ earned, possible }) => [earned, possible])).toEqual([
      [1, 1],
      [0, 1],
      [2, 3],
      [0, 0],
    ]);
    // Three of five marks; the typed question was skipped.
    expect(marks).toMatchObject({ score: 60, correctCount: 1, counted: [0, 2], hasAnswers: true });
  });

  it('leave out void questions', () => {
    expect(markAnswers(buildAttempt({ voidOrdinals: [2] }), answers)).toMatchObject({
      score: 75,
      counted: [0, 2],
    });
    expect(markAnswers(buildAttempt({ voidOrdinals: [3] }), answers)).toMatchObject({
      score: 50,
      counted: [0],
    });
    expect(markAnswers(buildAttempt({ voidOrdinals: [1, 2, 3, 4] }), answers).score).toBeNull();
    // What is left is marked by the pupil.
    expect(markAnswers(buildAttempt({ voidOrdinals: [1, 2, 3] }), answers).score).toBeNull();
  });
});

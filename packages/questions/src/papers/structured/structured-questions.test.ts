import { markQuestion } from '@markwell/shared/answers/mark-question';
import { questionPartsSchema } from '@markwell/shared/answers/question-parts';
import { expect, it, test } from 'vitest';
import { answersOf } from './structured-answers.ts';
import { structuredQuestions } from './structured-questions.ts';
import type { StructuredPart } from './structured-question.ts';

const questions = structuredQuestions();
const partsIn = questions.flatMap(({ parts }) => parts);

it('has questions that the database accepts, with names of their own', () => {
  const faults = questions.flatMap(({ sourceId, parts }) => {
    const { error } = questionPartsSchema.safeParse({ parts });
    return error ? [`${sourceId}: ${error.issues[0]?.message ?? ''}`] : [];
  });
  expect(faults).toEqual([]);
  expect(questions.length).toBeGreaterThanOrEqual(90);
  expect(new Set(questions.map(({ sourceId }) => sourceId)).size).toBe(questions.length);
});

it('marks numbers and expressions, and leaves sentences to the pupil with their mark scheme', () => {
  const count = (kind: string) => partsIn.filter(({ answer }) => answer.kind === kind).length;
  expect(count('number')).toBeGreaterThanOrEqual(60);
  expect(count('expression')).toBeGreaterThanOrEqual(15);
  for (const { marks, answer } of partsIn) {
    if (answer.kind !== 'written') continue;
    const { scheme } = answer as never as {
      scheme: { points?: { marks: number }[]; levels?: { to: number }[] };
    };
    const most = scheme.points?.reduce((sum, point) => sum + point.marks, 0) ?? scheme.levels?.at(-1)?.to;
    expect(most).toBe(marks);
  }
});

const part = (asked: Partial<StructuredPart>): StructuredPart => ({
  body: 'Calculate it.',
  answer: '200 N m',
  scheme: [['B1', 'for 200']],
  solution: 'It is 200 N m.',
  ...asked,
});
const answerOf = (asked: Partial<StructuredPart>, subjectCode = 'GCSE_PHYSICS') =>
  answersOf([part(asked)], subjectCode)[0]?.answer;

test.each<[string, Partial<StructuredPart>, string, object]>([
  ['a number', { unit: 'N m' }, 'GCSE_PHYSICS', { kind: 'number', unit: { required: false } }],
  [
    'a number with its unit',
    { answer: '0.20 m' },
    'GCSE_PHYSICS',
    { kind: 'number', unit: { required: true } },
  ],
  [
    'an expression',
    { body: 'Factorise it.', answer: '$x(x + 1)$' },
    'GCSE_MATHEMATICS',
    { form: 'factorised' },
  ],
  ['several answers', { answer: '30; three times' }, 'GCSE_PHYSICS', { kind: 'written' }],
  ['an explanation', { body: 'Explain why it is 200.', answer: '200' }, 'GCSE_PHYSICS', { kind: 'written' }],
])('%s is answered as it should be', (_what, asked, subjectCode, expected) => {
  expect(answerOf(asked, subjectCode)).toMatchObject(expected);
});

it('has mark schemes of points or levels', () => {
  const body = 'Describe it.';
  const scheme = [
    ['M2', 'for the first'],
    ['B1', 'for the second'],
  ] as const;
  expect(answerOf({ body, scheme })).toMatchObject({
    scheme: {
      type: 'points',
      points: [
        { text: 'The first', marks: 2 },
        { text: 'The second', marks: 1 },
      ],
    },
  });
  const levels = [
    ['B2', 'Level 1 (1 to 2 marks): simple'],
    ['B2', 'Level 2 (3 to 4 marks): detailed'],
  ] as const;
  expect(answerOf({ body, scheme: levels })).toMatchObject({
    scheme: {
      type: 'levels',
      levels: [
        { descriptor: 'simple', from: 1, to: 2 },
        { from: 3, to: 4 },
      ],
    },
  });
});

it('gives the marks for a right calculation with a wrong earlier answer', () => {
  const parts = answersOf(
    [
      part({ unit: 'N m' }),
      part({ answer: '160 N', unit: 'N', solution: 'So the force is 200 ÷ 1.25 = 160 N. It acts upwards.' }),
      part({ answer: '0.16 kN', unit: 'kN', solution: 'That is 200 ÷ 1.25 = 160 N.' }),
    ],
    'GCSE_PHYSICS',
  );
  expect(parts[1]).toMatchObject({
    answer: { carriedForward: 'a ÷ 1.25' },
    steps: ['So the force is 200 ÷ 1.25 = 160 N.', 'It acts upwards.'],
  });
  expect(parts[2]).toMatchObject({ answer: { carriedForward: '(a ÷ 1.25) ÷ 1000' } });
  const typed = (answer: string) => ({ kind: 'number', answer });
  const marking = markQuestion({ parts }, { a: typed('100 N m'), b: typed('80'), c: typed('80') });
  expect(marking.parts.map(({ earned }) => earned)).toEqual([0, 1, 0]);
});

import { z } from 'zod';
import { expect, test } from 'vitest';
import type { AnswerKind } from './answer-kind.ts';
import { definitionSchema, findAnswerKind, withAnswerKind } from './answer-kinds.ts';
import { markedExamples } from './examples.ts';
import { markQuestion, scoreOf } from './mark-question.ts';
import { problemOfResponses, responsesSchema } from './part-responses.ts';
import { partLabels, questionPartsSchema, showParts, shownPartsSchema } from './question-parts.ts';
import { picturesOf } from './pictures.ts';

interface Toy {
  kind: 'toy';
  key: number;
  /** The label of an earlier part whose answer is added to the key. */
  plus?: string | undefined;
  isBroken?: boolean | undefined;
  isHalf?: boolean | undefined;
}

const toySum = ({ key, plus }: Toy, earlier: Readonly<Record<string, string>>) =>
  key + (plus === undefined ? 0 : Number(earlier[plus] ?? Number.NaN));

/** A whole number. From half of it on, it earns half of the marks. */
const toy: AnswerKind<Toy, { kind: 'toy' }, number> = {
  kind: 'toy',
  definition: z.strictObject({
    kind: z.literal('toy'),
    key: z.number(),
    plus: z.string().optional(),
    isBroken: z.boolean().optional(),
    isHalf: z.boolean().optional(),
  }),
  shown: z.object({ kind: z.literal('toy') }),
  response: z.int(),
  show: () => ({ kind: 'toy' }),
  fits: (_shown, response) => response >= 0,
  read: (_shown, response) => ({ status: 'READ', text: String(response) }),
  mark(definition, response, earlier) {
    const key = toySum(definition, earlier);
    if (response === key && !definition.isBroken)
      return { share: definition.isHalf ? 0.5 : 1, verdict: 'RIGHT' };
    if (response >= key / 2) return { share: 0.5, verdict: 'PARTLY', feedback: 'More.' };
    return { share: 0, verdict: 'WRONG' };
  },
  examples: (definition, earlier) => [{ response: toySum(definition, earlier), verdict: 'RIGHT' }],
  refersTo: ({ plus }) => (plus === undefined ? [] : [plus]),
  tally: (_definition, response) => String(response),
  toText: (_definition, response) => String(response),
  toSpeech: (_definition, response) => String(response),
  sameKey: (a, b) => a.key === b.key,
};
const withToy = (work: () => void) => withAnswerKind(toy, work);

const part = (label: string, answer: object, more: object = {}) => ({
  label,
  stem: `Part ${label}`,
  marks: 3,
  answer,
  hints: ['Think'],
  steps: ['Because'],
  ...more,
});
const toyPart = (label: string, key: number, more: object = {}) => part(label, { kind: 'toy', key, ...more });
const letters = {
  kind: 'choice',
  options: [
    { letter: 'A', content: { text: '3' } },
    { letter: 'B', content: { picture: { imageId: crypto.randomUUID(), alternativeText: 'A four' } } },
  ],
  correct: 'B',
};
const essay = {
  kind: 'written',
  scheme: {
    type: 'points',
    points: [{ text: 'Heat', alternatives: [], doNotAccept: [], marks: 5 }],
  },
  wordGuide: null,
};
const questionOf = (...parts: object[]) => questionPartsSchema.parse({ parts });
const problemOf = (...parts: object[]) => questionPartsSchema.safeParse({ parts }).error?.issues[0];
const toyAnswer = (answer: number) => ({ kind: 'toy', answer });

test('a kind that only a test knows goes through everything', async () => {
  await withToy(() => {
    const question = questionOf(toyPart('a', 4), part('b', letters));
    const shown = showParts(question);
    expect(shownPartsSchema.parse(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
    expect(JSON.stringify(shown)).not.toMatch(/correct|key|Because|Think/u);
    expect(picturesOf(shown)).toEqual(picturesOf(question));
    const responses = responsesSchema.parse({ a: toyAnswer(4), b: { kind: 'choice', answer: 'A' } });
    expect(problemOfResponses(shown, responses)).toBeUndefined();
    expect(markQuestion(question, responses)).toEqual({
      parts: [
        { label: 'a', earned: 3, possible: 3, verdict: 'RIGHT', isScored: true },
        { label: 'b', earned: 0, possible: 3, verdict: 'WRONG', isScored: true },
      ],
      earned: 3,
      possible: 6,
      isCorrect: false,
      isAnswered: true,
    });
    expect(markedExamples({ kind: 'toy', key: 7 } as Toy, {})).toMatchObject([
      { text: '7', expected: 'RIGHT', marking: { verdict: 'RIGHT' } },
    ]);
  });
  expect(findAnswerKind('toy')).toBeUndefined();
  expect(definitionSchema.safeParse({ kind: 'toy', key: 4 }).success).toBe(false);
});

test('the share of the marks is rounded down', async () => {
  await withToy(() => {
    const { parts, isCorrect } = markQuestion(questionOf(toyPart('a', 8)), { a: toyAnswer(5) });
    expect(parts).toMatchObject([{ earned: 1, possible: 3, verdict: 'PARTLY', feedback: 'More.' }]);
    expect(isCorrect).toBe(false);
  });
});

test('a part is marked with what the pupil wrote in an earlier one', async () => {
  await withToy(() => {
    const question = questionOf(toyPart('a', 4), toyPart('b', 10, { plus: 'a' }));
    expect(markQuestion(question, { a: toyAnswer(1), b: toyAnswer(11) }).parts).toMatchObject([
      { earned: 0, verdict: 'WRONG' },
      { earned: 3, verdict: 'RIGHT' },
    ]);
  });
});

test('a question without responses is not answered', () => {
  expect(markQuestion(questionOf(part('a', letters)), {})).toMatchObject({
    parts: [{ earned: 0, verdict: 'EMPTY' }],
    earned: 0,
    possible: 3,
    isCorrect: false,
    isAnswered: false,
  });
});

test('the marks that a pupil awards are outside of the score, and no more than the part has', () => {
  const question = questionOf(part('a', letters), part('b', essay));
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
  const onlyEssay = markQuestion(questionOf(part('a', essay)), { a: responses.b });
  expect(onlyEssay).toMatchObject({ earned: 0, possible: 0, isCorrect: false, isAnswered: true });
});

test('options that were uncovered earn half of the marks', async () => {
  await withToy(() => {
    const question = questionOf(part('a', letters, { typed: { kind: 'toy', key: 4 } }));
    const chosen = { kind: 'choice', answer: 'B' };
    expect(markQuestion(question, { a: toyAnswer(4) })).toMatchObject({ earned: 3, isCorrect: true });
    expect(markQuestion(question, { a: chosen })).toMatchObject({ earned: 3, isCorrect: true });
    expect(markQuestion(question, { a: { ...chosen, uncovered: true } })).toMatchObject({
      parts: [{ earned: 1.5, feedback: 'You uncovered the options, so this earns half of the marks.' }],
      earned: 1.5,
      isCorrect: false,
    });
    const wrong = { kind: 'choice', answer: 'A', uncovered: true } as const;
    expect(markQuestion(question, { a: wrong }).parts[0]).not.toHaveProperty('feedback');
    const shown = showParts(question);
    expect(problemOfResponses(shown, { a: { ...chosen, uncovered: true } })).toBeUndefined();
    expect(problemOfResponses(shown, { a: { ...toyAnswer(4), uncovered: true } })).toContain('no options');
  });
});

test('an answer of a kind that the question no longer asks for is not counted as wrong', () => {
  const marking = markQuestion(questionOf(part('a', letters)), { a: { kind: 'number', answer: '4' } });
  expect(marking.parts).toMatchObject([{ earned: 0, verdict: 'UNREADABLE', isScored: true }]);
});

test.each([
  ['there is no part', [], [], 'Please add a part'],
  ['the labels are in another order', [part('b', letters)], [0, 'label'], 'must be a, b, c'],
  ['a part refers to itself', [toyPart('a', 1, { plus: 'a' })], [0, 'answer'], 'Part (a) refers to (a)'],
  [
    'a part refers to a later one',
    [toyPart('a', 1, { plus: 'b' }), toyPart('b', 1)],
    [0, 'answer'],
    'Part (a) refers to (b), which is no part before it',
  ],
  [
    'the answer key is marked as wrong',
    [toyPart('a', 4), toyPart('b', 3, { isBroken: true, plus: 'a' })],
    [1, 'answer'],
    '“7” must be marked as right, but it is marked as partly right',
  ],
  [
    'the answer key does not earn all marks',
    [toyPart('a', 4, { isHalf: true })],
    [0, 'answer'],
    'The answer key “4” does not earn all marks',
  ],
  ['there are more than 20 marks', [part('a', letters, { marks: 21 })], [0, 'marks'], 'At most 20 marks'],
  ['a mark is half', [part('a', letters, { marks: 1.5 })], [0, 'marks'], 'Please enter whole marks'],
  [
    'the typed answer is of the same kind',
    [part('a', letters, { typed: letters })],
    [0, 'typed'],
    'cannot be typed',
  ],
  ['a kind does not exist', [part('a', { kind: 'constructor' })], [0, 'answer', 'kind'], 'does not exist'],
  ['there are 13 parts', Array.from({ length: 13 }, () => part('a', letters)), [], 'Too big'],
])('a question is refused when %s', async (_what, parts, path, message) => {
  await withToy(() => {
    const problem = problemOf(...parts);
    expect(problem?.path).toEqual(['parts', ...path]);
    expect(problem?.message).toContain(message);
  });
});

test.each([
  [{ c: { kind: 'choice', answer: 'A' } }, 'There is no part (c)'],
  [{ a: { kind: 'choice', answer: 'E' } }, 'This answer to part (a) is not possible'],
  [{ a: { kind: 'choices', answer: ['A'] } }, 'Part (a) does not ask for an answer of this kind'],
  [{ a: { kind: 'choice', answer: 'A', uncovered: true } }, 'Part (a) has no options to uncover'],
])('the responses %j are not possible', (responses, problem) => {
  const shown = showParts(questionOf(part('a', letters), part('b', essay)));
  expect(problemOfResponses(shown, responsesSchema.parse(responses))).toBe(problem);
});

test.each([
  [[]],
  [{ m: { kind: 'choice', answer: 'A' } }],
  [{ constructor: { kind: 'choice', answer: 'A' } }],
  [JSON.parse('{"__proto__":{"kind":"choice","answer":"A"}}')],
  [{ a: 'A' }],
  [{ a: { kind: '__proto__', answer: 'A' } }],
  [{ a: { kind: 'choice', answer: '😀'.repeat(10_000) } }],
  [{ a: { kind: 'choice' } }],
  [{ a: { kind: 'choice', answer: 'A', uncovered: false } }],
])('responses are refused: %j', (responses) => {
  expect(responsesSchema.safeParse(responses).success).toBe(false);
});

test('texts lose the spaces around them', () => {
  const options = letters.options.map((option, index) =>
    index === 0 ? { ...option, content: { text: ' 3 ' } } : option,
  );
  expect(questionOf(part('a', { ...letters, options }, { stem: ' Choose. ' }))).toMatchObject({
    parts: [{ stem: 'Choose.', answer: letters }],
  });
});

test('a question has at most twelve parts', () => {
  const question = questionOf(...partLabels.map((label) => part(label, letters)));
  expect(markQuestion(question, {}).possible).toBe(36);
});

test('the share of any number of right things is worth its whole marks', async () => {
  const shares: AnswerKind<{ kind: 'shares' }, { kind: 'shares' }, number> = {
    ...toy,
    definition: z.object({ kind: z.literal('shares') }),
    shown: z.object({ kind: z.literal('shares') }),
    response: z.number(),
    kind: 'shares',
    show: (definition) => definition,
    mark: (_definition, share) => ({ share, verdict: 'RIGHT' }),
    examples: () => [{ response: 1, verdict: 'RIGHT' }],
    refersTo: () => [],
    sameKey: () => true,
  };
  await withAnswerKind(shares, () => {
    for (let marks = 1; marks <= 20; marks++) {
      const question = questionOf(part('a', { kind: 'shares' }, { marks }));
      for (let all = 1; all <= 20; all++) {
        for (let right = 0; right <= all; right++) {
          const { earned } = markQuestion(question, { a: { kind: 'shares', answer: right / all } });
          expect(earned).toBe(Math.floor((right * marks) / all));
        }
      }
    }
  });
});

test('the score is the percentage of marks', () => {
  expect(
    scoreOf([
      { earned: 1.5, possible: 3 },
      { earned: 2, possible: 5 },
    ]),
  ).toBe(44);
  expect(scoreOf([])).toBe(0);
});

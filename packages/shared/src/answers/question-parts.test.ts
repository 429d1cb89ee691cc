import { z } from 'zod';
import { expect, test } from 'vitest';
import type { AnswerKind } from './answer-kind.ts';
import { definitionSchema, findAnswerKind, withAnswerKind } from './answer-kinds.ts';
import { markedExamples } from './examples.ts';
import { markQuestion } from './mark-question.ts';
import { problemOfResponses } from './part-responses.ts';
import { keptResponsesSchema, partLabels, responsesSchema, shownPartsSchema } from './parts.schemas.ts';
import { questionPartsSchema, showParts } from './question-parts.ts';
import { picturesOf } from './pictures.ts';
import { buildPart, buildQuestionParts, textOrPicture } from './testing/build-part.ts';

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

const toyPart = (label: string, key: number, more: object = {}) =>
  buildPart(label, { kind: 'toy', key, ...more });
const problemOf = (...parts: object[]) => questionPartsSchema.safeParse({ parts }).error?.issues[0];
const toyAnswer = (answer: number) => ({ kind: 'toy', answer });

test('a kind that only a test knows goes through everything', async () => {
  await withToy(() => {
    const question = buildQuestionParts(toyPart('a', 4), buildPart('b', textOrPicture));
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

test.each([
  ['there is no part', [], [], 'Please add a part'],
  ['the labels are in another order', [buildPart('b', textOrPicture)], [0, 'label'], 'must be a, b, c'],
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
  [
    'there are more than 20 marks',
    [buildPart('a', textOrPicture, { marks: 21 })],
    [0, 'marks'],
    'At most 20 marks',
  ],
  [
    'a mark is half',
    [buildPart('a', textOrPicture, { marks: 1.5 })],
    [0, 'marks'],
    'Please enter whole marks',
  ],
  [
    'the typed answer is of the same kind',
    [buildPart('a', textOrPicture, { typed: textOrPicture })],
    [0, 'typed'],
    'cannot be typed',
  ],
  [
    'a kind does not exist',
    [buildPart('a', { kind: 'constructor' })],
    [0, 'answer', 'kind'],
    'does not exist',
  ],
  [
    'a text cannot be stored',
    [buildPart('a', { kind: 'text', accepted: ['x\u0000'] })],
    [0, 'answer'],
    'characters that cannot be stored',
  ],
  [
    'there are 13 parts',
    Array.from({ length: 13 }, () => buildPart('a', textOrPicture)),
    [],
    'At most 12 parts',
  ],
])('a question is refused when %s', async (_what, parts, path, message) => {
  await withToy(() => {
    const problem = problemOf(...parts);
    expect(problem?.path).toEqual(['parts', ...path]);
    expect(problem?.message).toContain(message);
  });
});

test('a number may follow only from the number of an earlier part', () => {
  const follows = (label: string) => ({ kind: 'number', value: '3', carriedForward: `${label} + 1` });
  const two = { kind: 'number', value: '2' };
  expect(problemOf(buildPart('a', two), buildPart('b', follows('a')))).toBeUndefined();
  expect(problemOf(buildPart('a', follows('b')), buildPart('b', two))?.message).toContain(
    'Part (a) refers to (b)',
  );
});

test('a reply keeps what this release does not know', () => {
  const newer = { kind: 'drawing', squares: 20 };
  const parts = [{ label: 'a', stem: '', marks: 1, answer: newer }];
  expect(shownPartsSchema.parse({ parts })).toEqual({ parts });
  const kept = { a: { kind: 'drawing', answer: [1, 2], at: 3 }, m: { kind: 'choice', answer: 'Z' } };
  expect(keptResponsesSchema.parse(kept)).toEqual(kept);
  expect(definitionSchema.safeParse(newer).success).toBe(false);
});

test('texts lose the spaces around them', () => {
  const options = textOrPicture.options.map((option, index) =>
    index === 0 ? { ...option, content: { text: ' 3 ' } } : option,
  );
  expect(
    buildQuestionParts(buildPart('a', { ...textOrPicture, options }, { stem: ' Choose. ' })),
  ).toMatchObject({
    parts: [{ stem: 'Choose.', answer: textOrPicture }],
  });
});

test('a question has at most twelve parts', () => {
  const question = buildQuestionParts(...partLabels.map((label) => buildPart(label, textOrPicture)));
  expect(markQuestion(question, {}).possible).toBe(36);
});

import { buildPart, buildQuestionParts, textOrPicture } from '@markwell/shared/answers/testing/build-part';
import { withAnswerKind } from '@markwell/shared/answers/answer-kinds';
import { matchOf } from '@markwell/shared/answers/match/match';
import type { AnyAnswerKind } from '@markwell/shared/answers/answer-kind';
import { text } from '@markwell/shared/answers/text/text';
import { orderOf } from '@markwell/shared/answers/order/order';
import { describe, expect, test } from 'vitest';
import { marksOf } from '@markwell/questions/papers/paper';
import { questionAlternativeText } from '../alternative-text.ts';
import type { Mark } from '../drawing-primitives.ts';
import { textAreaHeight, textAreaWidth } from '../page-geometry.ts';
import { writtenBlocks } from '../pages/written-blocks.ts';
import { questionBlock, solutionBlock } from '../question.ts';
import type { AnyPrintedKind } from './printed-kind.ts';
import { withPrintedKind } from './printed-kinds.ts';
import { printedQuestion } from './printed-question.ts';

const texts = (...words: string[]) => words.map((text) => ({ text }));
const options = (...words: string[]) =>
  words.map((text, index) => ({ letter: 'ABCDE'.charAt(index), content: { text } }));

const definitions: Record<string, object> = {
  choice: { kind: 'choice', options: options('3', '4', '5'), correct: 'B' },
  choices: { kind: 'choices', options: options('2', '4', '5', '9'), correct: ['A', 'C'] },
  number: {
    kind: 'number',
    value: '2.5',
    accept: { by: 'absolute', within: '0.1' },
    unit: { required: false, accepted: [{ unit: 'cm' }] },
    shareIfNearly: 0.5,
    alsoAccepted: ['2', '9/4'],
    wrong: [{ value: '25', feedback: 'That is in millimetres.' }],
  },
  expression: { kind: 'expression', key: '(x+2)(x-3)', form: 'factorised', alsoAccepted: ['x²-x-6'] },
  text: { kind: 'text', accepted: ['cation', 'positive ion'], rivals: ['anion'] },
  order: orderOf(texts('egg', 'larva', 'pupa', 'adult')),
  match: matchOf({
    pairs: [
      { prompt: { text: 'France' }, partner: { text: 'Paris' } },
      { prompt: { text: 'Spain' }, partner: { text: 'Madrid' } },
    ],
    others: texts('Rome'),
  }),
  gaps: {
    kind: 'gaps',
    text: 'Plants make [[1]] from water and [[2]] at [[3]].',
    gaps: [
      { id: '1', answer: { kind: 'text', accepted: ['sugar', 'glucose'] } },
      { id: '2', answer: { kind: 'choice', options: options('oxygen', 'carbon dioxide'), correct: 'B' } },
      {
        id: '3',
        answer: { kind: 'number', value: '20', unit: { required: false, accepted: [{ unit: '°C' }] } },
      },
    ],
  },
  written: {
    kind: 'written',
    scheme: {
      type: 'points',
      points: [
        { text: 'light is needed', alternatives: ['energy from the sun'], doNotAccept: ['heat'], marks: 3 },
      ],
    },
    wordGuide: null,
  },
};

const asQuestion = (...parts: object[]) =>
  printedQuestion({ ...buildQuestionParts(...parts), number: 7, difficulty: 1, topicCode: 't', kind: 'k' });

const wordsOn = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ');
const printed = (definition: object) => {
  const question = asQuestion(buildPart('a', definition));
  const blocks = writtenBlocks(question);
  return { question, marks: blocks.flatMap(({ marks }) => marks), blocks };
};
const linesOf = (definition: object) =>
  printed(definition).question.parts.flatMap(({ scheme }) =>
    scheme.map(({ mark, criterion }) => `${mark} ${criterion}`.trim()),
  );

describe.each(Object.entries(definitions))('%s', (_, definition) => {
  test('is printed with its marks, inside its column', () => {
    const { marks, blocks, question } = printed(definition);
    expect(wordsOn(marks)).toContain('(3)');
    expect(wordsOn(marks)).toContain('Part a');
    for (const { height } of blocks) expect(height).toBeLessThan(textAreaHeight);
    for (const mark of marks) {
      const right =
        mark.kind === 'line'
          ? mark.x2
          : mark.kind === 'box' || mark.kind === 'figure'
            ? mark.x + mark.width
            : mark.x;
      expect(right).toBeLessThanOrEqual(textAreaWidth);
    }
    expect(wordsOn(questionBlock(question, { width: 460, size: 19 }).marks)).toContain('[3 marks]');
  });

  test('has a mark scheme that adds up to the marks of the part', () => {
    const { question } = printed(definition);
    const worth = question.parts.flatMap(({ scheme }) => scheme.map((each) => each.worth));
    expect(worth.reduce((sum, each) => sum + each, 0)).toBe(marksOf(question));
    expect(question.parts[0]?.answer).not.toEqual({ text: '' });
    expect(question.parts[0]?.solution).toBe('Because');
  });
});

test('a number has a line with its unit, and what is accepted', () => {
  const { marks, question } = printed(definitions['number'] ?? {});
  expect(wordsOn(marks)).toContain('cm');
  expect(question.parts[0]?.answer).toEqual({ text: String.raw`$2.5\,\mathrm{cm}$` });
  expect(linesOf(definitions['number'] ?? {})).toEqual([
    'M1 for a right value in another form, unit or number of figures',
    'A2 for the answer as it is asked for',
    'Accept from 2.4 to 2.6.',
    'Accept 2; 9/4.',
    'Do not accept 25: That is in millimetres.',
  ]);
});

test('a number that is carried forward says how to follow through', () => {
  const question = asQuestion(
    buildPart('a', { kind: 'number', value: '12' }),
    buildPart('b', { kind: 'number', value: '24', carriedForward: '2a' }),
  );
  expect(question.parts.map(({ label }) => label)).toEqual(['a', 'b']);
  expect(question.parts[1]?.scheme).toContainEqual({
    mark: 'ft',
    worth: 0,
    criterion: 'for 2a with the pupil’s own earlier answers',
  });
});

test.each([
  [
    'text',
    [
      'B3 for the right answer',
      'Accept positive ion.',
      'Accept one wrong letter in a word of six letters or more.',
      'Do not accept anion.',
    ],
  ],
  ['written', ['B3 light is needed', 'Accept energy from the sun', 'Do not accept heat']],
  ['expression', ['B3 for the right answer', 'It must be factorised fully.', 'Accept x²-x-6.']],
])('the mark scheme of %s', (kind, lines) => {
  expect(linesOf(definitions[kind] ?? {})).toEqual(lines);
});

test('what is to be put in order or matched is on the page in the order in which pupils see it', () => {
  const { marks } = printed(definitions['order'] ?? {});
  expect(wordsOn(marks)).toContain('Write 1 to 4 in the boxes');
  expect(marks.filter(({ kind }) => kind === 'box')).toHaveLength(4);
  const match = printed(definitions['match'] ?? {}).marks;
  expect(match.filter(({ kind }) => kind === 'round')).toHaveLength(5);
});

test('the unit is after the line, and a currency before it', () => {
  const leftOf = (unit: string) => {
    const { marks } = printed({
      kind: 'number',
      value: '4',
      unit: { required: false, accepted: [{ unit }] },
    });
    const [line] = marks.flatMap((mark) => (mark.kind === 'line' ? [mark] : []));
    const [sign] = marks.flatMap((mark) => (mark.kind === 'text' && mark.text === unit ? [mark] : []));
    return Math.sign((sign?.x ?? 0) - (line?.x1 ?? 0));
  };
  expect([leftOf('cm'), leftOf('£')]).toEqual([1, -1]);
});

test('gaps are lines in the text, with their units and choices', () => {
  const words = wordsOn(printed(definitions['gaps'] ?? {}).marks);
  expect(words).toMatch(/make \(1\)\u00A0\.+ from/u);
  expect(words).toMatch(/\(3\)\u00A0\.+\u00A0/u);
  expect(words).toContain('A: oxygen; B: carbon dioxide');
  expect(linesOf(definitions['gaps'] ?? {})).toContain('(1) Accept glucose.');
});

test('pictures are drawings, or their descriptions', () => {
  const parts = buildQuestionParts(buildPart('a', textOrPicture));
  const id = textOrPicture.options[1]?.content.picture?.imageId ?? '';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0L9 9"/></svg>';
  const asked = { ...parts, number: 1, difficulty: 1, topicCode: 't', kind: 'k' };
  const marksWith = (drawings: ReadonlyMap<string, string>) =>
    questionBlock(printedQuestion(asked, drawings), { width: 460, size: 19 }).marks;
  expect(marksWith(new Map([[id, svg]])).some(({ kind }) => kind === 'figure')).toBe(true);
  expect(wordsOn(marksWith(new Map()))).toContain('[Picture: A four]');
});

test('the alternative text of a question has its items and says where gaps are', () => {
  const text = questionAlternativeText(
    asQuestion(buildPart('a', definitions['order'] ?? {}), buildPart('b', definitions['gaps'] ?? {})),
  );
  expect(text).toContain('larva.');
  expect(text).toContain('Plants make blank from');
});

test('one more kind is printed with its own content and mark scheme, without any other change', async () => {
  const answerKind: AnyAnswerKind = { ...text, kind: 'toy', show: () => ({ kind: 'toy' }) };
  const circle: Mark = { kind: 'round', x: 3, y: 3, radius: 3, fill: 'none', stroke: '#000000' };
  const printedKind: AnyPrintedKind = {
    kind: 'toy',
    content: () => [{ marks: [circle], height: 6 }],
    space: () => ({ lines: 0, isFree: true }),
    answer: () => 'A circle',
    scheme: (_, marks) => [{ mark: `B${marks}`, worth: marks, criterion: 'for a circle' }],
  };
  const part = {
    ...({ label: 'a', stem: 'Draw.', marks: 2, answer: { kind: 'toy' } } as const),
    ...{ hints: [], steps: [] },
  };
  await withAnswerKind(answerKind, () =>
    withPrintedKind(printedKind, () => {
      const question = printedQuestion({
        parts: [part],
        number: 1,
        difficulty: 1,
        topicCode: 't',
        kind: 'k',
      });
      const marks = writtenBlocks(question).flatMap((block) => block.marks);
      expect(marks.some(({ kind }) => kind === 'round')).toBe(true);
      expect(wordsOn(marks)).toContain('(2)');
      expect(wordsOn(solutionBlock(question, { width: 460, size: 19 }).marks)).toContain('A circle');
    }),
  );
  expect(() =>
    printedQuestion({ parts: [part], number: 1, difficulty: 1, topicCode: 't', kind: 'k' }),
  ).toThrow('cannot be printed');
});

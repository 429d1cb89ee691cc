import { matchOf } from '@markwell/shared/answers/match/match';
import { orderOf } from '@markwell/shared/answers/order/order';
import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import '@markwell/shared/answers/every-answer-kind';
import { questionPartsSchema, type QuestionPart } from '@markwell/shared/answers/question-parts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moodleQuestion, moodleQuiz, readFileText, skippedIn } from '#testing/question-files.ts';
import { readQuestionFile } from '../read-question-file.ts';
import { writeQuestionFile, type FileFormat, type WrittenQuestion } from '../write-question-file.ts';
import { clozePieces, writeCloze } from './cloze.ts';

const texts = (...words: string[]) => words.map((text) => ({ text }));
const options = (...words: string[]) =>
  words.map((text, index) => ({ letter: 'ABCDE'.charAt(index), content: { text } }));

const partsOf = (...answers: object[]): QuestionPart[] =>
  questionPartsSchema.parse({
    parts: answers.map((answer, index) => ({
      ...{ label: 'abc'.charAt(index), stem: '', marks: 2, answer, hints: [], steps: [] },
    })),
  }).parts;

const question = (parts: QuestionPart[], text = 'What is it?'): WrittenQuestion => ({
  ...{ id: '0197c0de-0000-7000-8000-000000000001', stageName: 'GCSE', subjectName: 'Science' },
  ...{ topicName: 'Plants', text, options: [], correctIndex: -1, parts, solution: 'Because.' },
});

function roundTrip(format: FileFormat, answer: object) {
  const { text, omitted } = writeQuestionFile(format, [question(partsOf(answer))]);
  expect(omitted).toEqual([]);
  const file = readFileText(text);
  expect(file.skipped).toEqual([]);
  const [read] = file.questions;
  expect(read).toMatchObject({ text: 'What is it?', options: [], solution: 'Because.' });
  return read?.parts?.[0];
}

/** The first accepted answer and its examples are marked alike by both. */
function expectSameMarks(answer: object, read: QuestionPart | undefined) {
  const [part] = partsOf(answer);
  if (!part || !read) throw new Error('There is a part');
  const kind = answerKindOf(part.answer);
  for (const { response, verdict } of kind.examples(part.answer, {})) {
    expect([response, kind.mark(read.answer, response, {}).verdict]).toEqual([response, verdict]);
  }
}

const words = {
  kind: 'text',
  accepted: ['sugar = glucose', '#1 {sugar}'],
  maxTypos: 0,
  wrong: [{ answer: 'fat', feedback: 'No: 1~2' }],
};
const definitions: Record<string, object> = {
  choices: { kind: 'choices', options: options('2', '4 = 2²', '~5', '9'), correct: ['A', 'C'] },
  'choices, three right': { kind: 'choices', options: options('2', '3', '5', '9'), correct: ['A', 'B', 'C'] },
  number: { kind: 'number', value: '-7.5', accept: { by: 'absolute', within: '0.1' } },
  'number, exact': { kind: 'number', value: '3/4' },
  'number, with others that are accepted': {
    ...{ kind: 'number', value: '7.5', accept: { by: 'absolute', within: '0.1' } },
    ...{ alsoAccepted: ['9', '39/4'], wrong: [{ value: '10', feedback: 'Too much.' }] },
  },
  'number, with a percentage and a mistake': {
    ...{ kind: 'number', value: '200', accept: { by: 'percent', within: '5' } },
    wrong: [{ value: '300', feedback: 'Too much: 3 × 100.' }],
  },
  'number, with a unit beside it': {
    kind: 'number',
    value: '7.5',
    unit: { required: false, accepted: [{ unit: 'cm' }] },
  },
  text: words,
  match: matchOf({
    pairs: ['France', 'Spain', 'Peru'].map((name) => ({
      prompt: { text: `${name}?` },
      partner: { text: `in ${name}` },
    })),
    others: texts('in Chile'),
  }),
  'match, a partner twice': matchOf({
    pairs: [
      ['a', 'x'],
      ['b', 'x'],
      ['c', 'y'],
    ].map(([prompt = '', partner = '']) => ({ prompt: { text: prompt }, partner: { text: partner } })),
    others: texts('z'),
    isPartnerReused: true,
  }),
};
const onlyInMoodle: Record<string, object> = {
  'number, with units to write': {
    ...{ kind: 'number', value: '7.5', unit: { required: true, accepted: [{ unit: 'm' }, { unit: 'cm' }] } },
    alsoAccepted: ['9 m', '850 cm'],
  },
  'text with capitals': { kind: 'text', accepted: ['Paris'], isCaseIgnored: false, maxTypos: 0 },
  order: orderOf(texts('egg', 'larva & more', 'adult')),
  gaps: {
    kind: 'gaps',
    text: 'Plants make [[1]] at [[2]] from [[3]] <b>.',
    gaps: [
      { id: '1', answer: { kind: 'text', accepted: ['sugar = glucose', '#1 /2'], maxTypos: 0 } },
      {
        id: '2',
        answer: {
          kind: 'number',
          value: '20',
          accept: { by: 'absolute', within: '1' },
          alsoAccepted: ['30'],
        },
      },
      {
        id: '3',
        answer: { kind: 'choice', options: options('oxygen', 'carbon ~ dioxide', '%50'), correct: 'B' },
      },
    ],
  },
  written: {
    kind: 'written',
    scheme: {
      type: 'points',
      points: [
        { text: 'light', alternatives: ['energy'], doNotAccept: [], marks: 2 },
        { text: 'for <growth>', alternatives: [], doNotAccept: [], marks: 1 },
      ],
    },
    wordGuide: null,
  },
};

describe.each(Object.entries({ ...definitions, ...onlyInMoodle }))('%s', (name, definition) => {
  test('in Moodle XML is read as it is written, with its marks', () => {
    const read = roundTrip('moodle-xml', definition);
    expect(read?.marks).toBe(2);
    expectSameMarks(definition, read);
  });

  test('in GIFT is read as it is written, or omitted with the reason', () => {
    if (Object.hasOwn(definitions, name)) expectSameMarks(definition, roundTrip('gift', definition));
    else expect(writeQuestionFile('gift', [question(partsOf(definition))]).written).toBe(0);
  });
});

test('one gap in GIFT has its answers where it is', () => {
  const gap = (answer: object) => ({ kind: 'gaps', text: 'It is [[1]] here.', gaps: [{ id: '1', answer }] });
  for (const answer of [words, { kind: 'number', value: '20' }]) {
    expect(roundTrip('gift', gap(answer))?.answer).toMatchObject({
      kind: 'gaps',
      text: 'It is [[1]] here.',
      gaps: [{ answer: { ...answer, ...('value' in answer && { accept: { by: 'exact' } }) } }],
    });
  }
});

test.each([
  [
    'gift',
    { kind: 'number', value: '7', unit: { required: true, accepted: [{ unit: 'cm' }] } },
    'asks for a unit',
  ],
  ['gift', { kind: 'number', value: '1/3' }, 'has an answer that is no decimal'],
  [
    'moodle-xml',
    { kind: 'number', value: '3.14', accept: { by: 'decimalPlaces', places: 2 } },
    'asks for a rounded number',
  ],
  [
    'moodle-xml',
    {
      ...{ kind: 'number', value: '7' },
      ...{ unit: { required: true, accepted: [{ unit: 'cm' }] }, alsoAccepted: ['8'] },
    },
    'has an answer that is no decimal',
  ],
  [
    'moodle-xml',
    { kind: 'number', value: '0.5', form: 'lowestTerms' },
    'asks for a number in a certain form',
  ],
  ['moodle-xml', { kind: 'text', accepted: ['a*b'] }, 'has an answer with a *'],
  ['moodle-xml', { kind: 'expression', key: 'x + 1' }, 'has an answer that Moodle does not have: expression'],
  ['gift', orderOf(texts('a', 'b', 'c')), 'has an answer that GIFT does not have: order'],
  ['aiken', { kind: 'number', value: '7' }, 'is no multiple-choice question with one correct option'],
] as const)('%s omits a question with the reason: %j', (format, answer, what) => {
  const other = { ...question([]), text: 'Which?', options: ['a', 'b'], correctIndex: 0 };
  const { parts: _, ...single } = other;
  const file = writeQuestionFile(format, [question(partsOf(answer)), single]);
  expect(file.omitted).toEqual([{ place: '‘What is it?’', what }]);
  expect(file.written).toBe(1);
  expect(readFileText(file.text).questions).toHaveLength(1);
});

test('a question with several parts is omitted', () => {
  const parts = partsOf({ kind: 'number', value: '7' }, { kind: 'number', value: '8' });
  expect(writeQuestionFile('moodle-xml', [question(parts)]).omitted).toMatchObject([
    { what: 'has several parts' },
  ]);
});

test.each([
  ['{#7.4..7.6}', { kind: 'number', value: '7.5', accept: { by: 'absolute', within: '0.1' } }],
  ['{#=7:1 =%0%9:0#Too much}', { value: '7', wrong: [{ value: '9', feedback: 'Too much' }] }],
  ['{#=7:1 =9}', { value: '7', accept: { within: '1' }, alsoAccepted: ['9'] }],
  ['{#+1.5E+3}', { value: '1.5e3' }],
  ['{=yes =no way#Good}', { kind: 'text', accepted: ['yes', 'no way'] }],
  ['{=a -> 1 =b -> 2 = -> 3}', { kind: 'match' }],
])('GIFT as people write it: %s', (answers, definition) => {
  expect(readFileText(`How many? ${answers}`).questions[0]?.parts?.[0]?.answer).toMatchObject(definition);
});

test('units of Moodle have factors where we do not know them', () => {
  const units = (name: string, times: string) =>
    `<unit><multiplier>${times}</multiplier><unit_name>${name}</unit_name></unit>`;
  const more = `<units>${units('cm', '100')}${units('m', '1')}</units><showunits>0</showunits>`;
  const numerical = (text: string) =>
    moodleQuiz(moodleQuestion({ text: 'How long?', type: 'numerical', options: ['7'], more: text }));
  expect(readFileText(numerical(more)).questions[0]?.parts?.[0]?.answer).toMatchObject({
    unit: { required: true, accepted: [{ unit: 'm' }, { unit: 'cm' }] },
  });
  expect(skippedIn(numerical(`<units>${units('wobble', '2')}</units>`))[0]).toContain(
    'has no unit with the multiplier 1',
  );
});

test('gaps of Moodle: escaped signs, feedback and braces that are text', () => {
  const answers = [
    { text: 'a}b#c~d\\e', percent: 100, feedback: 'Yes: 1/2' },
    { text: '=no', percent: 0, feedback: '' },
  ];
  const pieces = clozePieces(`{x} ${writeCloze({ type: 'SA', answers })} {1:`);
  expect(pieces).toEqual(['{x} ', { type: 'SA', answers }, ' {1:']);
});

test('hostile files are read in linear time, and never throw', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '=',
    '~',
    '#',
    '->',
    '%50%',
    '%',
    ':',
    '1',
    '..',
    'a',
    ' ',
    '\\',
    '\n',
    '{1:SA:',
    '[[1]]',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      for (const file of [
        `::t:: Why? {=a ~b}\n\n${text}`,
        moodleQuiz(moodleQuestion({ text, type: 'cloze' })),
      ])
        readQuestionFile(new TextEncoder().encode(file));
    }),
  );
  for (const each of ['{1:SA:', '{1:SA:=a', '{', '\\', '=a->', '~%50%a', '#1:', '&amp;', '<p>'])
    for (const [before, after] of [
      ['::t:: Why? {#', '}'],
      ['::t:: Why? {', '}'],
    ] as const)
      for (const file of [
        `${before}${each.repeat(10_000 / each.length)}${after}`,
        moodleQuiz(moodleQuestion({ text: each.repeat(10_000 / each.length), type: 'cloze' })),
      ])
        readQuestionFile(new TextEncoder().encode(file));
});

test('broken XML and entities are refused with the line', () => {
  const entities = '<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY a "&b;&b;">]>\n<quiz></quiz>';
  expect(readQuestionFile(new TextEncoder().encode(entities))).toMatch(/broken or incomplete at line 2/u);
  const open = `<quiz>\n<question type="numerical"><questiontext>${'<b>'.repeat(2_000)}`;
  expect(readQuestionFile(new TextEncoder().encode(open))).toMatch(/broken or incomplete at line 2/u);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionPartsSchema, type QuestionPart } from '../../answers/question-parts.ts';
import { matchOf } from '../../answers/match/match.ts';
import { orderOf } from '../../answers/order/order.ts';
import { linesOf } from '../upload/pasted-lines.ts';
import { readAnswered, writeAnswered } from './answer-lines.ts';

const read = (...lines: string[]) => readAnswered(linesOf(lines.join('\n')));
const answerOf = (...lines: string[]) => {
  const { parts, problems } = read('Why?', ...lines);
  expect(problems).toEqual([]);
  return parts[0]?.answer;
};
const problemsOf = (...lines: string[]) =>
  read('Why?', ...lines).problems.map(({ line, what }) => `${line}: ${what}`);

const texts = (...words: string[]) => words.map((text) => ({ text }));

describe('a number', () => {
  test.each([
    ['7.5', { value: '7.5' }],
    ['7.5 cm', { value: '7.5', unit: { required: true, accepted: [{ unit: 'cm' }] } }],
    ['7.5 [cm]', { value: '7.5', unit: { required: false, accepted: [{ unit: 'cm' }] } }],
    ['7.5 cm | mm', { value: '7.5', unit: { required: true, accepted: [{ unit: 'cm' }, { unit: 'mm' }] } }],
    [
      '7.5 cm | mm | £4 | 3/40 m',
      { unit: { accepted: [{ unit: 'cm' }, { unit: 'mm' }] }, alsoAccepted: ['£4', '3/40 m'] },
    ],
    ['9.81 m s^-2', { value: '9.81', unit: { required: true, accepted: [{ unit: 'm s^-2' }] } }],
    ['£4.50 (money)', { value: '4.50', form: 'money', unit: { required: true, accepted: [{ unit: '£' }] } }],
    ['3/4 (lowest terms)', { value: '3/4', form: 'lowestTerms' }],
    ['2.5 ± 0.1', { accept: { by: 'absolute', within: '0.1' } }],
    ['2.5 cm ± 2%', { accept: { by: 'percent', within: '2' } }],
    ['3.14 (2 d.p.)', { accept: { by: 'decimalPlaces', places: 2 } }],
    ['3.14 (2 to 3 s.f.)', { accept: { by: 'significantFigures', from: 2, to: 3 } }],
    ['450000 (standard form) (2 s.f.)', { form: 'standardForm', accept: { from: 2, to: 2 } }],
    ['−3', { value: '−3' }],
    ['2√3', { value: '2√3' }],
  ])('%s', (line, definition) => {
    expect(answerOf(`N: ${line}`)).toMatchObject({ kind: 'number', ...definition });
  });

  test('has known mistakes below it', () => {
    expect(answerOf('N: 7.5 cm', 'X: 75 -> That is in millimetres.')).toMatchObject({
      wrong: [{ value: '75', feedback: 'That is in millimetres.' }],
    });
  });

  test.each([
    ['N: ten', '2: “N: ten” cannot be read as a number'],
    ['N:', '2: “N:” has no answer after it'],
    ['N: 7 wobbles', /^2: its answer cannot be used: Each unit must be known/u],
    ['N: 7 | 3,5', /We cannot read 3,5\. Write decimals with a point/u],
    ['N: 3.5 ± x', /^2: its answer cannot be used: Write a decimal/u],
    ['N: 1 ± 2 ± 3', /^2: .* cannot be read as a number$/u],
  ])('%s is refused', (line, message) => {
    const [found] = problemsOf(line);
    expect(found).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });
});

test('words have alternatives, other answers and notes', () => {
  expect(answerOf('W: photosynthesis | photo synthesis (exact spelling)', 'X: respiration')).toMatchObject({
    kind: 'text',
    accepted: ['photosynthesis', 'photo synthesis'],
    maxTypos: 0,
    rivals: ['respiration'],
  });
  expect(answerOf('W: iron (II)')).toMatchObject({ accepted: ['iron (II)'] });
});

test('an expression has more lines with what is accepted too', () => {
  expect(answerOf('E: |x| > 2', 'E: x^2 > 5', 'X: x > 2 -> And below?')).toMatchObject({
    key: '|x| > 2',
    alsoAccepted: ['x^2 > 5'],
    wrong: [{ answer: 'x > 2' }],
  });
});

test('an expression has a form', () => {
  expect(answerOf('E: (x+2)(x-3) (factorised)')).toMatchObject({
    kind: 'expression',
    key: '(x+2)(x-3)',
    form: 'factorised',
  });
});

test('items are in their right order, pairs have an arrow, points their marks', () => {
  expect(answerOf('O: egg', 'O: larva', 'O: adult')).toEqual(orderOf(texts('egg', 'larva', 'adult')));
  expect(answerOf('M: France -> Paris', 'M: Spain -> Madrid', 'M: -> Rome')).toEqual(
    matchOf({
      pairs: [
        { prompt: { text: 'France' }, partner: { text: 'Paris' } },
        { prompt: { text: 'Spain' }, partner: { text: 'Madrid' } },
      ],
      others: texts('Rome'),
    }),
  );
  const { parts } = read('Why?', 'P: light | energy [2]', 'P: for growth');
  expect(parts[0]).toMatchObject({
    marks: 3,
    answer: { scheme: { points: [{ text: 'light', alternatives: ['energy'], marks: 2 }, { marks: 1 }] } },
  });
});

test('gaps are answered in their order', () => {
  const { body, parts, problems } = read(
    'Complete the text.',
    'Plants make [[1]] at [[2]] with [[3]].',
    'W: sugar | glucose',
    'N: 20 [°C]',
    'C: nitrogen | *carbon dioxide',
  );
  expect(problems).toEqual([]);
  expect(body).toBe('Complete the text.');
  expect(parts[0]).toMatchObject({
    marks: 3,
    answer: {
      kind: 'gaps',
      text: 'Plants make [[1]] at [[2]] with [[3]].',
      gaps: [{ id: '1' }, { id: '2' }, { id: '3', answer: { correct: 'B' } }],
    },
  });
});

test('a question has parts with marks, which may refer to earlier ones', () => {
  const { body, parts, problems } = read(
    'A box is 3 cm by 4 cm by 2 cm.',
    '(a) Work out its volume. [2]',
    'N: 24 cm^3',
    '',
    '(b) How many fit in 240 cm³? [3 marks]',
    'N: 10 (from 240/a)',
  );
  expect(problems).toEqual([]);
  expect(body).toBe('A box is 3 cm by 4 cm by 2 cm.');
  expect(parts.map(({ label, stem, marks }) => [label, stem, marks])).toEqual([
    ['a', 'Work out its volume.', 2],
    ['b', 'How many fit in 240 cm³?', 3],
  ]);
});

test.each([
  [['N: 3', 'N: 4'], '3: part (a) has a second answer: write “|” between answers that are all accepted'],
  [['N: 3', 'and more'], '3: this text is after an answer'],
  [['(a) One', '(b) Two', 'N: 4'], '2: part (a) has no answer line'],
  [['M: France Paris'], '2: “M: France Paris” needs -> between a pair'],
  [['C: a | *b'], '2: “C:” cannot be used here'],
  [['X: a'], '2: “X:” cannot be used here'],
])('%j: %s', (lines, message) => {
  expect(problemsOf(...lines)).toEqual([message]);
});

const parts = (...answers: object[]): QuestionPart[] =>
  questionPartsSchema.parse({
    parts: answers.map((answer, index) => ({
      label: 'abc'.charAt(index),
      stem: answers.length === 1 ? '' : `Part ${index + 1}?`,
      marks: 2,
      answer,
      hints: [],
      steps: [],
    })),
  }).parts;

const number = {
  kind: 'number',
  value: '7.5',
  accept: { by: 'percent', within: '2' },
  unit: { required: true, accepted: [{ unit: 'cm' }, { unit: 'mm' }] },
  alsoAccepted: ['8 cm', '7'],
  wrong: [{ value: '75', feedback: 'Millimetres.' }],
};
const words = { kind: 'text', accepted: ['cation'], rivals: ['anion'], isCaseIgnored: false };

test.each([
  ['number', number],
  [
    'money',
    { kind: 'number', value: '4.5', form: 'money', unit: { required: true, accepted: [{ unit: '£' }] } },
  ],
  ['text', words],
  ['expression', { kind: 'expression', key: 'x^2 + 1', isUpToConstant: true, alsoAccepted: ['|x|', '2x'] }],
  ['order', orderOf(texts('one', 'two', 'three'))],
  [
    'match',
    matchOf({
      pairs: ['a', 'b', 'c'].map((each) => ({ prompt: { text: each }, partner: { text: `${each}!` } })),
    }),
  ],
  [
    'gaps',
    {
      kind: 'gaps',
      text: 'It is [[1]] and [[2]].',
      gaps: [
        { id: '1', answer: number },
        { id: '2', answer: words },
      ],
    },
  ],
])('%s is written as it is read', (_, definition) => {
  for (const answers of [[definition], [{ kind: 'text', accepted: ['yes'] }, definition]]) {
    const given = parts(...answers);
    const text = writeAnswered('What is it?', given);
    expect(text).toBeDefined();
    expect(readAnswered(linesOf(text ?? '')).parts).toEqual(given);
  }
});

test('what lines cannot say is not written', () => {
  const given = parts({ ...number, shareIfNearly: 0.5 });
  expect(writeAnswered('What is it?', given)).toBeUndefined();
});

test('any lines are read without an error thrown, and long ones', () => {
  const marker = fc.constantFrom('N: ', 'W: ', 'E: ', 'M: ', 'O: ', 'P: ', 'C: ', 'X: ', '(a) ', '');
  const piece = fc.constantFrom(
    '(',
    ')',
    '[',
    ']',
    '|',
    '->',
    '±',
    '1',
    '/',
    '0',
    'cm',
    ' ',
    '*',
    '[[1]]',
    '\u0000',
    '💥',
    '٣',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(marker, fc.array(piece, { maxLength: 12 })), { maxLength: 6 }), (lines) => {
      const found = read(...lines.map(([start, pieces]) => start + pieces.join('')));
      expect(found.parts.length === 0 || found.problems.length === 0).toBe(true);
    }),
  );
  for (const each of ['(', '[', '|', ' ', '1', '±', '->', '[[1]]', '('.repeat(50)])
    for (const start of ['N: ', 'W: ', 'E: ', 'M: ', 'O: ', 'P: '])
      expect(problemsOf(start + each.repeat(10_000 / each.length))).not.toEqual([]);
});

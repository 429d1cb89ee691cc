import { describe, expect, it, test } from 'vitest';
import { itemAt } from '../item-at.ts';
import { namedParts } from '../text/numbered-lines.ts';
import { parseAnswerSet } from './parse-answer-set.ts';

const head = ['## fuels', 'topic: ENERGY', ''];
const parse = (...lines: string[]) =>
  parseAnswerSet(itemAt(namedParts([...head, ...lines].join('\n')), 0), 'GCSE_PHYSICS');
const parseOne = (body: readonly string[], ...answers: string[]) =>
  itemAt(itemAt(parse('# 1, difficulty 2', ...body, '', ...answers, '> So it is.'), 0).parts, 0);

const contentOf = (items: readonly { id?: string; letter?: string; content: { text: string } }[]) =>
  new Map(items.map(({ id, letter, content }) => [id ?? letter, content.text]));

describe('a question with another answer than one letter', () => {
  it('has a place, a difficulty, perhaps a tier and marks, and an explanation', () => {
    const answer = ['text: heat', '> It is heat.', ''];
    const questions = parse(
      ...['# 1, difficulty 2', 'What is it?', '', ...answer],
      ...['# 2, difficulty 5, Higher, 3 marks', 'What is it?', '', 'Say it.', '', ...answer],
    );
    expect(questions).toMatchObject([
      {
        sourceId: 'gcse-physics/energy/fuels/1',
        stageCode: 'GCSE',
        difficulty: 2,
        body: 'What is it?',
        explanation: 'It is heat.',
        parts: [{ label: 'a', stem: '', marks: 1 }],
      },
      { difficulty: 5, tier: 'HIGHER', body: 'What is it?\n\nSay it.', parts: [{ marks: 3 }] },
    ]);
  });

  it('may be a list in its right order', () => {
    const part = parseOne(['Put them into order.'], '1. ice', '2. water', '3. steam');
    const { items, correct } = part.answer as never as { items: never[]; correct: string[] };
    expect(correct.map((id) => contentOf(items).get(id))).toEqual(['ice', 'water', 'steam']);
    expect(part).toMatchObject({ marks: 2, answer: { kind: 'order' } });
  });

  it('may be pairs, with partners of no prompt, or of several', () => {
    const part = parseOne(['Match them.'], 'ice = solid', 'steam = gas', '= liquid');
    const answer = part.answer as never as { prompts: never[]; partners: never[]; correct: object };
    const [prompts, partners] = [contentOf(answer.prompts), contentOf(answer.partners)];
    const pairs = Object.entries(answer.correct).map(([prompt, partner]) => [
      prompts.get(prompt),
      partners.get(String(partner)),
    ]);
    expect(pairs).toEqual([
      ['ice', 'solid'],
      ['steam', 'gas'],
    ]);
    expect(partners.size).toBe(3);
    expect(part).toMatchObject({ marks: 2, answer: { isPartnerReused: false } });
    const shared = parseOne(['Match them.'], 'ice = solid', 'rock = solid', '= liquid', '= gas');
    expect(shared.answer).toMatchObject({ isPartnerReused: true });
  });

  it('may have several right options', () => {
    const part = parseOne(['Which of these?'], '* coal', '- wind', '* gas', '- tides');
    const { options, correct } = part.answer as never as { options: never[]; correct: string[] };
    expect(new Set(correct.map((letter) => contentOf(options).get(letter)))).toEqual(
      new Set(['coal', 'gas']),
    );
    expect(part).toMatchObject({ marks: 2, answer: { kind: 'choices' } });
  });

  it('may be a text with gaps to choose for, or to write a word or number into', () => {
    const part = parseOne(
      ['Fill the gaps.', '', 'Ice is a [[1]].', '', 'It melts at [[2]] °C into [[3]].'],
      '[[1]] solid | gas',
      '[[2]] number: 0 within 0.5',
      '[[3]] = water / liquid water',
    );
    expect(part).toMatchObject({
      marks: 3,
      answer: {
        kind: 'gaps',
        text: 'Ice is a [[1]].\n\nIt melts at [[2]] °C into [[3]].',
        gaps: [
          { answer: { kind: 'choice' } },
          { answer: { kind: 'number', value: '0', accept: { by: 'absolute', within: '0.5' } } },
          { answer: { kind: 'text', accepted: ['water', 'liquid water'] } },
        ],
      },
    });
  });

  it('may be a word or a few, with other words and what to say about mistakes', () => {
    const lines = ['not: cation / neutron', 'wrong: proton = It is positive.'];
    expect(parseOne(['Which?'], 'text: anion / anions', ...lines).answer).toMatchObject({
      accepted: ['anion', 'anions'],
      rivals: ['cation', 'neutron'],
      wrong: [{ answer: 'proton', feedback: 'It is positive.' }],
      maxTypos: 1,
    });
    expect(parseOne(['Spell it.'], 'exact text: separate').answer).toMatchObject({ maxTypos: 0 });
  });

  test.each<[string, object]>([
    ['12.5', { value: '12.5' }],
    ['−3 m s⁻¹', { value: '−3', unit: { required: true, accepted: [{ unit: 'm s⁻¹' }] } }],
    ['−273, in °C', { value: '−273', unit: { required: false, accepted: [{ unit: '°C' }] } }],
    ['4.2 × 10³ J within 50', { value: '4.2 × 10³', accept: { by: 'absolute', within: '50' } }],
  ])('may be the number %s', (text, expected) => {
    const answer = parseOne(['How much?'], `number: ${text}`, 'wrong: 7 = Not that.').answer;
    expect(answer).toMatchObject({ ...expected, wrong: [{ value: '7', feedback: 'Not that.' }] });
  });
});

test.each<[string, string[], string]>([
  ['no answer', [], 'line 4: expected answer lines'],
  ['other lines', ['heat'], 'line 7: expected answer lines'],
  ['two forms', ['1. ice', '* water'], 'line 8: expected answer lines'],
  ['items that are not numbered', ['1. ice', '3. water', '4. gas'], 'line 8: the items are numbered from 1'],
  ['one item', ['1. ice'], 'line 7: Please give at least 3 items'],
  ['one right option', ['* coal', '- gas'], 'line 7: Please choose at least two correct answers'],
  ['a gap without options', ['[[1]] solid'], 'line 7: expected "[[1]] right | wrong"'],
  ['a gap that is not in the text', ['[[1]] solid | gas'], 'line 7: The text must have [[1]]'],
  ['a number with another unit', ['number: 5 furlongs'], 'line 7: Each unit must be known'],
  ['a mistake without feedback', ['number: 5', 'wrong: 6'], 'line 8: expected "wrong: answer'],
  ['a mistake that is right', ['number: 5', 'wrong: 5.0 = No.'], 'line 7: 5.0 is listed as a mistake'],
])('a set with %s is refused with the line', (_what, answers, message) => {
  expect(() => parseOne(['What is it?'], ...answers)).toThrow(message);
});

test.each<[string, string[], string]>([
  ['no questions', [], 'line 1: the set has no questions'],
  [
    'an unknown detail',
    ['# 1, difficulty 2, AQA', 'Why?', '', 'text: heat', '> So.'],
    'line 4: "AQA" is neither',
  ],
  ['no explanation', ['# 1, difficulty 2', 'Why?', '', 'text: heat'], 'line 7: expected the explanation'],
  ['no text', ['# 1, difficulty 2', '', 'text: heat', '> So.'], 'line 4: the question has no text'],
  ['another number', ['# 2, difficulty 2', 'Why?', '', 'text: heat', '> So.'], 'line 4: expected question 1'],
])('a set with %s is refused, too', (_what, lines, message) => {
  expect(() => parse(...lines)).toThrow(message);
});

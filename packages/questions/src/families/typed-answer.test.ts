import '@markwell/shared/answers/every-answer-kind';
import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import { questionPartsSchema } from '@markwell/shared/answers/question-parts';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { describe, expect, it, test } from 'vitest';
import type { ContentQuestion, TypedAnswer } from '../content-types.ts';
import { allFamilies } from './all-families.ts';
import { writeQuestion } from './assemble-question.ts';
import { difficultiesOf, type Draft } from './family.ts';
import { typedAnswer, type TypedSetting } from './typed-answer.ts';

const setting: TypedSetting = { isCalculated: false, isUnitAsked: false, isMathematics: true };
const calculated = { ...setting, isCalculated: true };
const typed = (draft: Partial<Draft>, how = setting) =>
  typedAnswer({ answer: '', explanation: '', mistakes: [], ...draft }, draft.mistakes ?? [['1', '']], how);

describe('the typed answer of a draft', () => {
  test.each<[string, Partial<Draft>, TypedSetting, Partial<TypedAnswer> | undefined]>([
    [
      'a whole number',
      { body: 'How many?', answer: '1,430' },
      calculated,
      { value: '1430', accept: { by: 'exact' } },
    ],
    [
      'a rounded one',
      { body: 'How long?', answer: '36.9' },
      calculated,
      { accept: { by: 'absolute', within: '5e-2' } },
    ],
    [
      'three figures',
      { body: 'How long?', answer: '1,430' },
      calculated,
      { accept: { by: 'absolute', within: '5e0' } },
    ],
    [
      'standard form',
      { body: 'How far?', answer: '2.10 × 10⁻⁸' },
      setting,
      { value: '2.10 × 10⁻⁸', accept: { by: 'absolute', within: '5e-11' } },
    ],
    [
      'figures that are asked for',
      { body: 'How far, to 3 significant figures?', answer: '4.70' },
      setting,
      { accept: { by: 'significantFigures', from: 2, to: 3 } },
    ],
    [
      'places',
      { body: 'What is x, to 2 decimal places?', answer: '4.70' },
      setting,
      { accept: { by: 'decimalPlaces', places: 2 } },
    ],
    ['money', { body: 'How much?', answer: '£3.50' }, setting, { value: '3.50', form: 'money' }],
    [
      'lowest terms',
      { body: 'What is it in its simplest form?', answer: '3/4' },
      setting,
      { value: '3/4', form: 'lowestTerms' },
    ],
    ['a formula', { body: 'What is it?', answer: '$1 \\frac{1}{12}$' }, setting, { value: '1 1/12' }],
    [
      'an expression',
      { body: 'Factorise x² − 1.', answer: '(x − 1)(x + 1)' },
      setting,
      { kind: 'expression', form: 'factorised' },
    ],
    [
      'an integral',
      { body: 'Find ∫ 2x dx.', answer: 'x² + c' },
      setting,
      { key: 'x²', isUpToConstant: true },
    ],
    [
      'a ratio',
      { body: 'What is the ratio in its simplest form?', answer: '2 : 3' },
      setting,
      { key: '2 : 3', form: 'simplified' },
    ],
    [
      'a time',
      { body: 'When does it arrive?', answer: '07:50' },
      setting,
      { kind: 'expression', reads: 'TIME' },
    ],
    ['words', { body: 'What is it?', answer: 'heat' }, setting, undefined],
    ['a question about its options', { body: 'Which of these is prime?', answer: '7' }, setting, undefined],
    [
      'a sum that could be typed as it stands',
      { body: 'What is the value of 6 + 5 × 6?', answer: '36' },
      setting,
      undefined,
    ],
    ['a draft that refuses it', { body: 'What is it?', answer: '7', typed: false }, setting, undefined],
  ])('of %s', (_what, draft, how, expected) => {
    const definition = typed(draft, how);
    if (expected) expect(definition).toMatchObject(expected);
    else expect(definition).toBeUndefined();
  });

  it('has the unit that the question names beside the field, and asks for others', () => {
    const named = typed({ body: 'What is the area, in cm², of it?', answer: '12' });
    expect(named).toMatchObject({ unit: { required: false, accepted: [{ unit: 'cm²' }] } });
    const draft: Partial<Draft> = {
      body: 'What is its charge?',
      answer: '0.0164 C',
      mistakes: [['1 C', '']],
    };
    expect(typed(draft)).toMatchObject({ unit: { required: false } });
    const asked = typed(draft, { ...setting, isUnitAsked: true });
    expect(asked && answerKindOf(asked).mark(asked, '16.4 mC', {}).verdict).toBe('RIGHT');
    expect(asked && answerKindOf(asked).mark(asked, '0.0164', {}).verdict).toBe('RIGHT_BUT');
  });

  it('has the known mistakes with what to say about them, and what its draft adds', () => {
    const mistakes = [
      ['9', 'adding.'],
      ['8', ''],
    ] as const;
    expect(
      typed({ body: 'What is it?', answer: '7', mistakes, typed: { shareIfNearly: 0.5 } }),
    ).toMatchObject({
      wrong: [{ value: '9', feedback: 'That comes from adding.' }],
      shareIfNearly: 0.5,
    });
  });
});

/** Faults of a question's typed answer: its right option is not right, a wrong one is, or a mistake has no feedback. */
function faultsOf(question: ContentQuestion): string[] {
  const { typed: definition, options, correctIndex } = question;
  if (!definition) return [];
  const kind = answerKindOf(definition);
  const answer = { kind: 'text', accepted: ['chosen'] };
  const part = { label: 'a', stem: '', marks: 1, answer, typed: definition, hints: [], steps: [] };
  const { error } = questionPartsSchema.safeParse({ parts: [part] });
  const verdictOf = (text: string) => kind.mark(definition, text, {}).verdict;
  const texts = options.map((option) => ('text' in option ? plainText(option.text) : ''));
  const known = definition.wrong.map(
    (each) => ['value' in each ? each.value : each.answer, each.feedback] as const,
  );
  const feedback = new Set(known.map(([, each]) => each));
  const silent = known.filter(([text]) => {
    const marking = kind.mark(definition, text, {});
    return (
      marking.verdict === 'RIGHT' || (marking.verdict === 'WRONG' && !feedback.has(marking.feedback ?? ''))
    );
  });
  return [
    ...(error?.issues.map(({ message }) => message) ?? []),
    ...texts.filter((text, index) => (verdictOf(text) === 'RIGHT') !== (index === correctIndex)),
    ...silent.map(([text]) => `no feedback: ${text}`),
  ];
}

test('typed answers of families mark their printed options', () => {
  const questions = allFamilies.flatMap((topic) =>
    topic.families.flatMap((family) =>
      difficultiesOf(family).map((difficulty) =>
        writeQuestion(topic, family, difficulty, 50_001).withTypedAnswer(),
      ),
    ),
  );
  const faults = questions.flatMap((question) =>
    faultsOf(question).map((fault) => `${question.sourceId}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('most families have one at some difficulty', () => {
  const families = allFamilies.flatMap((topic) =>
    topic.families.map((family) =>
      difficultiesOf(family).some(
        (difficulty) => writeQuestion(topic, family, difficulty, 50_001).withTypedAnswer().typed,
      ),
    ),
  );
  expect(families.filter(Boolean).length).toBeGreaterThanOrEqual(320);
});

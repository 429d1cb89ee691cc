import { expect, test } from 'vitest';
import { acceptableAnswers, acceptingParts } from './accept-too.ts';
import { haveSameKeys } from './part-keys.ts';
import { markQuestion } from './mark-question.ts';
import { orderOf } from './order/order.ts';
import { buildPart, buildQuestionParts, textOrPicture } from './testing/build-part.ts';

const partsOf = (answer: object, more: object = {}) =>
  buildQuestionParts(buildPart('a', { kind: 'number', value: '1' }), buildPart('b', answer, more)).parts;
const given = (kind: string, answer: unknown, label: 'b' | 'c' = 'b') => ({
  label,
  response: { kind, answer },
});
const words = (accepted: string[], more: object = {}) => ({ kind: 'text', accepted, ...more });
const cloze = {
  kind: 'gaps',
  text: '[[1]] and [[2]]',
  gaps: [
    { id: '1', answer: words(['sugar']) },
    { id: '2', answer: { kind: 'number', value: '20' } },
  ],
};
const mistake = (value: string) => [{ value, feedback: 'Hm.' }];
const cm = { required: true, accepted: [{ unit: 'cm' }, { unit: 'm' }] };

// With answers that are right afterwards too, and others that are still wrong.
test.each([
  ['a number', { kind: 'number', value: '3' }, '7/2', ['3.5', '3½', '3'], ['3.51', '4']],
  [
    'a value without leeway',
    { kind: 'number', value: '3', accept: { by: 'absolute', within: '0.5' } },
    '4',
    ['4.0', '3.4'],
    ['4.1'],
  ],
  [
    'a number with a unit',
    { kind: 'number', value: '3', unit: cm },
    '25 cm',
    ['0.25 m', '3 cm'],
    ['25', '25 mm'],
  ],
  ['a number without the unit', { kind: 'number', value: '3', unit: cm }, '3', ['3', '3.0'], ['4', '3 kg']],
  [
    'a number whose unit stands beside it',
    { kind: 'number', value: '3', unit: { ...cm, required: false } },
    '25',
    ['25 cm', '0.25 m'],
    ['25 m'],
  ],
  [
    'a fraction in another form',
    { kind: 'number', value: '1/2', form: 'lowestTerms' },
    '2/4',
    ['2/4'],
    ['3/6', '0.5'],
  ],
  ['a known mistake', { kind: 'number', value: '3', wrong: mistake('7') }, '7', ['7'], ['8']],
  [
    'a mistake of a rounded number',
    { kind: 'number', value: '3.2', accept: { by: 'decimalPlaces', places: 1 }, wrong: mistake('3.3') },
    '3.3',
    ['3.3'],
    ['3.4', '3.30'],
  ],
  ['an expression', { kind: 'expression', key: 'x+1' }, '2x', ['x+x', '2X', 'y=2x'], ['3x', '2y']],
  [
    'a factorised expression',
    { kind: 'expression', key: '(x+1)(x-1)', form: 'factorised' },
    'x²-1',
    ['x^2 - 1'],
    ['-1+x²'],
  ],
  [
    'an integral without its constant',
    { kind: 'expression', key: 'x²', isUpToConstant: true },
    'x²',
    ['x^2', 'x²+k'],
    ['x²+1', 'x'],
  ],
  [
    'a known mistake in another order',
    { kind: 'expression', key: 'x-1', wrong: [{ answer: 'x+1', feedback: 'Hm.' }] },
    '1+x',
    ['x+1'],
    ['x+2'],
  ],
  ['what cannot be compared', { kind: 'expression', key: '9' }, '9^9^9^9', ['9^9^9^9'], ['9^9^9']],
  [
    'a time',
    { kind: 'expression', key: '14:30', reads: 'TIME', wrong: [{ answer: '02:30', feedback: 'Hm.' }] },
    '2.30am',
    ['02:30'],
    ['02:31'],
  ],
  [
    'a word',
    words(['cation'], { rivals: ['anion'], wrong: [{ answer: 'ion', feedback: 'Hm.' }] }),
    'Anion',
    ['an anion', 'cation'],
    ['ion'],
  ],
  [
    'the one wrong gap',
    cloze,
    { 1: 'glucose', 2: '20' },
    [
      { 1: 'sugar', 2: '20' },
      { 1: 'Glucose', 2: '20' },
    ],
    [{ 1: 'glucose', 2: '21' }],
  ],
])('%s is accepted too', (_name, definition, answer, right, wrong) => {
  const before = partsOf(definition);
  const { kind } = definition;
  const after = acceptingParts(before, given(kind, answer)) ?? [];
  const verdicts = (answers: readonly unknown[]) =>
    answers.map((each) => [
      each,
      markQuestion({ parts: after }, { b: { kind, answer: each } }).parts[1]?.verdict,
    ]);
  expect(verdicts([answer, ...right])).toEqual([answer, ...right].map((each) => [each, 'RIGHT']));
  expect(verdicts(wrong).filter(([, verdict]) => verdict === 'RIGHT')).toEqual([]);
  expect(haveSameKeys(before, after)).toBe(false);
  expect(haveSameKeys(after, buildQuestionParts(...after).parts)).toBe(true);
  expect(acceptingParts(after, given(kind, answer))).toBeNull();
});

test('of several wrong gaps, each can be accepted alone', () => {
  const parts = partsOf(cloze);
  const acceptable = (answer: unknown) => acceptableAnswers(parts, given('gaps', answer));
  const [salt, other] = acceptable({ 1: 'salt', 2: '21' });
  expect(salt).toEqual({ answer: { 1: 'salt', 2: '20' }, text: '1: salt' });
  expect(other).toEqual({ answer: { 1: 'sugar', 2: '21' }, text: '2: 21' });
  const after = acceptingParts(parts, given('gaps', salt?.answer)) ?? [];
  const verdictOf = (answer: object) =>
    markQuestion({ parts: after }, { b: { kind: 'gaps', answer } }).parts[1]?.verdict;
  expect(verdictOf({ 1: 'salt', 2: '20' })).toBe('RIGHT');
  expect(verdictOf({ 1: 'salt', 2: '21' })).toBe('PARTLY');
  expect(acceptable({ 1: 'salt' })).toEqual([salt]);
  expect(acceptable({ 1: 'sugar', 2: '2,1', 3: 'salt' })).toEqual([]);
  expect(acceptableAnswers(parts, { ...given('number', '7'), label: 'a' })).toEqual([
    { answer: '7', text: '7' },
  ]);
});

test('the definition that is typed instead of a choice accepts it', () => {
  const parts = partsOf(textOrPicture, { typed: { kind: 'number', value: '4' } });
  expect(acceptingParts(parts, given('number', '5'))?.[1]).toMatchObject({
    answer: textOrPicture,
    typed: { alsoAccepted: ['5'] },
  });
  expect(acceptingParts(parts, given('choice', 'A'))).toBeNull();
});

test.each([
  ['a part that does not exist', { kind: 'number', value: '3' }, given('number', '4', 'c')],
  ['another kind', { kind: 'number', value: '3' }, given('text', 'four')],
  ['what is right', { kind: 'number', value: '3' }, given('number', '6/2')],
  ['an empty answer', { kind: 'number', value: '3' }, given('number', ' ')],
  ['what cannot be read', { kind: 'number', value: '3' }, given('number', '3,5')],
  ['words for mathematics', { kind: 'expression', key: 'x' }, given('expression', 'answer')],
  ['what is too long', words(['yes']), given('text', 'word '.repeat(100))],
  [
    'more than a list holds',
    words(Array.from({ length: 20 }, (_, index) => `w${index}`)),
    given('text', 'no'),
  ],
  ['two wrong gaps', cloze, given('gaps', { 1: 'salt', 2: '21' })],
  ['a gap that does not exist', cloze, given('gaps', { 1: 'sugar', 2: '20', 3: 'salt' })],
  ['a gap beside an empty one', cloze, given('gaps', { 1: 'salt' })],
  ['an order', orderOf([{ text: 'a' }, { text: 'b' }, { text: 'c' }]), given('order', ['2', '1', '3'])],
])('%s is not accepted', (_name, definition, answer) => {
  expect(acceptingParts(partsOf(definition), answer)).toBeNull();
});

test.each([
  [
    { kind: 'number', value: '3', alsoAccepted: ['3,5'] },
    'We cannot read 3,5. Write decimals with a point, not with a comma',
  ],
  [
    { kind: 'number', value: '3', alsoAccepted: ['4'], wrong: mistake('4') },
    '4 is listed as a mistake, but would be marked right.',
  ],
  [
    { kind: 'expression', key: 'x', alsoAccepted: ['x+'] },
    'We cannot read x+. Something is missing at the end.',
  ],
])('an author cannot list it: %j', (definition, message) => {
  expect(() => partsOf(definition)).toThrow(message);
});

test('another way to write a key that is listed changes no key', () => {
  const number = (...alsoAccepted: string[]) => partsOf({ kind: 'number', value: '3', alsoAccepted });
  const expression = (...alsoAccepted: string[]) => partsOf({ kind: 'expression', key: 'x', alsoAccepted });
  expect(haveSameKeys(number('7/2'), number('3.5', '6/2'))).toBe(true);
  expect(haveSameKeys(number('7/2'), number('3.5', '4'))).toBe(false);
  expect(haveSameKeys(expression('2x'), expression('x+x'))).toBe(true);
  expect(haveSameKeys(expression('2x'), expression('2x', '3x'))).toBe(false);
});

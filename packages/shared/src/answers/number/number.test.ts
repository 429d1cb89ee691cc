import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { number } from './number.ts';

/** Throws what the schema says of a wrong definition. */
const define = (fields: object) => number.definition.parse({ kind: 'number', ...fields });

const problemOf = (fields: object): string | undefined =>
  number.definition.safeParse({ kind: 'number', ...fields }).error?.issues[0]?.message;

const figures = (from: number, to: number) => ({ by: 'significantFigures', from, to });
const places = (count: number) => ({ by: 'decimalPlaces', places: count });
const unit = (required: boolean, ...accepted: string[]) => ({
  required,
  accepted: accepted.map((each) => ({ unit: each })),
});

describe('an error carried forward', () => {
  const definition = define({ value: '24', carriedForward: '2a+b', unit: unit(false, 'cm') });

  test('a right method on a wrong earlier number earns its marks, and says so', () => {
    expect(number.mark(definition, '23 cm', { a: '10 cm', b: '3' })).toEqual({
      share: 1,
      verdict: 'RIGHT',
      feedback: 'This follows from your earlier answer, so it earns its marks.',
    });
    expect(number.mark(definition, '24', { a: '10', b: '3' }).verdict).toBe('RIGHT');
    expect(number.mark(definition, '25', { a: '10', b: '3' }).verdict).toBe('WRONG');
  });

  test('an earlier answer that is missing, unreadable or the name of something else carries nothing', () => {
    for (const earlier of [{}, { a: '10' }, { a: '', b: '3' }, { a: 'ten', b: '3' }, { constructor: '1' }])
      expect(number.mark(definition, '23', earlier).verdict).toBe('WRONG');
  });

  test('the definition says which earlier parts it uses', () => {
    expect(number.refersTo?.(definition)).toEqual(['a', 'b']);
    expect(number.refersTo?.(define({ value: '1' }))).toEqual([]);
  });
});

test('what was read is read again as the same number, because later parts use it', () => {
  const definition = define({ value: '1', unit: unit(true, 'cm') });
  for (const text of [
    '2½',
    '-5/2',
    '4.5×10^-5',
    '−2.5 cm',
    '2√3',
    '0.1̇8̇',
    '-5/-2',
    '1,234 m',
    '20 °C',
    '9.81 m/s²',
    '3π cm²',
    '5√2 m s⁻¹',
    '.5',
  ])
    expect(number.tally(definition, number.toText(definition, text))).toBe(number.tally(definition, text));
});

test.each([
  [{ value: '4.5', form: 'money', unit: unit(false, '£') }, '£4.50'],
  [{ value: '4.5', unit: unit(true, '$') }, '$4.5'],
  [{ value: '-4', unit: unit(false, '€') }, '-€4'],
  [{ value: '4', unit: unit(true, 'p') }, '4 p'],
])('a model answer has its currency in front, once: %j', (fields, model) => {
  const definition = define(fields);
  expect(number.examples(definition, {})[0]).toEqual({ response: model, verdict: 'RIGHT' });
});

test('a model answer keeps the zeros in front that an author wrote', () => {
  const modelOf = (fields: object) => {
    const definition = define(fields);
    const [key] = number.examples(definition, {});
    return [key && number.toText(definition, key.response), key?.verdict];
  };
  expect(modelOf({ value: '082', unit: unit(false, '°') })).toEqual(['082°', 'RIGHT']);
  expect(modelOf({ value: '064.5', accept: { by: 'absolute', within: '0.5' } })).toEqual(['064.5', 'RIGHT']);
  expect(modelOf({ value: '0.50' })).toEqual(['0.5', 'RIGHT']);
});

test('a key that does not follow from the earlier keys shows in the examples', () => {
  const definition = define({ value: '24', carriedForward: '2a' });
  const differing = (a: string) =>
    number
      .examples(definition, { a })
      .filter(({ response, verdict }) => number.mark(definition, response, { a }).verdict !== verdict);
  expect(differing('12')).toEqual([]);
  expect(differing('10').map(({ response }) => response)).toEqual(['20']);
});

describe('a definition is refused', () => {
  test.each([
    [{ value: 'x' }, 'We cannot read x as a number.'],
    [{ value: '1/0' }, 'We cannot read 1/0 as a number.'],
    [{ value: '1', accept: figures(3, 2) }, 'The range of figures is the wrong way round.'],
    [
      { value: '1', unit: unit(true, 'wobble') },
      'Each unit must be known, and be convertible to the first one or have a factor.',
    ],
    [
      { value: '1', unit: unit(true, 'cm', 'kg') },
      'Each unit must be known, and be convertible to the first one or have a factor.',
    ],
    [{ value: '1', carriedForward: '2+3' }, '2+3 uses no earlier part.'],
    [
      { value: '1/3', form: 'money' },
      'The key itself would not be marked right: £0.33. 0.33 is rounded. The question asks for the exact value.',
    ],
    [
      { value: '2.5', form: 'lowestTerms', accept: places(1) },
      'The key itself would not be marked right: 5/2. The value is right, but write it as a decimal with 1 decimal place.',
    ],
    [
      { value: '2', wrong: [{ value: '4/2', feedback: 'No' }] },
      '4/2 is listed as a mistake, but would be marked right.',
    ],
  ])('%j: %s', (fields, message) => {
    expect(problemOf(fields)).toBe(message);
  });
});

test('what is shown has nothing of the key', () => {
  const definition = define({
    value: '12',
    unit: unit(true, 'cm', 'mm'),
    wrong: [{ value: '13', feedback: 'Hm' }],
  });
  expect(number.show(definition)).toEqual({ kind: 'number', form: 'any', unit: 'ASKED' });
  expect(number.show(define({ value: '12', unit: unit(false, 'cm') }))).toEqual({
    kind: 'number',
    form: 'any',
    unit: 'SHOWN',
    unitText: 'cm',
  });
});

test('what was read is shown before it is marked', () => {
  const shown = number.show(define({ value: '12', unit: unit(true, 'cm') }));
  expect(number.read(shown, '2½ m s⁻¹')).toEqual({
    status: 'READ',
    text: '2 1/2 m s⁻¹',
    latex: '2\\tfrac{1}{2}\\,\\mathrm{m}\\,\\mathrm{s}^{-1}',
  });
  expect(number.toSpeech(number.show(define({ value: '1' })), '5/2')).toBe('5 halves');
});

test('equal answers have one text for statistics', () => {
  const tally = (fields: object, ...texts: string[]) =>
    new Set(texts.map((text) => number.tally(define(fields), text))).size;
  expect(tally({ value: '3' }, '5/2', '2.5', '2 1/2', ' 2.50')).toBe(1);
  expect(tally({ value: '3', form: 'lowestTerms' }, '5/2', '2.5', '10/4')).toBe(3);
  expect(tally({ value: '3', unit: unit(true, 'cm') }, '3 cm', '3cm', '3 CM', '3 mm', '3')).toBe(3);
});

test('keys are the same whatever way they are written', () => {
  expect(number.sameKey(define({ value: '5/2' }), define({ value: '2.5' }))).toBe(true);
  expect(number.sameKey(define({ value: '5/2' }), define({ value: '2.5', form: 'lowestTerms' }))).toBe(false);
});

test('the first example is the key, and every example has the verdict that it says', () => {
  for (const fields of [
    { value: '5/2' },
    { value: '7/3', form: 'mixed' },
    { value: '0.00045', form: 'standardForm' },
    { value: '2√3' },
    { value: '1234', accept: figures(2, 3), unit: unit(true, 'kg') },
    { value: '3.5', form: 'money' },
  ]) {
    const definition = define(fields);
    const examples = number.examples(definition, {});
    expect(examples[0]?.verdict).toBe('RIGHT');
    expect(examples.some(({ verdict }) => verdict === 'WRONG')).toBe(true);
    for (const { response, verdict } of examples)
      expect(number.mark(definition, response, {}).verdict).toBe(verdict);
  }
});

test('the examples of a root or π are as a pupil would round them', () => {
  const examples = number.examples(define({ value: '3π', unit: unit(true, 'cm') }), {});
  expect(examples.map(({ response, verdict }) => `${response}: ${verdict}`)).toEqual([
    '3π cm: RIGHT',
    '3π: RIGHT_BUT',
    '9.42: RIGHT_BUT',
    '9.42 cm: RIGHT_BUT',
    '10.4 cm: WRONG',
    '-9.42 cm: WRONG',
    '3,5: UNREADABLE',
    ': EMPTY',
  ]);
});

test('any fraction is right in any of its forms, and one more is wrong', () => {
  const amounts = fc.tuple(
    fc.integer({ min: -500, max: 500 }),
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 1, max: 9 }),
  );
  fc.assert(
    fc.property(amounts, ([above, below, factor]) => {
      const definition = define({ value: `${above}/${below}` });
      const verdict = (text: string) => number.mark(definition, text, {}).verdict;
      expect(verdict(`${above * factor}/${below * factor}`)).toBe('RIGHT');
      expect(verdict(`${above + below}/${below}`)).toBe('WRONG');
    }),
  );
});

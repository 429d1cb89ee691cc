import { describe, expect, test } from 'vitest';
import { number } from './number.ts';

/** Throws what the schema says of a wrong definition. */
const define = (fields: object) => number.definition.parse({ kind: 'number', ...fields });

const figures = (from: number, to: number) => ({ by: 'significantFigures', from, to });
const places = (count: number) => ({ by: 'decimalPlaces', places: count });
const unit = (required: boolean, ...accepted: string[]) => ({
  required,
  accepted: accepted.map((each) => ({ unit: each })),
});

/** A definition with answers that have each verdict, separated by semicolons. */
const cases: readonly (readonly [name: string, fields: object, answers: Readonly<Record<string, string>>])[] =
  [
    [
      'an exact value',
      { value: '5/2' },
      {
        RIGHT:
          '2.5; 5/2; 2 1/2; 2½; 10/4; x = 2.5; 5÷2; 25e-1; 2.50; +2.5; √6.25; ２.５; \u200f2.5; 1+1.5; (2.5); £2.50; 02.5',
        WRONG: '−2.5; 25; 2.4999; 2/5; 2.5e1; 1/2',
        UNREADABLE:
          '2,5; 1/0; two; 2.5 cm; 2.5.1; 2..5; 3 apples; x; 2.5x; 😀; <script>; constructor; 5/; ٢.5',
        EMPTY: ' ; \u200b',
      },
    ],
    [
      'a third',
      { value: '1/3' },
      { RIGHT: '1/3; 2/6; 0.3̇; ⅓', RIGHT_BUT: '0.33; 0.333333', WRONG: '0.3; 0.34; 3' },
    ],
    ['nothing', { value: '0' }, { RIGHT: '0; -0; 0.0; 0/5', WRONG: '1', UNREADABLE: '0/0' }],
    [
      'a sum of decimals',
      { value: '0.3' },
      { RIGHT: '0.3; .3; 0.1+0.2; 3/10; 30%', WRONG: '0.30000000000000004; 0.31; 30' },
    ],
    [
      'a root',
      { value: '2√3' },
      { RIGHT: '√12; 2√3; 6/√3; 2*sqrt(3)', RIGHT_BUT: '3.46; 3.464; 3.5', WRONG: '√6; 3.6; 4√3' },
    ],
    [
      'a multiple of π',
      { value: '3π' },
      { RIGHT: '3π; 3pi; 3 × π; π*3', RIGHT_BUT: '9.42; 9.4248', WRONG: '9.43; 3' },
    ],
    [
      'a multiple of π or a root with its unit',
      { value: '3π', unit: unit(true, 'cm', 'mm') },
      {
        RIGHT: '3π cm; 3πcm; 3 pi cm; 30π mm; 3 × π cm; (3π) cm; 6π/2 cm; √9π centimetres',
        RIGHT_BUT: '3π; 0.03π m; 3π cm²; 9.42 cm',
        WRONG: '4π cm; 3 cm; 3√2 cm',
        UNREADABLE: '3π wobbles; 3πx; x√2 cm; 3 cm + π cm; π/0 cm',
      },
    ],
    [
      'a root with a compound unit',
      { value: '5√2', unit: unit(true, 'm s^-1') },
      { RIGHT: '5√2 m/s; 5√2m s⁻¹; √50 m s^-1; 10/√2 metres per second; 5(2^0.5) m/s', RIGHT_BUT: '5√2 m' },
    ],
    [
      'a percentage',
      { value: '25', unit: unit(false, '%') },
      { RIGHT: '25; 25%; 25 per cent', WRONG: '0.25; 26%' },
    ],
    [
      'a large number',
      { value: '1234567' },
      { RIGHT: '1,234,567; 1 234 567; 1234567', WRONG: '1,234,568', UNREADABLE: '12,34,567' },
    ],
    [
      'within a distance',
      { value: '10', accept: { by: 'absolute', within: '0.5' } },
      { RIGHT: '9.5; 10.5; 10; 21/2', WRONG: '9.49; 10.51' },
    ],
    [
      'within a percentage',
      { value: '-200', accept: { by: 'percent', within: '5' } },
      { RIGHT: '-190; -210', WRONG: '-189; 200' },
    ],
    [
      'decimal places',
      { value: '2/3', accept: places(2) },
      { RIGHT: '0.67; .67; 6.7×10^-1', RIGHT_BUT: '0.7; 0.667; 0.666; 2/3', WRONG: '0.66; 0.68; 0.6' },
    ],
    [
      'decimal places that end in 0',
      { value: '3.1', accept: places(2) },
      { RIGHT: '3.10', RIGHT_BUT: '3.1; 3.100', WRONG: '3.11' },
    ],
    [
      'significant figures, kindly',
      { value: '1234', accept: figures(2, 3) },
      {
        RIGHT: '1200; 1230; 1.2e3; 1.23×10³; 1,230',
        RIGHT_BUT: '1234; 1000; 1.234e3; 1230.0',
        WRONG: '1220; 1300; 120',
      },
    ],
    [
      'halves are rounded up',
      { value: '0.04985', accept: figures(3, 3) },
      { RIGHT: '0.0499; 4.99e-2', WRONG: '0.0498' },
    ],
    [
      'negative halves are rounded down',
      { value: '-2.5', accept: places(0) },
      { RIGHT: '-3', WRONG: '-2', RIGHT_BUT: '-2.5' },
    ],
    [
      'lowest terms',
      { value: '2.5', form: 'lowestTerms' },
      { RIGHT: '5/2; 2 1/2; 2½', RIGHT_BUT: '2.5; 10/4; 2 2/4; 5/2.0', WRONG: '2/5' },
    ],
    [
      'a mixed number',
      { value: '7/3', form: 'mixed' },
      { RIGHT: '2 1/3; 2⅓', RIGHT_BUT: '7/3; 2 2/6; 1 4/3; 2.33', WRONG: '2 1/4; 2.34' },
    ],
    [
      'standard form',
      { value: '0.00045', form: 'standardForm' },
      {
        RIGHT: '4.5×10^-4; 4.5 x 10^(-4); 4.5*10**-4; 4.5e-4; 4.5 × 10⁻⁴; 4.5 X 10^-4; 4.50×10^-4',
        RIGHT_BUT: '45×10^-5; 0.00045; 0.45×10^-3',
        WRONG: '4.5×10^4; 4.5',
        UNREADABLE: '4.5×10-4',
      },
    ],
    [
      'money',
      { value: '3.5', form: 'money' },
      {
        RIGHT: '£3.50; 3.50; 350p; 350 pence; £ 3.50',
        RIGHT_BUT: '£3.5; 3.5; 7/2',
        WRONG: '£3.05; 3.50p; £350',
        UNREADABLE: '3,50; £; 3.50 kg',
      },
    ],
    [
      'whole pounds',
      { value: '12', form: 'money' },
      { RIGHT: '£12; £12.00; 12', WRONG: '12p', RIGHT_BUT: '£12.0' },
    ],
    [
      'a unit that is asked for',
      { value: '12', unit: unit(true, 'cm', 'mm') },
      {
        RIGHT: '12 cm; 12cm; 120 mm; 12 CM; 12 centimetres; 12.0 cm',
        RIGHT_BUT: '12; 0.12 m; 12 kg; 12 cm²; 12 mm',
        WRONG: '13 cm; 120 cm; 13',
        UNREADABLE: '12 wobbles; 12 c/m^; cm',
      },
    ],
    [
      'a unit beside the field',
      { value: '20', unit: unit(false, '°C') },
      { RIGHT: '20; 20°C; 20 degrees C; 20 ° C; 20 Celsius', RIGHT_BUT: '20 K', WRONG: '21' },
    ],
    [
      'a compound unit',
      { value: '9.81', accept: figures(3, 3), unit: unit(true, 'm s^-2') },
      {
        RIGHT:
          '9.81 m/s²; 9.81 ms⁻²; 9.81 m s^-2; 9.81 m/s/s; 9.81ms^-2; 9.81 metres per second squared; 9.81 N/kg; 9.81 m.s^-2',
        RIGHT_BUT: '9.81; 9.81 m/s; 9.8 m/s²',
        WRONG: '9.80 m/s²',
      },
    ],
    [
      'an energy for each mole',
      { value: '-286', unit: unit(true, 'kJ mol^-1') },
      {
        RIGHT: '-286 kJ mol⁻¹; −286kJ/mol; -286 kJmol^-1; -286 kj/mol',
        RIGHT_BUT: '-286 kJ; -286; -286000 J/mol',
        WRONG: '286 kJ mol⁻¹',
      },
    ],
    [
      'a volume',
      { value: '250', unit: unit(true, 'cm^3', 'ml') },
      { RIGHT: '250 cm³; 250 cm3; 250 ml; 250mL; 250 cubic centimetres', RIGHT_BUT: '0.25 litres; 250 cm²' },
    ],
    [
      'a factor of its own',
      {
        value: '2',
        unit: { required: true, accepted: [{ unit: 'h' }, { unit: 'min', factor: '0.016666666666666666' }] },
      },
      { RIGHT: '2 hours; 2h; 2 hrs' },
    ],
  ];

describe('a number is marked', () => {
  test.each(cases)('%s', (_, fields, answers) => {
    const definition = define(fields);
    const expected = Object.entries(answers).flatMap(([verdict, texts]) =>
      texts.split(/; ?/u).map((text) => [text, verdict]),
    );
    const found = expected.map(([text = '']) => [text, number.mark(definition, text, {}).verdict]);
    expect(found).toEqual(expected);
  });

  test('with what is to be changed', () => {
    const feedback = (fields: object, text: string) => number.mark(define(fields), text, {}).feedback;
    expect(feedback({ value: '2.5', form: 'lowestTerms' }, '2.5')).toBe(
      'We read 2.5 as a decimal, but the question asks for a fraction.',
    );
    expect(feedback({ value: '1/3' }, '0.33')).toBe(
      '0.33 is rounded. The question asks for the exact value.',
    );
    expect(feedback({ value: '2/3', accept: places(2) }, '0.667')).toBe(
      'That is right, but it has too many figures: give 2 decimal places.',
    );
    expect(feedback({ value: '12', unit: unit(true, 'cm') }, '0.12 m')).toBe(
      'That is right, but the question asks for cm.',
    );
    expect(feedback({ value: '12' }, '12 cm')).toBe('Write only the number, without cm.');
    expect(feedback({ value: '1' }, '1/0')).toBe('You divided by 0, which has no value.');
  });

  test('a right value in a wrong form earns the share that the author gives it', () => {
    expect(
      number.mark(define({ value: '1/2', form: 'lowestTerms', shareIfNearly: 0.5 }), '2/4', {}),
    ).toMatchObject({
      verdict: 'RIGHT_BUT',
      share: 0.5,
    });
  });

  test('a known mistake has its feedback, in whatever form it is written', () => {
    const definition = define({
      value: '5/6',
      wrong: [{ value: '2/5', feedback: 'You added the denominators.' }],
    });
    for (const text of ['2/5', '0.4', '4/10'])
      expect(number.mark(definition, text, {})).toEqual({
        share: 0,
        verdict: 'WRONG',
        feedback: 'You added the denominators.',
      });
  });
});

import { describe, expect, test } from 'vitest';
import { expression } from './expression.ts';

const define = (fields: object) => expression.definition.parse({ kind: 'expression', ...fields });

const problemOf = (fields: object): string | undefined =>
  expression.definition.safeParse({ kind: 'expression', ...fields }).error?.issues[0]?.message;

/** A definition with answers that have each verdict, separated by semicolons. */
const cases: readonly (readonly [name: string, fields: object, answers: Readonly<Record<string, string>>])[] =
  [
    [
      'an expression',
      { key: '2x+1' },
      {
        RIGHT: '2x+1; 1+2x; 2(x+½); y = 2x+1; 2X+1; x+x+1; (4x+2)/2; 2×x+1; 2·x + 1; 2𝑥+1',
        WRONG: '2x-1; 2n+1; 2x; x=1; 2x+1=0; 2x+1.0000001; 2x,1',
        UNREADABLE: '2x+1/0; 2x+; x2+1; £2x; <script>; 9^(9^9; \u202e😀',
        UNDECIDED: '9^9^9^9',
        EMPTY: ' ',
      },
    ],
    ['a number alone', { key: '3' }, { RIGHT: '3; x = 3; 6/2; √9; y=3', WRONG: 'x = 4; 3x' }],
    [
      'a factorised form',
      { key: '(x-1)(x+1)', form: 'factorised' },
      { RIGHT: '(x+1)(x-1); -(1-x)(x+1)', RIGHT_BUT: 'x²-1', WRONG: '(x-1)²; (y-1)(y+1)' },
    ],
    ['an expanded form', { key: 'x²+2x', form: 'expanded' }, { RIGHT: '2x+x²', RIGHT_BUT: 'x(x+2); x²+x+x' }],
    [
      'a simplified form',
      { key: '3x/2', form: 'simplified' },
      { RIGHT: '3x/2; (3x)/2; 3/2x; 1.5x', RIGHT_BUT: '6x/4; x+x/2; x*3/2*1' },
    ],
    [
      'a surd',
      { key: '2√3', form: 'surd' },
      { RIGHT: '2√3; 2*sqrt(3)', RIGHT_BUT: '√12; 6/√3; 3.46', WRONG: '3.47; √6' },
    ],
    [
      'a completed square',
      { key: '(x+1)²+2', form: 'completedSquare' },
      { RIGHT: '(x+1)²+2; 2+(1+x)²', RIGHT_BUT: 'x²+2x+3' },
    ],
    [
      'a single fraction',
      { key: '(2x+1)/(x(x+1))', form: 'singleFraction' },
      { RIGHT: '(2x+1)/(x²+x)', RIGHT_BUT: '1/x+1/(x+1)' },
    ],
    [
      'solutions',
      { key: 'x = 2 or x = -3' },
      {
        RIGHT: 'x=-3 or x=2; 2,-3; x=2, -3; 2 or −3; x=2 and x=-3; 2=x or x=-3; x = 4/2, x = -3',
        RIGHT_BUT: 'x²+x-6=0; (x-2)(x+3)=0',
        WRONG: 'x=2; 2; x=2 or x=3; x=2, 3, -3; y=2 or y=-3',
      },
    ],
    ['a solution with ±', { key: 'x = ±√5' }, { RIGHT: '±√5; x=√5 or x=-√5; √5, -√5', WRONG: '√5; ±5' }],
    [
      'one solution',
      { key: 'x=3' },
      { RIGHT: '3; x=3; 3=x; X = 3', RIGHT_BUT: '2x=6; x-3=0', WRONG: 'x=4; y=3; x>3' },
    ],
    ['two unknowns', { key: 'x=2, y=3' }, { RIGHT: 'x=2 and y=3; y=3, x=2', WRONG: 'x=3,y=2; 2,3; x=2' }],
    [
      'an equation of a line',
      { key: 'y=2x+3' },
      { RIGHT: 'y=2x+3; y-2x=3; 2y=4x+6; 2x-y+3=0', WRONG: 'y=2x; y=3x+2' },
    ],
    [
      'the subject of a formula',
      {
        key: 'r = √(A/π)',
        form: 'subject',
        variables: [
          { name: 'r', above: 0 },
          { name: 'A', above: 0 },
        ],
      },
      { RIGHT: 'r=√(A/π); r = √A/√π', WRONG: 'r=A/π' },
    ],
    [
      'a formula that is not solved',
      { key: 'x = (y-3)/2', form: 'subject' },
      { RIGHT: 'x=½y-3/2', RIGHT_BUT: 'y=2x+3; 2x=y-3' },
    ],
    [
      'an inequality',
      { key: '-3 < x <= 5' },
      { RIGHT: '−3<x≤5; x>-3 and x<=5; 5≥x>-3; -6<2x<=10', WRONG: 'x<=5; -3<=x<=5; 4' },
    ],
    [
      'an inequality with two parts',
      { key: 'x<-2 or x>2' },
      { RIGHT: 'x²>4; |x|>2; x>2 or x<-2', WRONG: '-2<x<2; x>2 and x<-2' },
    ],
    [
      'coordinates',
      { key: '(2,-1)' },
      { RIGHT: '(2, −1); 2,-1; (4/2,-1); (2;-1)', WRONG: '(-1,2); 2; (2,-1,0)', UNREADABLE: '(2,-1' },
    ],
    ['large coordinates', { key: '(1,200)' }, { RIGHT: '(1,200); (1, 200)', WRONG: '1200; (1200,0)' }],
    ['a ratio', { key: '3:4' }, { RIGHT: '6:8; 3 : 4; 1.5:2; 3∶4', WRONG: '4:3; 3:4:1; 0.75; 3/4' }],
    [
      'a ratio in its simplest form',
      { key: '3:4', form: 'simplified' },
      { RIGHT: '3:4', RIGHT_BUT: '6:8; 1.5:2' },
    ],
    [
      'an integral',
      { key: 'x³/3', isUpToConstant: true },
      {
        RIGHT: 'x³/3+c; (x³+c)/3; ⅓x³+C; y=x^3/3+k',
        RIGHT_BUT: 'x³/3; x³/3+1',
        WRONG: 'x³/3+c²; x³+c; x³/3+c+k; x²',
      },
    ],
    [
      'a time',
      { key: '14:30', reads: 'TIME' },
      {
        RIGHT: '14:30; 2.30 pm; 1430; 2:30pm; 02:30 p.m.; 14.30',
        WRONG: '2:30; 14:31; 2:30 am',
        UNREADABLE: 'half past two; 25:00; 14:60; 7; 13:00 pm',
      },
    ],
    [
      'midnight',
      { key: '00:00', reads: 'TIME' },
      { RIGHT: '12 am; 24:00; 0000; 12.00am', WRONG: '12:00; 12 pm' },
    ],
    [
      'a sine squared',
      { key: 'cos(x)^2' },
      { RIGHT: 'cos²x; 1-sin²x; (cos x)^2; (1+cos2x)/2', WRONG: 'cos(x²); cos x^2' },
    ],
    ['an angle', { key: 'π/3' }, { RIGHT: '60°; pi/3; ⅓π', RIGHT_BUT: '1.047; 1.05', WRONG: '60; 1.04; 1' }],
    [
      'angles in degrees',
      { key: 'sin 30', angles: 'DEGREES' },
      { RIGHT: 'sin 30; sin 30°; 1/2; 0.5; cos 60', WRONG: 'sin(π/6); 0.52' },
    ],
    [
      'an angle from its tangent',
      { key: 'arctan 1', angles: 'DEGREES' },
      { RIGHT: '45; tan^-1(1)', WRONG: 'π/4' },
    ],
    ['angles in radians', { key: 'sin(π/6)' }, { RIGHT: '½; sin 30°', WRONG: 'sin 30' }],
    ['a letter in two cases that is not in the key', { key: '2x' }, { RIGHT: '2X; X+x' }],
    [
      'a derivative with its name',
      { key: '3x²-2x' },
      {
        RIGHT: "dy/dx = 3x²-2x; y' = 3x²-2x; f(x)=3x²-2x; f’(x) = 3x²-2x; X(3x-2)",
        WRONG: 'dx = 3x²-2x; dy/dx = 3x²; y=3',
      },
    ],
    ['words', { key: 'x > 4' }, { UNREADABLE: 'x is greater than 4; more than four', WRONG: '4; y>4' }],
    ['letters of both cases', { key: 'A+a' }, { RIGHT: 'a+A', WRONG: '2a; 2A' }],
    ['a domain', { key: '√(x²)', variables: [{ name: 'x', above: 0 }] }, { RIGHT: 'x; |x|', WRONG: '-x' }],
    ['no domain', { key: '√(x²)' }, { RIGHT: '|x|', WRONG: 'x; -x' }],
  ];

describe('mathematics is marked', () => {
  test.each(cases)('%s', (_, fields, answers) => {
    const definition = define(fields);
    const separator = JSON.stringify(fields).includes('(2,-1)') ? /; /u : /; ?/u;
    const expected = Object.entries(answers).flatMap(([verdict, texts]) =>
      texts.split(separator).map((text) => [text, verdict]),
    );
    const found = expected.map(([text = '']) => [text, expression.mark(definition, text, {}).verdict]);
    expect(found).toEqual(expected);
  });

  test.each([
    [{ key: '(x-1)(x+1)', form: 'factorised' }, 'x²-1', 'That is equal, but it can be factorised further.'],
    [{ key: 'x=3' }, '2x=6', 'That is true, but the question asks you to solve it: x = …'],
    [{ key: 'x²', isUpToConstant: true }, 'x²', 'Add a constant: an integral without limits ends in + c.'],
    [{ key: '2x' }, '2y', 'Your answer uses y. The question uses x.'],
    [{ key: '2x' }, '1/0', 'You divided by 0, which has no value.'],
    [{ key: '9' }, '9^9^9^9', 'We could not tell whether your answer is equal to the right one.'],
    [{ key: '2x+1', wrong: [{ answer: '2x-1', feedback: 'Check the sign.' }] }, '-1+2x', 'Check the sign.'],
    [
      { key: 'x³/3', isUpToConstant: true, wrong: [{ answer: '2x', feedback: 'Do not differentiate.' }] },
      '2x + c',
      'Do not differentiate.',
    ],
    [{ key: 'π/3' }, '1.05', 'That is rounded. The question asks for the exact value.'],
    [
      { key: '14:30', reads: 'TIME', wrong: [{ answer: '02:30', feedback: 'In the afternoon.' }] },
      '2:30am',
      'In the afternoon.',
    ],
  ])('%j: %s: %s', (fields, text, feedback) => {
    expect(expression.mark(define(fields), text, {}).feedback).toBe(feedback);
  });
});

describe('a definition is refused', () => {
  test.each([
    [{ key: '2x+' }, 'The key itself would not be marked right: 2x+. Something is missing at the end.'],
    [{ key: '1/0' }, 'The key itself would not be marked right: 1/0. You divided by 0, which has no value.'],
    [
      { key: 'x²-1', form: 'factorised' },
      'The key itself would not be marked right: x²-1. That is equal, but it can be factorised further.',
    ],
    [
      { key: '2x', wrong: [{ answer: 'x+x', feedback: 'No' }] },
      'x+x is listed as a mistake, but would be marked right.',
    ],
    [
      { key: '2x', wrong: [{ answer: 'x+', feedback: 'No' }] },
      'We cannot read x+. Something is missing at the end.',
    ],
    [
      { key: 'noon', reads: 'TIME' },
      'The key itself would not be marked right: noon. Write a time such as 14:30 or 2.30 pm.',
    ],
    [
      { key: 'ln(-x²-1)' },
      'The key itself would not be marked right: ln(-x²-1). We could not tell whether your answer is equal to the right one.',
    ],
  ])('%j: %s', (fields, message) => {
    expect(problemOf(fields)).toBe(message);
  });
});

test('what is shown has nothing of the key', () => {
  const definition = define({ key: '(2,-1)', wrong: [{ answer: '(3,-1)', feedback: 'Hm' }] });
  expect(expression.show(definition)).toEqual({
    kind: 'expression',
    reads: 'MATHEMATICS',
    areCommasSeparators: true,
  });
});

test('what was read is shown before it is marked, and said', () => {
  const definition = define({ key: 'x' });
  const shown = expression.show(definition);
  expect(expression.read(shown, '2 1/2')).toEqual({ status: 'READ', text: '2 1/2', latex: '2\\tfrac{1}{2}' });
  expect(expression.read(shown, 'x≤3')).toEqual({ status: 'READ', text: 'x ≤ 3', latex: 'x\\leq 3' });
  expect(expression.toSpeech(expression.show(definition), 'x²/2')).toBe(
    'the fraction x squared, over, 2, end fraction',
  );
  expect(expression.toText(definition, '(x')).toBe('(x');
});

test('equal answers have one text for statistics', () => {
  const tally = (fields: object, ...texts: string[]) =>
    new Set(texts.map((text) => expression.tally(define(fields), text))).size;
  expect(tally({ key: '3x' }, '2x+1', '1+2x', 'x+x+1')).toBe(1);
  expect(tally({ key: 'x=2 or x=3' }, '2,3', 'x=3, x=2', '3 or 2')).toBe(1);
  expect(tally({ key: '(x+1)(x-1)', form: 'factorised' }, 'x²-1', '(x+1)(x-1)')).toBe(2);
  expect(tally({ key: '14:30', reads: 'TIME' }, '2.30pm', '14:30')).toBe(1);
});

test('keys are the same whatever way they are written', () => {
  expect(expression.sameKey(define({ key: '2x+1' }), define({ key: '1+2x' }))).toBe(true);
  expect(expression.sameKey(define({ key: '2x+1' }), define({ key: '2x-1' }))).toBe(false);
  expect(expression.sameKey(define({ key: '2x+1' }), define({ key: '2x+1', form: 'simplified' }))).toBe(
    false,
  );
});

test('the first example is the key, and every example has the verdict that it says', () => {
  for (const fields of [
    { key: '2x+1' },
    { key: 'x³/3', isUpToConstant: true },
    { key: 'x = 2 or x = -3' },
    { key: '(2,-1)' },
    { key: '14:30', reads: 'TIME' },
    { key: '(x+1)(x-1)', form: 'factorised', wrong: [{ answer: '(x-1)²', feedback: 'No' }] },
  ]) {
    const definition = define(fields);
    const examples = expression.examples(definition, {});
    expect(examples[0]?.verdict).toBe('RIGHT');
    for (const { response, verdict } of examples)
      expect(expression.mark(definition, response, {}).verdict).toBe(verdict);
  }
});

test('an author sees how an integral without its constant is marked', () => {
  const examples = expression.examples(define({ key: 'x³/3', isUpToConstant: true }), {});
  expect(examples).toContainEqual({ response: 'x³/3', verdict: 'RIGHT_BUT' });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareStatements } from './compare-statements.ts';
import { statementText } from './expression-text.ts';
import type { Expression } from './expression-tree.ts';
import { parseAnswer } from './parse.ts';
import { DivisionByZero } from './rational-function.ts';
import type { Domains } from './sample-points.ts';

function statementOf(text: string, areCommasSeparators = false) {
  const parsed = parseAnswer(text, areCommasSeparators);
  if (parsed.status !== 'READ') throw new Error(`${text} is not read`);
  return parsed.statement;
}

const compare = (a: string, b: string, domains: Domains = {}) =>
  compareStatements(statementOf(a), statementOf(b), domains);

describe('equal answers', () => {
  test.each([
    ['0.1+0.2', '0.3'],
    ['-0', '0'],
    ['1/3', '2/6'],
    ['0.3̇', '1/3'],
    ['2 1/2', '5/2'],
    ['√12', '2√3'],
    ['6/√3', '2√3'],
    ['1/(1+√2)', '√2-1'],
    ['√8+√2', '3√2'],
    ['8^(1/3)', '2'],
    ['(-8)^(1/3)', '-2'],
    ['4^(3/2)', '8'],
    ['60°', 'π/3'],
    ['sin 30°', '1/2'],
    ['x/x', '1'],
    ['20%', '0.2'],
    ['5!', '120'],
    ['e^(2ln3)', '9'],
    ['ln(e^x)', 'x'],
    ['(x+1)(x-2)', 'x²-x-2'],
    ['3:4', '6:8'],
    ['1/2 : 3/4', '2:3'],
    ['2:4:6', '1:2:3'],
    ['x = ±2', 'x = 2 or x = -2'],
    ['y=2x+1', '2y-4x-2=0'],
    ['x<3', '3>x'],
    ['-x>-3', 'x<3'],
    ['-1<=x<=1', 'x²<=1'],
    ['x<-2 or x>2', '|x|>2'],
    ['x²-2>0', 'x>√2 or x<-√2'],
    ['(1/2, 0.25)', '(0.5, 1/4)'],
    ['100^(5√3)', '100^√75'],
    ['9^9^9', '9^9^9'],
  ])('%s and %s', (a, b) => {
    expect(compare(a, b)).not.toBe('DIFFERENT');
  });

  test('none of these is left undecided, except a number with more than 2048 digits and a root of two terms', () => {
    expect(compare('x²-2>0', 'x>√2 or x<-√2')).toBe('UNDECIDED');
    expect(compare('9^9^9', '9^9^9')).toBe('UNDECIDED');
    expect(compare('x<-2 or x>2', '|x|>2')).toBe('EQUAL');
    expect(compare('6/√3', '2√3')).toBe('EQUAL');
  });
});

describe('different answers', () => {
  test.each([
    ['0.33', '1/3'],
    ['3.14', 'π'],
    ['2.718281828', 'e'],
    ['x', '√(x²)'],
    ['cos(x)^2', 'cos(x^2)'],
    ['sin 30', 'sin 30°'],
    ['(x+1)²', 'x²+1'],
    ['3:4', '4:3'],
    ['3:4', '3:4:5'],
    ['(2,-1)', '(-1,2)'],
    ['x=3', '3'],
    ['x=2', 'x=2 or x=3'],
    ['x<3', 'x<=3'],
    ['x<3', 'x>3'],
    ['x²<1', 'x<1'],
    ['x⁴-5x²+6<0', '2<x²<4'],
    ['y=x', 'y=x+10^-30'],
    ['x+10^-12', 'x'],
    ['X', 'x'],
    ['e^40+1', 'e^40'],
    ['sin(x)+10^20', '10^20+sin(x)+1'],
  ])('%s and %s', (a, b) => {
    expect(compareStatements(statementOf(a, true), statementOf(b, true))).toBe('DIFFERENT');
  });
});

test('a domain decides what is equal', () => {
  expect(compare('x', '√(x²)', { x: { above: 0 } })).toBe('EQUAL');
  expect(compare('√((x-3)(x-5))', '√(x-3)√(x-5)')).toBe('UNDECIDED');
  expect(compare('√((x-3)(x-5))', '√(x-3)√(x-5)', { x: { above: 5 } })).toBe('EQUAL');
  expect(compare('cos(2πn)', '1', { n: { isWhole: true } })).toBe('EQUAL');
  expect(compare('cos(2πn)', '1')).toBe('DIFFERENT');
  expect(compare('arcsin(sin x)', 'x', { x: { above: -1.5, below: 1.5 } })).toBe('EQUAL');
});

test('division by 0 is an error of its own', () => {
  expect(() => compare('1/0', '1')).toThrow(DivisionByZero);
  expect(() => compare('1/(x-x)', '1')).toThrow(DivisionByZero);
});

const variable = fc.constantFrom<Expression>(
  { kind: 'variable', name: 'x' },
  { kind: 'variable', name: 'y' },
);
const number = fc.integer({ min: 1, max: 9 }).map((value): Expression => ({
  kind: 'number',
  value: { numerator: BigInt(value), denominator: 1n },
  text: String(value),
}));
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    variable,
    number,
    fc.record({ kind: fc.constant('negative' as const), of: tie('expression') }),
    fc.record({
      kind: fc.constant('binary' as const),
      operator: fc.constantFrom('+' as const, '-' as const, '*' as const),
      left: tie('expression'),
      right: tie('expression'),
    }),
    fc.record({
      kind: fc.constant('call' as const),
      name: fc.constantFrom('sin' as const, 'exp' as const),
      of: tie('expression'),
    }),
  ),
}));

const asStatement = (of: Expression) => ({ kind: 'expression' as const, expression: of });
const binary = (operator: '+' | '*' | '-', left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
});

describe('for any expressions', () => {
  test('the laws of sums and products are never different', () => {
    fc.assert(
      fc.property(expression, expression, expression, (a, b, c) => {
        const pairs = [
          [binary('+', a, b), binary('+', b, a)],
          [binary('*', a, b), binary('*', b, a)],
          [binary('*', a, binary('+', b, c)), binary('+', binary('*', a, b), binary('*', a, c))],
          [binary('-', binary('+', a, b), b), a],
        ] as const;
        for (const [left, right] of pairs)
          expect(compareStatements(asStatement(left), asStatement(right))).not.toBe('DIFFERENT');
      }),
    );
  });

  test('one more is never equal', () => {
    const one: Expression = { kind: 'number', value: { numerator: 1n, denominator: 1n }, text: '1' };
    fc.assert(
      fc.property(expression, (a) => {
        expect(compareStatements(asStatement(a), asStatement(binary('+', a, one)))).not.toBe('EQUAL');
      }),
    );
  });

  test('what is written is read as the same', () => {
    fc.assert(
      fc.property(expression, (a) => {
        const text = statementText(asStatement(a));
        fc.pre(text.length <= 200);
        expect(compareStatements(statementOf(text), asStatement(a))).not.toBe('DIFFERENT');
      }),
    );
  });
});

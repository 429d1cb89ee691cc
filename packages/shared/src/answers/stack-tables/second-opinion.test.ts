import * as kas from '@khanacademy/kas';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compareStatements } from '../mathematics/compare-statements.ts';
import type { Expression, Statement } from '../mathematics/expression-tree.ts';
import { parseAnswer } from '../mathematics/parse.ts';
import { equivalenceRows } from './equivalence-rows.ts';

/** What we use of Khan Academy's comparison. The types of the package lack a file. */
const opinion = kas as unknown as {
  parse: (text: string) => { parsed: boolean; expr: unknown };
  compare: (a: unknown, b: unknown, options: { form: boolean; simplify: boolean }) => { equal: boolean };
};

const roundedPoints = 'KAS takes numbers for equal that differ in the thirteenth figure.';
const positiveOnly = 'KAS tries positive numbers only.';
const undefinedPoints = 'KAS tries points where a value does not exist, or is too large or small to compare.';
const inequalitiesAsWritten = 'KAS compares inequalities up to a factor only.';
const productsOfEquations = 'KAS divides by a letter that may be 0.';
const equationsByPoints = 'KAS compares the two sides at points, and not up to a constant.';

/** Rows of STACK's table that KAS judges otherwise. In each, STACK agrees with us. */
const disagreements: Readonly<Record<string, string>> = {
  '0.333333333333333 ~ 1/3': roundedPoints,
  '2^((1/5.1)t) ~ 2^(0.196078431373t)': roundedPoints,
  'x ~ √(x^2)': positiveOnly,
  '(a^b)^c ~ a^(bc)': positiveOnly,
  '|x| ~ √(x²)': 'KAS has the square root of x² as x.',
  'x-1 ~ (x²-1)/(x+1)': undefinedPoints,
  '√(k/m)√(m/k) ~ 1': undefinedPoints,
  'log(x^(1/n)) ~ log(x)/n': undefinedPoints,
  '1/(1+exp(-2x)) ~ tanh(x)/2+1/2': 'KAS has no hyperbolic functions.',
  '√(2x√(x²+1)+2x²+1)-√(x²+1)-x ~ 0': 'KAS loses its figures in the difference.',
  'ax=ay ~ x=y': productsOfEquations,
  '2=3 ~ 1=4': equationsByPoints,
  '(x-√a)(x+√a)=0 ~ x²=a': equationsByPoints,
  '(y-√(1-x²))(y+√(1-x²))=0 ~ x²+y²=1': equationsByPoints,
  '(y-√((1-x)(1+x)))(y+√((1-x)(1+x)))=0 ~ x²+y²=1': equationsByPoints,
  '|x|=|y| ~ (x-y)(x+y)=0': equationsByPoints,
  'x^4>=0 ~ x²>=0': inequalitiesAsWritten,
  'x^4>=16 ~ x²>=4': inequalitiesAsWritten,
  'x²<=9 ~ |x|<=3': inequalitiesAsWritten,
  'x^6<1 ~ |x|<1': inequalitiesAsWritten,
};

/** In KAS's syntax, with every bracket: it reads cos(x)^2 as the cosine of x². Null for what it does not have. */
function kasText(expression: Expression): string | null {
  switch (expression.kind) {
    case 'number':
      return `(${String(expression.value.numerator)}/${String(expression.value.denominator)})`;
    case 'constant':
      return expression.name === 'π' ? 'pi' : 'e';
    case 'variable':
      return expression.name;
    case 'negative': {
      const inner = kasText(expression.of);
      return inner && `(-1*${inner})`;
    }
    case 'postfix':
      return null;
    case 'binary': {
      const [left, right] = [kasText(expression.left), kasText(expression.right)];
      return expression.operator === '±' || !left || !right
        ? null
        : `(${left}${expression.operator}${right})`;
    }
    case 'call': {
      const inner = kasText(expression.of);
      if (expression.base || expression.name.startsWith('ar')) return null;
      if (expression.name === 'exp') return inner && `(e^${inner})`;
      return inner && `(${expression.name === 'cosec' ? 'csc' : expression.name}(${inner}))`;
    }
  }
}

function kasStatement(statement: Statement): unknown {
  const isRelation = statement.kind === 'relation' && statement.sign !== '!=';
  const sides =
    statement.kind === 'expression'
      ? [statement.expression]
      : isRelation
        ? [statement.left, statement.right]
        : [];
  const texts = sides.map(kasText);
  if (texts.length === 0 || texts.includes(null)) return null;
  const parsed = opinion.parse(texts.join(isRelation ? statement.sign : ''));
  return parsed.parsed ? parsed.expr : null;
}

/** KAS draws its points: here, the same ones for each pair. */
let randomState = 1;

/** Whether KAS takes both for equal; null if it cannot read one of them. */
function kasEquality(a: Statement, b: Statement): boolean | null {
  const [left, right] = [kasStatement(a), kasStatement(b)];
  if (left === null || right === null) return null;
  randomState = 1;
  return opinion.compare(left, right, { form: false, simplify: false }).equal;
}

function statementOf(text: string): Statement {
  const parsed = parseAnswer(text);
  if (parsed.status !== 'READ') throw new Error(`${text} is not read`);
  return parsed.statement;
}

describe('KAS as a second opinion', () => {
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      randomState = (randomState * 16_807) % 2_147_483_647;
      return randomState / 2_147_483_647;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  test('on the rows of STACK’s table that it can read, each disagreement is explained', () => {
    const judged = equivalenceRows.flatMap(([answer, key]) => {
      const [a, b] = [statementOf(answer), statementOf(key)];
      const theirs = kasEquality(a, b);
      return theirs === null ? [] : [{ row: `${answer} ~ ${key}`, ours: compareStatements(a, b), theirs }];
    });
    expect(judged.length).toBeGreaterThan(120);
    const differing = judged.filter(
      ({ ours, theirs }) => ours !== 'UNDECIDED' && (ours === 'EQUAL') !== theirs,
    );
    expect(differing.map(({ row }) => row).sort()).toEqual(Object.keys(disagreements).sort());
  });

  const number = fc.integer({ min: 1, max: 9 }).map((value): Expression => ({
    kind: 'number',
    value: { numerator: BigInt(value), denominator: 1n },
    text: String(value),
  }));
  const letter = fc.constantFrom('x', 'y').map((name): Expression => ({ kind: 'variable', name }));
  const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 2 },
      letter,
      number,
      fc.record({
        kind: fc.constant('binary' as const),
        operator: fc.constantFrom('+' as const, '-' as const, '*' as const),
        left: tie('expression'),
        right: tie('expression'),
      }),
      fc.record({
        kind: fc.constant('call' as const),
        name: fc.constantFrom('sin' as const, 'cos' as const),
        of: letter,
      }),
    ),
  }));
  const asStatement = (of: Expression): Statement => ({ kind: 'expression', expression: of });

  test('on any two expressions it agrees', () => {
    fc.assert(
      fc.property(expression, expression, (a, b) => {
        const [left, right] = [asStatement(a), asStatement(b)];
        const ours = compareStatements(left, right);
        fc.pre(ours !== 'UNDECIDED');
        expect(kasEquality(left, right)).toBe(ours === 'EQUAL');
      }),
    );
  });

  test('on an expression multiplied out in two ways it agrees', () => {
    const product = (left: Expression, right: Expression): Expression => ({
      kind: 'binary',
      operator: '*',
      left,
      right,
    });
    const sum = (left: Expression, right: Expression): Expression => ({
      kind: 'binary',
      operator: '+',
      left,
      right,
    });
    fc.assert(
      fc.property(expression, expression, expression, (a, b, c) => {
        const [left, right] = [
          asStatement(product(a, sum(b, c))),
          asStatement(sum(product(c, a), product(a, b))),
        ];
        expect(compareStatements(left, right)).toBe('EQUAL');
        expect(kasEquality(left, right)).toBe(true);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { expressionText, statementText, statementTex } from './expression-text.ts';
import type { Statement } from './expression-tree.ts';
import { parseAnswer } from './parse.ts';

const read = (text: string): Statement => {
  const parsed = parseAnswer(text);
  if (parsed.status !== 'READ') throw new Error(`${text} is not read`);
  return parsed.statement;
};

const hintFor = (text: string) => {
  const parsed = parseAnswer(text);
  return parsed.status === 'UNREADABLE' ? parsed.hint : parsed.status;
};

describe('what is typed is read as', () => {
  test.each([
    ['x²+3x−1', 'x^2 + 3*x - 1'],
    ['2 1/2', '2 1/2'],
    ['2½', '2 1/2'],
    ['½x', '1/2*x'],
    ['x^½', 'x^(1/2)'],
    ['1/2x', '1/2*x'],
    ['2x(3)', '2*x*3'],
    ['√12', 'sqrt(12)'],
    ['2√3x', '2*sqrt(3)*x'],
    ['∛27', 'cbrt(27)'],
    ['3×4÷2', '3*4/2'],
    ['3·4', '3*4'],
    ['10^−3', '10^(-3)'],
    ['x⁻¹', 'x^(-1)'],
    ['x**2', 'x^2'],
    ['-2^2', '-2^2'],
    ['(-2)^2', '(-2)^2'],
    ['2^3^2', '2^(3^2)'],
    ['sin 2x', 'sin(2*x)'],
    ['sin x cos x', 'sin(x)*cos(x)'],
    ['xsinx', 'x*sin(x)'],
    ['sin²x', 'sin(x)^2'],
    ['cos(x)^2', 'cos(x)^2'],
    ['cos x^2', 'cos(x^2)'],
    ['sin^-1(1/2)', 'arcsin(1/2)'],
    ['sin⁻¹ x', 'arcsin(x)'],
    ['log_2 8', 'log_2(8)'],
    ['log₂8', 'log_2(8)'],
    ['log2(8)', 'log_2(8)'],
    ['log 100', 'log(100)'],
    ['2|x|+|y|', '2*abs(x) + abs(y)'],
    ['5.1e-2', '5.1e-2'],
    ['2e^x', '2*e^x'],
    ['1,000x', '1000*x'],
    ['1 234 567', '1234567'],
    ['３＋４', '3 + 4'],
    ['\u200f3\u200e+4', '3 + 4'],
    ['2\u00a0x', '2*x'],
    ['[x+1]{x-1}', '(x + 1)*(x - 1)'],
    ['πr²', 'π*r^2'],
    ['pi r^2', 'π*r^2'],
    ['2theta', '2*θ'],
    ['v_1+v₂', 'v_1 + v_2'],
    ['x = ±2', 'x = ±2'],
    ['-b±√c', '-b ± sqrt(c)'],
    ['−3<x≤5', '-3 < x <= 5'],
    ['x≥2 or x<−1', 'x >= 2 or x < -1'],
    ['x=2, y=3', 'x = 2 and y = 3'],
    ['(2, −1)', '(2, -1)'],
    ['3 : 4', '3 : 4'],
    ['5!', '5!'],
    ['20%', '20%'],
    ['sin 30°', 'sin(30°)'],
    ['cost', 'cos(t)'],
    ['a-(b-c)', 'a - (b - c)'],
    ['a/(bc)', 'a/(b*c)'],
  ])('%s: %s', (text, expected) => {
    expect(statementText(read(text)).replaceAll('\u0307', '')).toBe(expected);
  });

  test('a recurring decimal is exact', () => {
    const statement = read('0.1̇8̇');
    expect(statement.kind === 'expression' && statement.expression).toMatchObject({
      value: { numerator: 2n, denominator: 11n },
    });
  });

  test('what was read is read again as the same', () => {
    for (const text of [
      '-(1-x)(x+1)',
      'a-(b-c)/d',
      '2^-x',
      '(a^b)^c',
      '-(2x)^2',
      'a/b/c',
      'a/(b/c)',
      '(-x)!',
    ]) {
      const statement = read(text);
      expect(statementText(read(statementText(statement)))).toBe(statementText(statement));
    }
  });

  test.each([
    ['(x+1)/2', '\\frac{x+1}{2}'],
    ['2 1/2', '2\\tfrac{1}{2}'],
    ['sin²x', '\\sin^{2}\\left(x\\right)'],
    ['2*3', '2\\times 3'],
    ['-3<x<=5', '-3<x\\leq 5'],
    ['√(x+1)', '\\sqrt{x+1}'],
    ['5e-2', '5\\times 10^{-2}'],
    ['cosec x', '\\operatorname{cosec}\\left(x\\right)'],
  ])('%s in TeX: %s', (text, expected) => {
    expect(statementTex(read(text))).toBe(expected);
  });
});

describe('what cannot be read says why', () => {
  test.each([
    ['', 'EMPTY'],
    [' \u200b ', 'EMPTY'],
    ['3,5', 'Write decimals with a point, not with a comma: 3.5, not 3,5.'],
    ['x1', 'Write x^2 for a power and 2x for a product: we are not sure what x1 means.'],
    ['£3.50', 'Leave out the money sign here, and write only the mathematics.'],
    ['2 3', 'There is no sign between 2 and 3.'],
    ['(x', 'A bracket is not closed: ) is missing.'],
    ['x)', 'There is a closing bracket without an opening one.'],
    ['×3', 'We did not expect * there.'],
    ['3+', 'Something is missing at the end.'],
    ['0.333...', 'Write a recurring decimal as a fraction, such as 1/3.'],
    ['1.2.3', 'A number can have only one decimal point.'],
    ['3 1/0', 'A fraction cannot have 0 at the bottom.'],
    ['😀', 'We cannot read the character 😀 in an answer.'],
    ['1e999999999', 'That power of ten is too large for us to read.'],
    ['('.repeat(100) + ')'.repeat(100), 'There are too many brackets and powers within each other.'],
    ['x'.repeat(201), 'That is too long. An answer has at most 200 characters.'],
  ])('%s: %s', (text, hint) => {
    expect(hintFor(text)).toBe(hint);
  });
});

test('a tree is written with the brackets that it needs', () => {
  const sum = read('a+b');
  if (sum.kind !== 'expression') throw new Error('a sum is read');
  expect(expressionText({ kind: 'binary', operator: '^', left: sum.expression, right: sum.expression })).toBe(
    '(a + b)^(a + b)',
  );
});

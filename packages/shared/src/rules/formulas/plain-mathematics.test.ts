import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainFormula, plainText } from './plain-mathematics.ts';

describe('a formula as plain text', () => {
  it.each([
    ['\\frac{1}{2}', '1/2'],
    ['1\\frac{3}{4}', '1 3/4'],
    ['\\frac{x + 1}{2x}', '(x + 1)/(2x)'],
    ['\\dfrac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}', '(−b ± √(b² − 4ac))/(2a)'],
    ['3\\sqrt{2}', '3√2'],
    ['\\sqrt[3]{8}', '∛8'],
    ['\\sqrt[n]{8}', 'ⁿ√8'],
    ['x^{10} + x^{-1}', 'x¹⁰ + x⁻¹'],
    ['e^{2x}', 'e^(2x)'],
    ['2e^x', '2e^x'],
    ['e^{x + 1}', 'e^(x + 1)'],
    ['u_1 + u_{n}', 'u₁ + u_n'],
    ['30^\\circ', '30°'],
    ['\\sin x + 2\\cos 30', 'sin x + 2cos 30'],
    ['3\\times10^4', '3 × 10⁴'],
    ['\\left( x \\le 2\\pi \\right)', '( x ≤ 2π)'],
    ['5\\text{ cm}', '5 cm'],
    ["f'(x)", 'f′(x)'],
    ['\\unknown{a}', 'unknowna'],
    ['\\frac12', '1/2'],
    ['\\frac{1}{', '1/()'],
    ['\\$5', '$5'],
    ['\\begin{aligned} x &= 2 \\\\ y &= 3 \\end{aligned}', 'x = 2 y = 3'],
    ['\\begin{array}{cc} 1 & 2 \\end{array}', '1 2'],
  ])('%s is %s', (tex, plain) => {
    expect(plainFormula(tex)).toBe(plain);
  });

  it('is the source when the nesting is too deep', () => {
    const deep = '{'.repeat(1000) + 'x';
    expect(plainFormula(deep)).toBe(deep);
  });
});

test('the text around formulas stays unchanged', () => {
  expect(plainText('Simplify $\\sqrt{12}$ for $5 or less.')).toBe('Simplify √12 for $5 or less.');
  expect(plainText('No formula')).toBe('No formula');
  expect(plainText('So $$x^2$$, \\[y_1\\] or \\(\\frac{1}{2}\\) for $5.')).toBe('So x², y₁ or 1/2 for $5.');
});

test('any source becomes some text', () => {
  const anything = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('\\frac', '\\sqrt', '[', ']', '{', '}', '^', '_', 'x', '\\', ' '))
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(anything, (tex) => {
      expect(typeof plainFormula(tex)).toBe('string');
    }),
  );
});

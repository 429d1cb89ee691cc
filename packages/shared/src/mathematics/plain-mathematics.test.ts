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
    ['\\frac12', '1/2'],
    ['\\$5', '$5'],
    ['\\begin{aligned} x &= 2 \\\\ y &= 3 \\end{aligned}', 'x = 2; y = 3'],
    ['\\begin{array}{cc} 1 & 2 \\end{array}', '1 2'],
    ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '( 1 2; 3 4 )'],
    ['0.\\dot{1}8\\dot{3}', '0.1\u030783\u0307'],
    ['\\overline{AB}', 'A\u0305B\u0305'],
    ['\\overrightarrow{PQ} = 2\\vec{a}', 'P\u20D7Q\u20D7 = 2a\u20D7'],
    ['\\underline{u}', 'u\u0332'],
    ['|t| = \\begin{cases} t & t > 0 \\\\ -t & t < 0 \\end{cases}', '|t| = { t t > 0; −t t < 0'],
    ['2 + \\square = \\blacksquare', '2 + □= ■'],
    ['\\frac{d^2y}{dx^2} = \\frac{a}{dx}', 'd²y/dx² = a/(dx)'],
    ["\\text{it's 50\\% - less}", "it's 50% - less"],
    ['\\binom{n}{r}', '(n choose r)'],
    ['a \\not= b \\pmod{5}', 'a ≠ b (mod 5)'],
    ['A \\xrightarrow{heat} B', 'A →(heat) B'],
    ['\\ce{H2SO4}', 'H₂SO₄'],
    ['\\ce{2H+ + SO4^2- -> H2SO4 (aq)}', '2H⁺ + SO₄²⁻ → H₂SO₄ (aq)'],
    ['\\ce{N2 + 3H2 <=>[Fe] 2NH3}', 'N₂ + 3H₂ ⇌(Fe) 2NH₃'],
    ['\\ce{CuSO4.5H2O}, \\ce{^{14}_{6}C}, \\ce{Ca(OH)2 v}', 'CuSO₄·5H₂O, ¹⁴₆C, Ca(OH)₂ ↓'],
    ['\\ce{X^{m}Y^{2-}}', 'X^(m)Y²⁻'],
    ['\\pu{1.2e3 kJ mol-1}, \\pu{9.8 m/s2}', '1.2 × 10³ kJ mol⁻¹, 9.8 m/s²'],
    ['\\pu{31 ^{\\circ} C}', '31 °C'],
  ])('%s is %s', (tex, plain) => {
    expect(plainFormula(tex)).toBe(plain);
  });

  it.each([
    '\\unknown{a}',
    '\\frac{1}{',
    'x^2^3',
    'x_',
    '{x',
    'x}',
    'a & b',
    '\\left(x',
    '\\begin{aligned} x \\end{array}',
    '\\begin{tabular}x\\end{tabular}',
    '{'.repeat(1000) + 'x' + '}'.repeat(1000),
  ])('%s has none', (tex) => {
    expect(plainFormula(tex)).toBeNull();
  });
});

test('the text around formulas stays unchanged', () => {
  expect(plainText('Simplify $\\sqrt{12}$ for $5 or less.')).toBe('Simplify √12 for $5 or less.');
  expect(plainText('Is $\\unknown{a}$ or \\(x^2^3\\) $y_1$?')).toBe('Is $\\unknown{a}$ or \\(x^2^3\\) y₁?');
  expect(plainText('No formula')).toBe('No formula');
  expect(plainText('So $$x^2$$, \\[y_1\\] or \\(\\frac{1}{2}\\) for $5.')).toBe('So x², y₁ or 1/2 for $5.');
});

test('any source becomes some text or none', () => {
  const anything = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('\\frac', '\\sqrt', '[', ']', '{', '}', '^', '_', 'x', '\\', ' '))
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(anything, (tex) => {
      expect(plainFormula(tex) ?? '').not.toMatch(/\\(?:frac|sqrt)/u);
    }),
  );
});

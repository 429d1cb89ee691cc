import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spoken, spokenFormula } from './spoken-mathematics.ts';

describe('a formula in words', () => {
  it.each([
    ['\\frac{1}{2}', '1 half'],
    ['\\frac{3}{4}', '3 quarters'],
    ['\\frac12', '1 half'],
    ['\\frac{7}{15}', '7 over 15'],
    ['1\\frac{3}{4}', '1 and 3 quarters'],
    ['\\frac{a}{b}', 'a over b'],
    ['\\frac{x + 1}{2x}', 'the fraction x plus 1, over, 2 x, end fraction'],
    ['\\frac{x + 1}{2} - 3', 'the fraction x plus 1, over, 2, end fraction, minus 3'],
    [
      'x = \\dfrac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
      'x equals the fraction minus b plus or minus the square root of b squared minus 4 a c, end root, over, 2 a, end fraction',
    ],
    ['3\\sqrt{2}', '3 the square root of 2'],
    ['\\textcolor{red}{x + 1}', 'x plus 1'],
    ['\\sqrt[3]{8}', 'the cube root of 8'],
    ['\\sqrt[n]{x+1}', 'the nth root of x plus 1, end root'],
    ['x^2 + y^3', 'x squared plus y cubed'],
    ['x^{10}', 'x to the power 10'],
    ['x^{-1}', 'x to the power minus 1'],
    ['x^-1', 'x to the power minus 1'],
    ['e^{2x} + 1', 'e to the power 2 x, end power, plus 1'],
    ['(x+2)(x-3)', 'open bracket x plus 2 close bracket open bracket x minus 3 close bracket'],
    ['u_1 + u_{n+1}', 'u sub 1 plus u sub n plus 1, end sub'],
    ['30^\\circ', '30 degrees'],
    ['\\sin x + 2\\cos 30', 'sine x plus 2 cosine 30'],
    ['3\\times10^4', '3 times 10 to the power 4'],
    ['1.25 \\div 0.5', '1.25 divided by 0.5'],
    ['-3 \\le x < 2\\pi', 'minus 3 is less than or equal to x is less than 2 pi'],
    ['5\\text{ cm}^2', '5 cm squared'],
    ['\\sum_{r=1}^{n} r^2', 'the sum from r equals 1 to n of r squared'],
    ['\\int_0^1 x\\,dx', 'the integral from 0 to 1 of x d x'],
    ['\\binom{n}{r}', 'n choose r'],
    ['\\vec{a} + \\overline{x}', 'vector a plus x bar'],
    ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', 'the matrix 1 2, 3 4'],
    ["f'(x)", 'f prime open bracket x close bracket'],
    ['a : b = 3 : 1', 'a to b equals 3 to 1'],
    ['\\left( x \\right)', 'open bracket x close bracket'],
    ['\\unknown{a}', 'unknown a'],
    ['x² + y³', 'x squared plus y cubed'],
    ['10⁻³', '10 to the power minus 3'],
    ['u₁', 'u 1'],
    ['\\frac{dy}{dx}', 'd y by d x'],
    ['\\frac{d^2y}{dx^2}', 'd squared y by d x squared'],
    ['\\frac{{\\partial}f}{{\\partial}x}', 'partial d f by partial d x'],
    ['\\left|x-1\\right| + 2', 'the modulus of x minus 1, end modulus, plus 2'],
    ['\\left\\|v\\right\\|', 'the norm of v, end norm'],
    ['20\\%', '20 per cent'],
    ['5~\\text{cm}', '5 cm'],
    ['\\$6', '$ 6'],
    ['9.8\\,\\mathrm{m/s^{2}}', '9.8 m per s squared'],
    ['20\\,\\mathrm{^{\\circ}C}', '20 degrees Celsius'],
    ['\\overrightarrow{AB}', 'vector A B'],
    ['\\ce{H2SO4}', 'H 2 SO 4'],
    ['\\ce{SO4^2- <=> x}', 'SO 4 2 minus in equilibrium with x'],
    ['\\pu{25 m/s}', '25 m per s'],
    ['^{14}_{6}\\text{C}', '14 sub 6 C'],
    ['A \\not= \\toString', 'A not equals toString'],
    ['\\frac{1}{', 'the fraction 1, over, end fraction'],
    ['', ''],
  ])('%s is "%s"', (tex, words) => {
    expect(spokenFormula(tex)).toBe(words);
  });

  it('that is nested too deeply is still read', () => {
    expect(spokenFormula(`${'{'.repeat(1000)}x`)).toContain('x');
  });
});

describe('a text in words', () => {
  it.each([
    ['What is $\\frac{1}{2}$ of £12.50?', 'What is 1 half of £12.50?'],
    ['It costs $5 and $7.', 'It costs $5 and $7.'],
    ['A jug holds 3/4 of a litre.', 'A jug holds 3 quarters of a litre.'],
    ['2 1/2 hours', '2 and 1 half hours'],
    ['On 1/4/2025 at 08:45', 'On 1/4/2025 at 08:45'],
    ['5 − 3 × 2 = −1', '5 minus 3 times 2 equals minus 1'],
    ['-5 and 7 - 2', 'minus 5 and 7 minus 2'],
    ['a well-known 11-year-old', 'a well-known 11-year-old'],
    ['x² + y³ = 2⁵', 'x squared plus y cubed equals 2 to the power 5'],
    ['10⁻³ m', '10 to the power minus 3 m'],
    ['12 cm²', '12 cm squared'],
    ['20 °C, 90°', '20 degrees Celsius, 90 degrees'],
    ['9.8 m/s² and 30 km/h', '9.8 m per s squared and 30 km per h'],
    ['H₂O, Na⁺ and SO₄²⁻', 'H 2 O, Na plus and S O 4 2 minus'.replace('S O', 'SO')],
    ['AP : PB = 3 : 1', 'AP to PB equals 3 to 1'],
    ['The ratio is 3:1.', 'The ratio is 3 to 1.'],
    ['The ___ is hot.', 'The blank is hot.'],
    ['√2 and 3√5', 'the square root of 2 and 3 the square root of 5'],
    ['2(x + 1)/(3y)', '2(x plus 1) over (3y)'],
    ['either/or', 'either/or'],
    ['¹⁴C and x¹⁴', '14 C and x to the power 14'],
    ['a $20%$ or $\\ang{45}$ of $\\dv{y}{x}$', 'a 20 per cent or 45 degrees of d y by d x'],
    ['If you have $1, what is $\\unknown{a}$?', 'If you have $1, what is $\\unknown{a}$?'],
    ['First.\nSecond.', 'First.\nSecond.'],
    ['x < 3', 'x is less than 3'],
  ])('%s', (text, words) => {
    expect(spoken(text)).toBe(words);
  });

  it('never has two spaces, a command or a sign of its own', () => {
    const anything = fc
      .array(
        fc.constantFrom(
          '\\frac',
          '\\sqrt',
          '[',
          ']',
          '{',
          '}',
          '^',
          '_',
          'x',
          '12',
          '\\',
          ' ',
          '$',
          '²',
          '/',
        ),
      )
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), anything), (text) => {
        expect(spoken(text)).not.toMatch(/ {2}|[²−×÷≤≥√]/u);
      }),
    );
    fc.assert(
      fc.property(anything, (tex) => {
        expect(spokenFormula(tex)).not.toMatch(/ {2}|\\frac|\\sqrt|[\^²−×÷≤≥√]/u);
      }),
    );
  });
});

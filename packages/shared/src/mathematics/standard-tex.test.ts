import { describe, expect, it } from 'vitest';
import { standardTex } from './standard-tex.ts';

describe('a formula in commands that every typesetter knows', () => {
  it.each([
    ['20% \\text{ of } 5\\%', '20\\% \\text{ of } 5\\%'],
    ['\\abs{x} + \\norm*{v}', '\\left|x\\right| + \\left\\|v\\right\\|'],
    ['\\abs{\\abs x - \\dv{y}{x}}', '\\left|\\left|x\\right| - \\frac{\\mathrm{d}y}{\\mathrm{d}x}\\right|'],
    ['\\dv{x}(x^2)', '\\frac{\\mathrm{d}}{\\mathrm{d}x}(x^2)'],
    ['\\dv[2]{y}{x}', '\\frac{\\mathrm{d}^{2}y}{\\mathrm{d}x^{2}}'],
    ['\\pdv{f}{x}', '\\frac{{\\partial}f}{{\\partial}x}'],
    ['\\cosech x', '\\operatorname{cosech} x'],
    ['\\mbox{50% off}', '\\text{50\\% off}'],
    ['\\vv{AB} \\bm a', '\\overrightarrow{AB} \\boldsymbol{a}'],
    ['45\\degree, 30^\\degree, 20^{\\degree}', '45^{\\circ}, 30^{\\circ}, 20^{\\circ}'],
    ['\\ang{45}, \\ang{1;2;3}', "45^{\\circ}, 1^{\\circ}2'3''"],
    ['\\num{1.2e-3}, \\num{12,000}', '1.2 \\times 10^{-3}, 12{,}000'],
    ['\\SI{340}{m/s}', '340\\,\\mathrm{m/s}'],
    ['\\SIrange{2}{7}{\\metre}', '2\\text{ to }7\\,\\mathrm{m}'],
    ['\\numrange{1}{2e3}', '1\\text{ to }2 \\times 10^{3}'],
    ['\\euro 5, 3\\permil', '€ 5, 3‰'],
    ['\\SI[mode=text]{9.8}{\\metre\\per\\second\\squared}', '9.8\\,\\mathrm{m}\\,\\mathrm{s}^{-2}'],
    ['\\qty{20}{\\celsius}', '20\\,\\mathrm{^{\\circ}C}'],
    ['\\qty{45}{\\degree}', '45^{\\circ}'],
    ['\\unit{\\kilo\\gram\\per\\cubic\\metre}', '\\mathrm{kg}\\,\\mathrm{m}^{-3}'],
    ['\\si{kg.m^{-3}}', '\\mathrm{kg\\,m^{-3}}'],
    ['\\si{\\metre\\tothe{4}}', '\\mathrm{m}^{4}'],
    ['\\begin{align*}x&=1\\label{a}\\end{align*}', '\\begin{aligned}x&=1\\end{aligned}'],
    ['\\begin{equation}x\\end{equation}', 'x'],
    ['\\begin{eqnarray}a&=&b\\end{eqnarray}', '\\begin{array}{rcl}a&=&b\\end{array}'],
    ['\\begin{gather}x\n\ny\\end{gather}', '\\begin{gathered}x\ny\\end{gathered}'],
    ['x\n\ny', '\\begin{gathered}x \\\\ y\\end{gathered}'],
    ['\\frac{1}{2}x^2 \\\\ y', '\\frac{1}{2}x^2 \\\\ y'],
  ])('%s', (tex, standard) => {
    expect(standardTex(tex)).toBe(standard);
  });

  it.each([
    '\\SI{5}{\\parrot}',
    '\\SIrange{1}{5}{\\parrot}',
    '\\abs',
    '\\abs{x',
    '\\dv{y}{',
    '\\qty(x)',
    '\\constructor{x}',
    '\\absolute{x}',
    '\\\\abs{x}',
  ])('%s stays as it is', (tex) => {
    expect(standardTex(tex)).toBe(tex);
  });

  it('that is nested very deeply is still written', () => {
    expect(standardTex('\\abs{'.repeat(200) + 'x' + '}'.repeat(200))).toContain('x');
  });
});

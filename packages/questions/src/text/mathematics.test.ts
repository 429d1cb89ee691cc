import { splitMathematics } from '@markwell/shared/mathematics/mathematics';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import katex from 'katex';
import { expect, it, test } from 'vitest';
import { questionBank } from '../question-bank.ts';
import { rapidFireBank } from '../rapid-fire/rapid-fire-bank.ts';
import { formula } from './mathematics.ts';

it.each([
  ['3√2', String.raw`$3\sqrt{2}$`],
  ['1 3/4', String.raw`$1 \frac{3}{4}$`],
  ['−√3/2', String.raw`$-\frac{\sqrt{3}}{2}$`],
  ['27^(−2/3)', String.raw`$27^{-\frac{2}{3}}$`],
  ['6x² − 4x⁻³', String.raw`$6x^{2} - 4x^{-3}$`],
  ['3/8 + 2/5', String.raw`$\frac{3}{8} + \frac{2}{5}$`],
  ['2,500 × 4 ÷ 5', String.raw`$2{,}500 \times 4 \div 5$`],
  ['cos 210°', String.raw`$\cos 210^{\circ}$`],
  ['log₂(8) + 3 ln x', String.raw`$\log_{2}(8) + 3 \ln x$`],
  ['v = (t + 4)/(t − 8)', String.raw`$v = \frac{t + 4}{t - 8}$`],
  ['(5x + 17)/((x − 1)(x + 3))', String.raw`$\frac{5x + 17}{(x - 1)(x + 3)}$`],
  ['3/(x − 2) − 1/(x + 5)', String.raw`$\frac{3}{x - 2} - \frac{1}{x + 5}$`],
  ['x = √((y − 9)/7) + 2', String.raw`$x = \sqrt{\frac{y - 9}{7}} + 2$`],
  ['x(24 − 3x)/2 + dy/dx', '$x(24 - 3x)/2 + dy/dx$'],
])('%s is %s, and the same again as plain text', (line, tex) => {
  expect(formula(line)).toBe(tex);
  expect(plainText(tex)).toBe(line);
});

test('KaTeX can set every formula of the bank, and there are some in each stage', () => {
  const questions = [...questionBank(), ...rapidFireBank()];
  const stages = new Set<string>();
  for (const { sourceId, body = '', options, explanation, ...question } of questions) {
    const texts = [body, explanation, ...options.map((option) => ('text' in option ? option.text : ''))];
    for (const part of texts.flatMap(splitMathematics)) {
      if (part.kind === 'text') continue;
      expect(() => katex.renderToString(part.tex, { strict: 'error' }), sourceId).not.toThrow();
      if ('stageCode' in question) stages.add(question.stageCode);
    }
  }
  expect(stages.size).toBe(3);
});

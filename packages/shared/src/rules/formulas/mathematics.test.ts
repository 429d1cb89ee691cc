import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { containsMathematics, splitMathematics, type TextOrFormula } from './mathematics.ts';

const words = (text: string): TextOrFormula => ({ kind: 'text', text });
const written = (tex: string, source: string, isDisplay: boolean): TextOrFormula => ({
  kind: 'mathematics',
  tex,
  source,
  isDisplay,
});
const formula = (tex: string) => written(tex, `$${tex}$`, false);
const inBrackets = (tex: string) => written(tex, `\\(${tex}\\)`, false);
const display = (tex: string) => written(tex, `$$${tex}$$`, true);
const displayInBrackets = (tex: string) => written(tex, `\\[${tex}\\]`, true);

describe('formulas in a text', () => {
  it.each([
    ['Simplify $\\sqrt{12}$.', [words('Simplify '), formula('\\sqrt{12}'), words('.')]],
    ['$x$', [formula('x')]],
    ['$a$$b$', [words('$a$$b$')]],
    ['$a$ and $b$', [formula('a'), words(' and '), formula('b')]],
    ['$\\text{cost: $5$}$', [formula('\\text{cost: $5$}')]],
    ['$\\frac{1}{2}x$ of $3', [formula('\\frac{1}{2}x'), words(' of $3')]],
    ['$5\\$$', [formula('5\\$')]],
    ['$a\n+ b$', [formula('a\n+ b')]],
    ['$$x$$', [display('x')]],
    [
      'Solve $$x^2 = 4$$ for $x$.',
      [words('Solve '), display('x^2 = 4'), words(' for '), formula('x'), words('.')],
    ],
    ['$$\n  x\n$$', [written('x', '$$\n  x\n$$', true)]],
    ['$$\\text{$5$}$$', [display('\\text{$5$}')]],
    ['$$5\\$$$', [display('5\\$')]],
    ['\\[x\\] and \\(y\\)', [displayInBrackets('x'), words(' and '), inBrackets('y')]],
    ['\\( x \\)5', [written('x', '\\( x \\)', false), words('5')]],
    ['\\[a \\\\[2pt] b\\]', [displayInBrackets('a \\\\[2pt] b')]],
    ['\\(\\text{a \\) b}\\)', [inBrackets('\\text{a \\) b}')]],
    ['costs $5 or \\(x\\)', [words('costs $5 or '), inBrackets('x')]],
    ['\\(a costs $b$\\)', [words('\\(a costs '), formula('b'), words('\\)')]],
  ])('%j', (text, parts) => {
    expect(splitMathematics(text)).toEqual(parts);
  });

  it.each([
    'Tea costs $5 and $7.',
    'A lone $ sign',
    'from $5-$7',
    '$ x$',
    '$x $',
    '$$',
    '$$x',
    '$$x$',
    '$$ $$',
    '$$$$',
    '$$$x$$$',
    '$$x\n\ny$$',
    'from $$5 to $$7',
    'cheap $ and dear $$',
    '\\(x',
    '\\[x\\)',
    '\\( \\)',
    '\\[a\n\nb\\]',
    'a line break \\\\[2pt] and ]',
    'x\\) and \\]',
    '$',
    '$\\frac{1}{2$',
    '$a\n\nb$',
    'It costs £5.',
    '',
  ])('%j contains no formula', (text) => {
    expect(splitMathematics(text)).toEqual(text === '' ? [] : [words(text)]);
    expect(containsMathematics(text)).toBe(false);
  });

  it('reads an escaped dollar as a dollar', () => {
    expect(splitMathematics('\\$5 and 6\\$')).toEqual([words('$5 and 6$')]);
  });

  it('treats a formula that is too long as plain text', () => {
    const long = `$${'x'.repeat(5000)}$`;
    expect(splitMathematics(long)).toEqual([words(long)]);
  });
});

const dollars = fc.string({
  unit: fc.constantFrom('$', '$', '\\', '(', ')', '[', ']', '{', '}', ' ', 'x', '5', '\n'),
  maxLength: 60,
});

test('no character is lost, and two text parts never follow each other', () => {
  fc.assert(
    fc.property(dollars, (text) => {
      const parts = splitMathematics(text);
      const read = parts.map((part) => (part.kind === 'text' ? part.text : part.source)).join('');
      expect(read.replaceAll(/\\+\$/gu, '$')).toBe(text.replaceAll(/\\+\$/gu, '$'));
      expect(parts.some((part, index) => part.kind === 'text' && parts[index + 1]?.kind === 'text')).toBe(
        false,
      );
    }),
  );
});

test('a formula begins and ends without space, and no digit follows it', () => {
  fc.assert(
    fc.property(dollars, (text) => {
      const parts = splitMathematics(text);
      for (const [index, part] of parts.entries()) {
        if (part.kind === 'text') continue;
        expect(part.tex).toMatch(/^\S(?:[^]*\S)?$/u);
        const next = parts[index + 1];
        if (!part.source.startsWith('$')) continue;
        if (next?.kind === 'text') expect(next.text).not.toMatch(/^\d/u);
      }
    }),
  );
});

test.each(['$a ', '$$a {', '\\(a ', '\\[{a '])('a long text of %j is read without a timeout', (piece) => {
  const text = piece.repeat(20_000);
  expect(splitMathematics(text)).toEqual([words(text)]);
});

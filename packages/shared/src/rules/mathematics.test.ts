import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasMathematics, partsOf, type WrittenPart } from './mathematics.ts';

const words = (text: string): WrittenPart => ({ kind: 'text', text });
const formula = (tex: string): WrittenPart => ({ kind: 'mathematics', tex });

describe('where mathematics stands', () => {
  it.each([
    ['Simplify $\\sqrt{12}$.', [words('Simplify '), formula('\\sqrt{12}'), words('.')]],
    ['$x$', [formula('x')]],
    ['$a$$b$', [words('$a$$b$')]],
    ['$a$ and $b$', [formula('a'), words(' and '), formula('b')]],
    ['$\\text{cost: $5$}$', [formula('\\text{cost: $5$}')]],
    ['$\\frac{1}{2}x$ of $3', [formula('\\frac{1}{2}x'), words(' of $3')]],
    ['$5\\$$', [formula('5\\$')]],
    ['$a\n+ b$', [formula('a\n+ b')]],
  ])('%j', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it.each([
    'Tea costs $5 and $7.',
    'A lone $ sign',
    'from $5-$7',
    '$ x$',
    '$x $',
    '$$',
    '$$x$$',
    '$',
    '$\\frac{1}{2$',
    '$a\n\nb$',
    'It costs £5.',
    '',
  ])('%j is as written', (text) => {
    expect(partsOf(text)).toEqual(text === '' ? [] : [words(text)]);
    expect(hasMathematics(text)).toBe(false);
  });

  it('takes an escaped dollar as a dollar', () => {
    expect(partsOf('\\$5 and 6\\$')).toEqual([words('$5 and 6$')]);
  });

  it('shows a formula beyond all length as written', () => {
    const long = `$${'x'.repeat(5000)}$`;
    expect(partsOf(long)).toEqual([words(long)]);
  });
});

const dollars = fc.string({
  unit: fc.constantFrom('$', '$', '\\', '{', '}', ' ', 'x', '5', '\n'),
  maxLength: 60,
});

test('nothing of a text is lost, and words never follow words', () => {
  fc.assert(
    fc.property(dollars, (text) => {
      const parts = partsOf(text);
      const read = parts.map((part) => (part.kind === 'text' ? part.text : `$${part.tex}$`)).join('');
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
      const parts = partsOf(text);
      for (const [index, part] of parts.entries()) {
        if (part.kind === 'text') continue;
        expect(part.tex).toMatch(/^\S(?:[^]*\S)?$/u);
        const next = parts[index + 1];
        if (next?.kind === 'text') expect(next.text).not.toMatch(/^\d/u);
      }
    }),
  );
});

test('a long text of dollars is read in no time', () => {
  const text = '$a '.repeat(20_000);
  expect(partsOf(text)).toEqual([words(text)]);
});

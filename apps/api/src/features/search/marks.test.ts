import { describe, expect, it } from 'vitest';
import { clip, markEnd, markStart, markTerms, readMarks } from './marks.ts';

const marked = ({ text, marks }: ReturnType<typeof markTerms>) =>
  marks.map(([from, to]) => text.slice(from, to));

const asciiPunctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const unicodePunctuation = '‐‑‒–—―−‘’‚“”„«»‹›…·•¡¿§¶£€×÷±≤≥°²½™©√π\u00A0';

describe('marks', () => {
  it('stand wherever a word is, without regard to case, short ones only at the beginning of a word', () => {
    expect(marked(markTerms('Ratio and ratios, aRATIO', ['ratio']))).toEqual(['Ratio', 'ratio', 'RATIO']);
    expect(marked(markTerms('A cat at an atom', ['at']))).toEqual(['at', 'at']);
    expect(marked(markTerms('What is 3.5 (or 365)?', ['3.5']))).toEqual(['3.5']);
    expect(markTerms('any text', ['.*']).marks).toEqual([]);
  });

  it.each(Array.from(asciiPunctuation + unicodePunctuation))('take %s literally', (sign) => {
    for (const term of [`non${sign}verbal`, `${sign}5`, `a${sign}`]) {
      expect(marked(markTerms(`Some ${term} text`, [term])), term).toEqual([term]);
    }
    expect(markTerms('nonXverbal', [`non${sign}verbal`]).marks).toEqual([]);
  });

  it('are read from what PostgreSQL found', () => {
    const read = readMarks(`Two ${markStart}ratios${markEnd}\n of  ${markStart}rice${markEnd}`);
    expect(read.text).toBe('Two ratios of rice');
    expect(marked(read)).toEqual(['ratios', 'rice']);
  });
});

describe('clipping', () => {
  const long = `${'word '.repeat(60)}triangle ${'more '.repeat(60)}`.trim();

  it('leaves short texts alone', () => {
    const short = markTerms('A triangle', ['triangle']);
    expect(clip(short)).toEqual(short);
  });

  it('reads a formula as plain text and marks nothing inside it', () => {
    const read = readMarks(
      `${markStart}Simplify${markEnd} $\\frac{${markStart}x${markEnd}^2}{3}$ for tea at $5 and ${markStart}milk${markEnd} at $7`,
    );
    expect(read.text).toBe('Simplify x²/3 for tea at $5 and milk at $7');
    expect(marked(read)).toEqual(['Simplify', 'milk']);
    const display = readMarks(
      `${markStart}Solve${markEnd}\n$$${markStart}x${markEnd}^2 = 4$$ or \\[x_1\\] or \\(y\\)`,
    );
    expect(display.text).toBe('Solve x² = 4 or x₁ or y');
    expect(marked(display)).toEqual(['Solve']);
  });

  it('shows the match with some words around it, marked where it now stands', () => {
    const clipped = clip(markTerms(long, ['triangle']));
    expect(clipped.text.length).toBeLessThanOrEqual(182);
    expect(clipped.text).toMatch(/^…word .* triangle more .* more…$/u);
    expect(marked(clipped)).toEqual(['triangle']);
  });

  it('begins at the beginning when there is no match', () => {
    expect(clip({ text: long, marks: [] }).text).toMatch(/^word .*word…$/u);
  });

  it('copes with one word without end', () => {
    const clipped = clip(markTerms(`${'x'.repeat(500)}needle${'y'.repeat(500)}`, ['needle']));
    expect(clipped.text.length).toBeLessThanOrEqual(182);
    for (const [from, to] of clipped.marks) expect(clipped.text.slice(from, to)).toBe('needle');
  });
});

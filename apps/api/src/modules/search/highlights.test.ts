import { describe, expect, it } from 'vitest';
import {
  excerptAroundHighlight,
  highlightEnd,
  highlightStart,
  highlightTerms,
  parseHighlights,
} from './highlights.ts';

const marked = ({ text, marks }: ReturnType<typeof highlightTerms>) =>
  marks.map(([from, to]) => text.slice(from, to));

const asciiPunctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const unicodePunctuation = '‐‑‒–—―−‘’‚“”„«»‹›…·•¡¿§¶£€×÷±≤≥°²½™©√π\u00A0';

describe('marks', () => {
  it('mark a term anywhere, in any case; short terms only at the start of a word', () => {
    expect(marked(highlightTerms('Ratio and ratios, aRATIO', ['ratio']))).toEqual([
      'Ratio',
      'ratio',
      'RATIO',
    ]);
    expect(marked(highlightTerms('A cat at an atom', ['at']))).toEqual(['at', 'at']);
    expect(marked(highlightTerms('What is 3.5 (or 365)?', ['3.5']))).toEqual(['3.5']);
    expect(highlightTerms('any text', ['.*']).marks).toEqual([]);
  });

  it.each(Array.from(asciiPunctuation + unicodePunctuation))('take %s literally', (sign) => {
    for (const term of [`non${sign}verbal`, `${sign}5`, `a${sign}`]) {
      expect(marked(highlightTerms(`Some ${term} text`, [term])), term).toEqual([term]);
    }
    expect(highlightTerms('nonXverbal', [`non${sign}verbal`]).marks).toEqual([]);
  });

  it('are read from PostgreSQL’s output', () => {
    const read = parseHighlights(
      `Two ${highlightStart}ratios${highlightEnd}\n of  ${highlightStart}rice${highlightEnd}`,
    );
    expect(read.text).toBe('Two ratios of rice');
    expect(marked(read)).toEqual(['ratios', 'rice']);
  });
});

describe('an excerpt', () => {
  const long = `${'word '.repeat(60)}triangle ${'more '.repeat(60)}`.trim();

  it('leaves short texts alone', () => {
    const short = highlightTerms('A triangle', ['triangle']);
    expect(excerptAroundHighlight(short)).toEqual(short);
  });

  it('shows the same formulas with and without highlights', () => {
    const read = parseHighlights(
      `${highlightStart}Pay${highlightEnd} $${highlightStart}5${highlightEnd}, not $${highlightStart}7${highlightEnd}; \\$1 for $\\nosuch{${highlightStart}x${highlightEnd}}$ or $x$`,
    );
    expect(read.text).toBe('Pay $5, not $7; $1 for $\\nosuch{x}$ or x');
    expect(read.marks.map(([start, end]) => read.text.slice(start, end))).toEqual(['Pay', '5', '7']);
  });

  it('shows a formula as plain text without highlights in it', () => {
    const read = parseHighlights(
      `${highlightStart}Simplify${highlightEnd} $\\frac{${highlightStart}x${highlightEnd}^2}{3}$ for tea at $5 and ${highlightStart}milk${highlightEnd} at $7`,
    );
    expect(read.text).toBe('Simplify x²/3 for tea at $5 and milk at $7');
    expect(marked(read)).toEqual(['Simplify', 'milk']);
    const display = parseHighlights(
      `${highlightStart}Solve${highlightEnd}\n$$${highlightStart}x${highlightEnd}^2 = 4$$ or \\[x_1\\] or \\(y\\)`,
    );
    expect(display.text).toBe('Solve x² = 4 or x₁ or y');
    expect(marked(display)).toEqual(['Solve']);
  });

  it('shows the match with some words around it, with the highlight moved accordingly', () => {
    const clipped = excerptAroundHighlight(highlightTerms(long, ['triangle']));
    expect(clipped.text.length).toBeLessThanOrEqual(182);
    expect(clipped.text).toMatch(/^…word .* triangle more .* more…$/u);
    expect(marked(clipped)).toEqual(['triangle']);
  });

  it('starts at the beginning when there is no match', () => {
    expect(excerptAroundHighlight({ text: long, marks: [] }).text).toMatch(/^word .*word…$/u);
  });

  it('handles one very long word', () => {
    const clipped = excerptAroundHighlight(
      highlightTerms(`${'x'.repeat(500)}needle${'y'.repeat(500)}`, ['needle']),
    );
    expect(clipped.text.length).toBeLessThanOrEqual(182);
    for (const [from, to] of clipped.marks) expect(clipped.text.slice(from, to)).toBe('needle');
  });
});

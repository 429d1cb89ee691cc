import { describe, expect, it } from 'vitest';
import { findOptionProblem } from './options.ts';

const problemOf = (...texts: string[]) => findOptionProblem(texts.map((text) => ({ text })));

describe('the options of a question', () => {
  it.each([
    ['differ in case', ['BB', 'Bb', 'bb', 'mW']],
    ['are units', ['mW', 'MW', 'kW', 'W']],
    ['are sentences', ['Paris is here.', 'paris is here.']],
    ['are in the picture of the question', ['', '', '', '']],
    ['are a number, a power, an index, a fraction and a ring', ['32', '3²', '3₂', '½', '②', '2']],
    ['have other dashes', ['well-known', 'well–known', 'well—known']],
    ['are other Greek letters', ['p', 'ρ', 'v', 'ν', 'γ', 'y']],
    ['have other accents', ['resume', 'résumé', 'resumé']],
  ])('are accepted when they %s', (_what, texts) => {
    expect(problemOf(...texts)).toBeUndefined();
  });

  it.each([
    ['the same text', ['x', 'x', 'x', 'x'], { index: 1, message: 'Options A) and B) are the same' }],
    [
      'the same in other spaces',
      ['a', '1  cm', '1\u00a0cm'],
      { index: 2, message: 'Options B) and C) are the same' },
    ],
    ['the same in other quotes', ['It’s', "It's"], { index: 1, message: 'Options A) and B) are the same' }],
    [
      'nothing but an invisible character',
      ['a', '\u200B', 'c'],
      { index: 1, message: 'Option B) has no text' },
    ],
    ['no text among others', ['a', ' ', 'c'], { index: 1, message: 'Option B) has no text' }],
  ])('are refused with %s', (_what, texts, problem) => {
    expect(problemOf(...texts)).toEqual(problem);
  });

  it.each([
    ['an accent that is a character of its own', 'caf\u00E9', 'cafe\u0301'],
    ['accents in another order', 'a\u0323\u0301', 'a\u0301\u0323'],
    ['a zero-width space', 'x', 'x\u200B'],
    ['a soft hyphen', 'cooperate', 'co\u00ADoperate'],
    ['a word joiner and a direction mark', 'ten', '\u200Et\u2060en\uFEFF'],
    ['a ligature', 'find', '\uFB01nd'],
    ['full-width letters', 'A1', '\uFF21\uFF11'],
    ['another ellipsis', 'and so on...', 'and so on\u2026'],
    ['the sign of ohm and of micro', '5 \u03A9 and \u03BCm', '5 \u2126 and \u00B5m'],
    ['a minus sign', '-3', '\u22123'],
    ['a hyphen that keeps words together', 'well-known', 'well\u2011known'],
    ['Cyrillic letters', 'cap', '\u0441\u0430\u0440'],
    ['a Greek capital', 'A', '\u0391'],
  ])('are the same if they look the same: %s', (_what, one, other) => {
    expect(problemOf('z', one, other)).toEqual({ index: 2, message: 'Options B) and C) are the same' });
  });

  it('can be different pictures', () => {
    expect(findOptionProblem([{ image: 'one' }, { image: 'two' }, { text: 'one' }])).toBeUndefined();
    expect(findOptionProblem([{ image: 'one' }, { text: 'None' }, { image: 'one' }])).toEqual({
      index: 2,
      message: 'Options A) and C) are the same',
    });
  });
});

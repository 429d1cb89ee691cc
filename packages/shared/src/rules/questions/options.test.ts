import { describe, expect, it } from 'vitest';
import { findOptionProblem } from './options.ts';

const problemOf = (...texts: string[]) => findOptionProblem(texts.map((text) => ({ text })));

describe('the options of a question', () => {
  it.each([
    ['differ in case', ['BB', 'Bb', 'bb', 'mW']],
    ['are units', ['mW', 'MW', 'kW', 'W']],
    ['are sentences', ['Paris is here.', 'paris is here.']],
    ['are in the picture of the question', ['', '', '', '']],
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
    ['no text among others', ['a', ' ', 'c'], { index: 1, message: 'Option B) has no text' }],
  ])('are refused with %s', (_what, texts, problem) => {
    expect(problemOf(...texts)).toEqual(problem);
  });

  it('can be different pictures', () => {
    expect(findOptionProblem([{ image: 'one' }, { image: 'two' }, { text: 'one' }])).toBeUndefined();
    expect(findOptionProblem([{ image: 'one' }, { text: 'None' }, { image: 'one' }])).toEqual({
      index: 2,
      message: 'Options A) and C) are the same',
    });
  });
});

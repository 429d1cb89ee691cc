import { describe, expect, it } from 'vitest';
import { wordStartsWithPattern, containsPattern, parseSearchQuery } from './search-query.ts';

describe('a search query', () => {
  it('is split into words, the last of which may be unfinished', () => {
    expect(parseSearchQuery('equivalent  fracti')).toMatchObject({
      terms: ['equivalent', 'fracti'],
      isShort: false,
      unfinished: { last: 'fracti', before: 'equivalent' },
    });
  });

  it('does not exclude words after a minus, and keeps phrases', () => {
    expect(parseSearchQuery('-5 --ratio "-times table"').text).toBe('5 ratio "times table"');
    expect(parseSearchQuery('x-axis').terms).toEqual(['x-axis']);
  });

  it('is short when every word is, and has no words when it is only punctuation', () => {
    expect(parseSearchQuery('a')).toMatchObject({ isShort: true, unfinished: undefined });
    expect(parseSearchQuery('A 2').isShort).toBe(true);
    expect(parseSearchQuery('a level').isShort).toBe(false);
    expect(parseSearchQuery('+ % "').terms).toEqual([]);
  });

  it('is matched literally in patterns', () => {
    expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
    expect(wordStartsWithPattern('c++')).toBe('\\mc\\+\\+');
    for (const letter of ['Ⓐ', '\u093F', '\u0E31'])
      expect(wordStartsWithPattern(letter)).toBe(`\\m${letter}`);
  });
});

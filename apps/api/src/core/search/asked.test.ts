import { describe, expect, it } from 'vitest';
import { beginningWith, containing, takeApart } from './asked.ts';

describe('what was typed', () => {
  it('is taken apart into words, the last of which may be unfinished', () => {
    expect(takeApart('equivalent  fracti')).toMatchObject({
      terms: ['equivalent', 'fracti'],
      isShort: false,
      unfinished: { last: 'fracti', before: 'equivalent' },
    });
  });

  it('excludes nothing by a minus, and keeps phrases', () => {
    expect(takeApart('-5 --ratio "-times table"').text).toBe('5 ratio "times table"');
    expect(takeApart('x-axis').terms).toEqual(['x-axis']);
  });

  it('is short when every word is, and has no words when there are only signs', () => {
    expect(takeApart('a')).toMatchObject({ isShort: true, unfinished: undefined });
    expect(takeApart('A 2').isShort).toBe(true);
    expect(takeApart('a level').isShort).toBe(false);
    expect(takeApart('+ % "').terms).toEqual([]);
  });

  it('stands literally in patterns', () => {
    expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
    expect(beginningWith('c++')).toBe('\\mc\\+\\+');
    for (const letter of ['Ⓐ', '\u093F', '\u0E31']) expect(beginningWith(letter)).toBe(`\\m${letter}`);
  });
});

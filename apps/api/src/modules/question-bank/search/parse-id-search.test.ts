import { describe, expect, it } from 'vitest';
import { parseIdSearch } from './parse-id-search.ts';

const id = '0193a7c2-5b1e-7c3a-9b1e-00000000c0de';

describe('a search for an id', () => {
  it('matches a whole id', () => {
    expect(parseIdSearch(` ${id.toUpperCase()} `)).toMatchObject({ from: id, to: id, ending: '' });
  });

  it('matches the beginning of an id, or the short form in a list', () => {
    expect(parseIdSearch('0193a7c2-5b')).toMatchObject({
      from: '0193a7c2-5b00-0000-0000-000000000000',
      to: '0193a7c2-5bff-ffff-ffff-ffffffffffff',
    });
    expect(parseIdSearch('0193a7c2…0000c0de')).toMatchObject({
      from: '0193a7c2-0000-0000-0000-000000000000',
      to: '0193a7c2-ffff-ffff-ffff-ffffffffffff',
      ending: '0000c0de',
    });
  });

  it('matches a source id', () => {
    expect(parseIdSearch('q-18f3')).toMatchObject({ sourceId: 'q-18f3' });
    expect(parseIdSearch('0193a7c')).toMatchObject({ sourceId: '0193a7c' });
  });

  it('does not match a sentence', () => {
    expect(parseIdSearch('What is the area of')).toBeUndefined();
    expect(parseIdSearch(`${id} and`)).toBeUndefined();
  });
});

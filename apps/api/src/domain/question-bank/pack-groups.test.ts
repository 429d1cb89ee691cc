import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packGroupsExactly, packGroups } from './pack-groups.ts';

const group = (name: string, size: number) => Array.from({ length: size }, (_, index) => `${name}${index}`);

/** The most places that whole groups can fill, by trying every selection. */
function bestFill(sizes: readonly number[], count: number): number {
  const sums = sizes.reduce<number[]>((all, size) => [...all, ...all.map((sum) => sum + size)], [0]);
  return Math.max(...sums.filter((sum) => sum <= count));
}

describe('packGroups', () => {
  it('takes single questions in their order', () => {
    expect(packGroups([['a'], ['b'], ['c']], 2)).toEqual([['a'], ['b']]);
  });

  it('keeps the questions of a passage together and passes over what would not fit', () => {
    const groups = [['a'], group('p', 3), group('q', 3), ['b']];
    expect(packGroups(groups, 5)).toEqual([['a'], group('p', 3), ['b']]);
  });

  it('passes over an early group when the places can only be filled without it', () => {
    expect(packGroups([group('p', 4), group('q', 3), group('r', 2)], 5)).toEqual([
      group('q', 3),
      group('r', 2),
    ]);
  });

  it('cuts only a group that alone exceeds the count', () => {
    expect(packGroups([group('p', 7)], 5)).toEqual([group('p', 5)]);
  });

  it('gives fewer rather than a torn passage', () => {
    expect(packGroups([group('p', 4), group('q', 4)], 6).flat()).toHaveLength(4);
  });

  it('fills as many places as whole groups can, with no group twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 10 }), fc.nat(20), (sizes, count) => {
        const groups = sizes.map((size, index) => group(`${index}-`, size));
        const members = packGroups(groups, count).flat();
        expect(new Set(members).size).toBe(members.length);
        const fitting = sizes.map((size) => Math.min(size, count));
        expect(members).toHaveLength(bestFill(fitting, count));
      }),
    );
  });
});

describe('packGroupsExactly', () => {
  it('cuts a passage that is left over rather than leave places empty', () => {
    expect(packGroupsExactly([group('p', 8), group('q', 8), group('r', 8)], 10)).toEqual([
      group('p', 8),
      group('q', 2),
    ]);
  });

  it('cuts nothing when whole groups fill the places, or when nothing is left', () => {
    expect(packGroupsExactly([group('p', 4), group('q', 3), group('r', 2)], 5)).toEqual([
      group('q', 3),
      group('r', 2),
    ]);
    expect(packGroupsExactly([group('p', 4)], 6)).toEqual([group('p', 4)]);
  });
});

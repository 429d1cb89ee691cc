import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseGroupsExactly, chooseGroups } from './choose-groups.ts';

const group = (name: string, size: number) => Array.from({ length: size }, (_, index) => `${name}${index}`);

/** The most members that whole groups can have up to the count, found by trying every selection. */
function bestFill(sizes: readonly number[], count: number): number {
  const sums = sizes.reduce<number[]>((all, size) => [...all, ...all.map((sum) => sum + size)], [0]);
  return Math.max(...sums.filter((sum) => sum <= count));
}

describe('chooseGroups', () => {
  it('takes single questions in their order', () => {
    expect(chooseGroups([['a'], ['b'], ['c']], 2)).toEqual([['a'], ['b']]);
  });

  it('keeps the questions of a passage together and skips groups that do not fit', () => {
    const groups = [['a'], group('p', 3), group('q', 3), ['b']];
    expect(chooseGroups(groups, 5)).toEqual([['a'], group('p', 3), ['b']]);
  });

  it('skips an early group when the count can only be reached without it', () => {
    expect(chooseGroups([group('p', 4), group('q', 3), group('r', 2)], 5)).toEqual([
      group('q', 3),
      group('r', 2),
    ]);
  });

  it('cuts only a group that alone exceeds the count', () => {
    expect(chooseGroups([group('p', 7)], 5)).toEqual([group('p', 5)]);
  });

  it('returns fewer rather than cutting a passage', () => {
    expect(chooseGroups([group('p', 4), group('q', 4)], 6).flat()).toHaveLength(4);
  });

  it('comes as close to the count as whole groups can, without repeats', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 10 }), fc.nat(20), (sizes, count) => {
        const groups = sizes.map((size, index) => group(`${index}-`, size));
        const members = chooseGroups(groups, count).flat();
        expect(new Set(members).size).toBe(members.length);
        const fitting = sizes.map((size) => Math.min(size, count));
        expect(members).toHaveLength(bestFill(fitting, count));
      }),
    );
  });
});

describe('chooseGroupsExactly', () => {
  it('cuts an unused passage when whole groups do not reach the count', () => {
    expect(chooseGroupsExactly([group('p', 8), group('q', 8), group('r', 8)], 10)).toEqual([
      group('p', 8),
      group('q', 2),
    ]);
  });

  it('cuts nothing when whole groups reach the count, or when no group is left', () => {
    expect(chooseGroupsExactly([group('p', 4), group('q', 3), group('r', 2)], 5)).toEqual([
      group('q', 3),
      group('r', 2),
    ]);
    expect(chooseGroupsExactly([group('p', 4)], 6)).toEqual([group('p', 4)]);
  });
});

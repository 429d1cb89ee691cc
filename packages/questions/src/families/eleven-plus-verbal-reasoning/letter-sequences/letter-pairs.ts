import { letterAt } from '#text/alphabet.ts';
import type { Misconception } from '../../family.ts';

export const pair = (left: number, right: number) => letterAt(left) + letterAt(right);

/** The correct pair with one letter wrong by one or two. */
export function neighbours(left: number, right: number): Misconception[] {
  return [
    [pair(left + 1, right), 'a slip of one place in the first letter'],
    [pair(left, right + 1), 'a slip of one place in the second letter'],
    [pair(left, right - 1), 'a slip of one place in the second letter'],
    [pair(left - 1, right), 'a slip of one place in the first letter'],
    [pair(left + 1, right + 1), 'a slip of one place in both letters'],
    [pair(left - 1, right - 1), 'a slip of one place in both letters'],
  ];
}

export const step = (size: number) =>
  `${Math.abs(size)} ${Math.abs(size) === 1 ? 'place' : 'places'} ${size < 0 ? 'back' : 'on'}`;

import type { Random } from '../random.ts';
import type { Misconception } from './family.ts';

export const bit = (value: boolean): string => (value ? '1' : '0');

/** The outputs of two gates or expressions. */
export const twoOutputs = (p: boolean, q: boolean): string => `P = ${bit(p)} and Q = ${bit(q)}`;

/** The outputs that are wrong in one place or in both. */
export const wrongOutputs = (random: Random, p: boolean, q: boolean): Misconception[] =>
  random.shuffle([
    [twoOutputs(!p, q), ''],
    [twoOutputs(p, !q), ''],
    [twoOutputs(!p, !q), ''],
  ]);

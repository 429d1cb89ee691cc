import { randomInt } from 'node:crypto';

/** Randomness as an argument: a whole number from 0 to `below` - 1, each as likely as the others. */
export type RandomInt = (below: number) => number;

export const secureRandomInt: RandomInt = (below) => randomInt(below);

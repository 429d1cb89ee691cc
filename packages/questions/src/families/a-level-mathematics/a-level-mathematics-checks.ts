import { numberOf, numbersIn } from '#checks/support/numbers-in-text.ts';
import { part } from '#checks/support/part-of-text.ts';

/** The number in the first group of the pattern. */
export const numberAt = (text: string, pattern: RegExp) => numberOf(part(text, pattern));

export const pointsIn = (text: string) =>
  [...text.matchAll(/\((−?[\d.]+), (−?[\d.]+)\)/g)].map(([found]) => numbersIn(found) as [number, number]);

/** Equal as far as numerical gradients and integrals are exact. */
export const near = (one: number, other: number) => Math.abs(one - other) < 1e-4 * Math.max(1, Math.abs(one));

/** With brackets around what a function or a power of e applies to: `2 sin(3x)` for `2 sin 3x`, `e^(4x)` for `e^4x`. */
export const spelt = (text: string) =>
  text
    .replaceAll(/(sin|cos|tan|ln) (\d*[a-zθ]|\d+)/g, '$1($2)')
    .replaceAll(/e\^(−?[\d.]+[a-z]²?)/g, 'e^($1)');

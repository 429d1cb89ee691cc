import { terms } from '#text/algebra.ts';

export type Vector = readonly [across: number, up: number];

/** `3i − 2j` with bold letters, in TeX without delimiters. */
export function vectorTex([across, up]: Vector): string {
  const parts = [
    across === 0 ? '' : terms([[across, 1]], '\\mathbf{i}'),
    up === 0 ? '' : terms([[up, 1]], '\\mathbf{j}'),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '0' : parts.join(' + ').replace('+ −', '− ').replaceAll('−', '-');
}

/** `(3i − 2j)`, as a formula. */
export const vector = (value: Vector) => `$(${vectorTex(value)})$`;

export const plus = (one: Vector, two: Vector, times = 1): Vector => [
  one[0] + times * two[0],
  one[1] + times * two[1],
];

/** The number in the first group of the pattern: `1,250`, `−3`. */
export const numberAt = (text: string, pattern: RegExp) =>
  Number((pattern.exec(text)?.[1] ?? 'none').replaceAll(',', '').replace('−', '-'));

/** All vectors in a printed text: `3i − 2j`, `−j`. A term without the other letter counts as its own vector. */
export function vectorsIn(text: string): [across: number, up: number][] {
  const size = (digits: string | undefined) => (digits === '' || digits === undefined ? 1 : Number(digits));
  return [
    ...text.matchAll(/(?<![\w.])(−?)([\d.]*)i(?: ([+−]) ([\d.]*)j)?(?!\w)|(?<![\w.])(−?)([\d.]*)j(?!\w)/g),
  ].map(([found, minusI, i, sign, j, minusJ, alone]) =>
    found.includes('i')
      ? [(minusI === '−' ? -1 : 1) * size(i), sign === undefined ? 0 : (sign === '−' ? -1 : 1) * size(j)]
      : [0, (minusJ === '−' ? -1 : 1) * size(alone)],
  );
}

export const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** Adds up the mass of a formula, with the atomic masses given in brackets at the end of the text. */
export function formulaMass(text: string): number {
  const formula = /, ([A-Z][A-Za-z₀-₉]*)[?,]/.exec(text)?.[1] ?? '';
  const given = new Map(
    [...text.matchAll(/([A-Z][a-z]?) = ([\d.]+)/g)].map(([, element = '', mass]) => [element, Number(mass)]),
  );
  return [...formula.matchAll(/([A-Z][a-z]?)([₀-₉]*)/g)].reduce((sum, [, element = '', count = '']) => {
    const atoms = count === '' ? 1 : Number([...count].map((digit) => subscripts.indexOf(digit)).join(''));
    return sum + (given.get(element) ?? NaN) * atoms;
  }, 0);
}
